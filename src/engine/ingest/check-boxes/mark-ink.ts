import type {Box, CheckBox} from '../../page.js';

/** The border of a box is this part of its side at most. */
const border = 0.22;
/** A tick or cross covers more of the inside, dirt and a thick border less. */
const leastMark = 0.07;
const clearMark = 0.14;
/** A square that is all ink may be a bullet or a punched hole as well. */
const bullet = 0.92;
const halfSure = 0.6;

/** A drawn box and whether it is marked, from the ink within its border; `isDark` tells the ink of a place. */
export function checkBoxOf(
  box: Box,
  outline: Box,
  isDark: (x: number, y: number) => boolean,
  surety: number,
): CheckBox {
  const share = inkWithin(box, isDark);
  const clear = Math.min(1, Math.abs(share - leastMark) / (clearMark - leastMark));
  const likeness = share > bullet ? halfSure : 1;
  return {box: outline, isMarked: share > leastMark, confidence: surety * likeness * (0.6 + 0.4 * clear)};
}

function inkWithin({left, top, right, bottom}: Box, isDark: (x: number, y: number) => boolean): number {
  const [wide, high] = [border * (right - left), border * (bottom - top)];
  let [dark, count] = [0, 0];
  for (let y = Math.ceil(top + high); y < Math.floor(bottom - high); y++)
    for (let x = Math.ceil(left + wide); x < Math.floor(right - wide); x++) {
      count++;
      if (isDark(x, y)) dark++;
    }
  return count === 0 ? 0 : dark / count;
}
