import type {CheckBox, Word} from '../page.js';

/** What the mark of a box is read as: no letters or figures, a cross, or a letter of another script. */
const mark = /^(?:[^\p{L}\p{N}]{1,2}|[xXvV]|\p{Script=Greek}|[口区囚凶])$/u;

/** Whether a word is what stands in a box. */
export function isMarkOf({text, box}: Word, {box: own}: CheckBox): boolean {
  if (!mark.test(text)) return false;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > own.left && x < own.right && y > own.top && y < own.bottom;
}
