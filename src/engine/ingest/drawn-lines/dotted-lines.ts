import type {Box} from '../../page.js';
import {copyMask, type BitMask} from '../ink/bit-mask.js';
import {closeRows, openColumns, openRows} from '../ink/morphology.js';
import {boxOfRuns, groupRuns, runsOf} from '../ink/runs.js';
import {evenly, traitsOf} from './line-traits.js';

/**
 * In text heights: the highest dot or dash, the widest gap between two and the clear space above and below, the
 * shortest row.
 */
const highest = 0.2;
const room = 0.3;
const shortest = 4;

/** Rows of dots or dashes with no ink close above or below: leaders and dashed lines. Everything is in pixels. */
export function dottedLines(ink: BitMask, textHeight: number): Box[] {
  const inPixels = (heights: number, least: number) => Math.max(least, Math.round(heights * textHeight));
  const dots = lowAndAlone(ink, inPixels(highest, 3), inPixels(room, 3));
  closeRows(dots, inPixels(room, 3));
  openRows(dots, inPixels(shortest, 16));
  return groupRuns(runsOf(dots))
    .filter((runs) => {
      const {above, below, solid} = traitsOf(runs, ink);
      return solid > evenly && Math.max(above, below) < 1 - evenly;
    })
    .map(boxOfRuns)
    .filter((box) => box.bottom - box.top <= 2 * inPixels(highest, 3));
}

/** Ink at most `height` pixels high, with no other ink within `around` pixels above and below. */
function lowAndAlone(ink: BitMask, height: number, around: number): BitMask {
  const high = copyMask(ink);
  openColumns(high, height + 1);
  const low = copyMask(ink);
  const {bits, stride} = low;
  for (let at = 0; at < bits.length; at++) bits[at]! &= ~high.bits[at]!;
  const alone = bits.slice();
  for (const rows of [height + 1, height + around]) {
    const offset = rows * stride;
    for (let at = 0; at < bits.length; at++) {
      const above = at >= offset ? ink.bits[at - offset]! : 0;
      const below = at + offset < bits.length ? ink.bits[at + offset]! : 0;
      alone[at]! &= ~(above | below);
    }
  }
  return {...low, bits: alone};
}
