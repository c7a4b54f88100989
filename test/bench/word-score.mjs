// How well what was read agrees with a transcript. A transcript has one printed line per line; what a reader may miss or
// find without fault (handwriting, holes in the paper, another script) is marked: `~word`, or `~ ` before a whole line.

/** The words of a transcript, and apart from them those that do not count. */
export function parseTranscript(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const marked = lines.map((line) =>
    wordsOf(line.replace(/^~ /, '')).map((word) => ({
      text: word.replace(/^~(?=.)/, ''),
      optional: line.startsWith('~ ') || /^~./.test(word),
    })),
  );
  const pick = (optional) =>
    marked.flatMap((line) => line.filter((one) => one.optional === optional).map(({text}) => text));
  return {words: pick(false).filter(isWord), optional: pick(true)};
}

/** Two ways to compare words: as they stand, and with case and everything but letters and digits dropped. */
export const comparisons = {
  exact: (word) => word,
  loose: (word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
};

/** Words without order: how many of the transcript were found, and which are left over on both sides. */
export function compareWords(transcript, found, fold) {
  const left = counted(found.filter(isWord).map(fold));
  const words = transcript.words.map(fold).filter((word) => word !== '');
  const missed = words.filter((word) => !take(left, word));
  for (const word of transcript.optional.map(fold)) take(left, word);
  const extra = [...left].flatMap(([word, count]) => new Array(count).fill(word));
  return {hits: words.length - missed.length, truths: words.length, missed, extra};
}

export function f1({hits, truths, extra}) {
  return (2 * hits) / Math.max(1, truths + hits + extra);
}

/** Characters to insert, drop or change so that one text becomes the other (Levenshtein); blanks count as one. */
export function editDistance(one, other) {
  const [from, to] = [one, other].map((words) => words.filter(isWord).join(' '));
  let before = Array.from({length: to.length + 1}, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    for (let at = 1; at <= to.length; at++)
      now[at] = Math.min(
        before[at] + 1,
        now[at - 1] + 1,
        before[at - 1] + (from[row - 1] === to[at - 1] ? 0 : 1),
      );
    before = now;
  }
  return before.at(-1);
}

/** Split at white space; dashes and quotes of all forms are the same. */
export function wordsOf(text) {
  const plain = text
    .normalize('NFC')
    .replace(/[–—−]/g, '-')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"');
  return plain.split(/\s+/u).filter((word) => word !== '');
}

/** Rows of dashes, stars and the like are drawings. */
function isWord(word) {
  return !/^[^\p{L}\p{N}]{3,}$/u.test(word);
}

function counted(words) {
  const counts = new Map();
  for (const word of words) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function take(counts, word) {
  const count = counts.get(word) ?? 0;
  if (count > 0) counts.set(word, count - 1);
  return count > 0;
}
