import type {CheckBox, Word} from '../page.js';

/**
 * What a mark in a box, or the box itself, is read as: one or two signs, x or v, a Greek letter, a Chinese character.
 */
const mark = /^(?:[^\p{L}\p{N}]{1,2}|[xXvV]|\p{Script=Greek}|[口区囚凶])$/u;

/** Whether a word is the mark in a check box. */
export function isMarkOf({text, box}: Word, {box: own}: CheckBox): boolean {
  if (!mark.test(text)) return false;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > own.left && x < own.right && y > own.top && y < own.bottom;
}
