import type {Word} from '../page.js';

/** Words of nothing but strokes to write on: `_____`, `.....`, `---`. */
const filler = /^[_.\-–—=|~·…:]{2,}$|^[_|]$/;
/** `Date:9/3` is a label and a value; `12:30` and `http://` are not. */
const labelAndValue = /^([^\d:][^:]*[^:\s][:：])([^:/].*)$/u;

/** `DATE..3/17/82`, `No.___533`: leaders between a label and its value, or between words. */
const leaders = /(?<=[\p{L}\p{N}).])(?:\.{2,}|_{2,}|…+|\._+|_+\.)(?=[\p{L}\p{N}$(#])/gu;

/**
 * The words of a page without fillers; words that contain both a label and its value are split after the colon and at
 * leaders.
 */
export function splitWords(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const bare = withoutStrokes(word);
    return bare === undefined ? [] : atLeaders(bare).flatMap(behindColon);
  });
}

function behindColon(word: Word): Word[] {
  const cut = labelAndValue.exec(word.text);
  if (cut === null) return [word];
  return [part(word, 0, cut[1]!.length), part(word, cut[1]!.length, word.text.length)];
}

function atLeaders(word: Word): Word[] {
  const parts: Word[] = [];
  let from = 0;
  for (const {0: leader, index} of word.text.matchAll(leaders)) {
    parts.push(part(word, from, index));
    from = index + leader.length;
  }
  return from === 0 ? [word] : [...parts, part(word, from, word.text.length)];
}

function withoutStrokes(word: Word): Word | undefined {
  const {text, box} = word;
  if (box.right <= box.left || box.bottom <= box.top || filler.test(text.trim())) return undefined;
  const from = /^_*/.exec(text)![0].length;
  const to = text.length - /_*$/.exec(text)![0].length;
  if (from >= to) return undefined;
  return from === 0 && to === text.length ? word : part(word, from, to);
}

/** Characters of a word as a word of its own; its width is shared out evenly. */
function part(word: Word, from: number, to: number): Word {
  const {text, box} = word;
  const step = (box.right - box.left) / text.length;
  return {
    ...word,
    text: text.slice(from, to),
    box: {...box, left: box.left + from * step, right: box.left + to * step},
  };
}
