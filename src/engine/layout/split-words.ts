import type {Word} from '../page.js';

/** Words of nothing but strokes to write on: `_____`, `.....`, `---`. */
const filler = /^[_.\-–—=|~·…:]{2,}$|^[_|]$/;
/** `Date:9/3` is a label and a value; `12:30` and `http://` are not. */
const labelAndValue = /^([^\d:][^:]*[^:\s][:：])([^:/].*)$/u;

/** The words of a page without fillers, those that glue a label to its value cut behind the colon. */
export function splitWords(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const bare = withoutStrokes(word);
    if (bare === undefined) return [];
    const cut = labelAndValue.exec(bare.text);
    if (cut === null) return [bare];
    return [part(bare, 0, cut[1]!.length), part(bare, cut[1]!.length, bare.text.length)];
  });
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
