import {possible} from '../../levels.js';
import type {Box, CheckBox} from '../../page.js';
import {edgePart} from './box-shape.js';

/** The share of ink within a box above which it is marked; twice as much is beyond doubt. */
const leastMark = 0.07;

/**
 * A check box at `outline`, marked if there is enough ink within `box`. `box` is in the pixels that `isDark` tells to
 * be ink or not; `surety` is the confidence that the box is a check box at all.
 */
export function checkBoxOf(
  box: Box,
  outline: Box,
  isDark: (x: number, y: number) => boolean,
  surety: number,
): CheckBox {
  const share = inkWithin(box, isDark);
  const clear = Math.min(1, Math.abs(share / leastMark - 1));
  return {
    box: outline,
    isMarked: share > leastMark,
    confidence: surety * (possible + (1 - possible) * clear),
  };
}

function inkWithin({left, top, right, bottom}: Box, isDark: (x: number, y: number) => boolean): number {
  const [wide, high] = [edgePart * (right - left), edgePart * (bottom - top)];
  let [dark, count] = [0, 0];
  for (let y = Math.ceil(top + high); y < Math.floor(bottom - high); y++)
    for (let x = Math.ceil(left + wide); x < Math.floor(right - wide); x++) {
      count++;
      if (isDark(x, y)) dark++;
    }
  return count === 0 ? 0 : dark / count;
}
