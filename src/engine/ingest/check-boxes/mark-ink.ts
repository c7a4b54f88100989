import type {Box, CheckBox} from '../../page.js';

/** The part of a side that is left out at each edge, so that the printed border does not count as ink. */
const border = 0.22;
/** The share of ink within a box above which it is marked, and the share from which a mark is beyond doubt. */
const leastMark = 0.07;
const clearMark = 0.14;
/** A box with a greater share of ink may be a bullet or a punched hole: its confidence is multiplied by `halfSure`. */
const bullet = 0.92;
const halfSure = 0.6;

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
