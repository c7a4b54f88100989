import type {BitMask} from '../ink/bit-mask.js';
import type {InkRun} from '../ink/runs.js';

/** What tells a drawn line from a row of letters or of their lower edges. Shares are from 0 to 1. */
export interface LineTraits {
  /** In pixels. */
  length: number;
  /** Share of columns with ink. */
  covered: number;
  /** Share of columns with ink right above its upper edge, and right below its lower edge. */
  above: number;
  below: number;
  /** Share of ink between the first and the last inked pixel of each column. */
  solid: number;
  /** Mean over the columns with ink, in pixels. */
  thickness: number;
}

/** The part of a drawn line that ink covers, as faint print and scanning leave gaps; below it are letters. */
export const evenly = 0.8;

/** The traits of connected runs. They cover `ink` and may be thicker than it, by a pixel above and below. */
export function traitsOf(runs: readonly InkRun[], ink: BitMask): LineTraits {
  const [from, to] = spanOf(runs);
  const [tops, bottoms] = edgesOf(runs, from, to);
  let [covered, above, below, inked, room] = [0, 0, 0, 0, 0];
  const {bits, stride, height} = ink;
  for (let x = from; x < to; x++) {
    const [top, bottom] = [tops[x - from]!, bottoms[x - from]!];
    const [word, bit] = [x >> 5, x & 31];
    let [count, first, last] = [0, -1, -1];
    for (let y = top; y <= bottom; y++)
      if ((bits[y * stride + word]! >>> bit) & 1) {
        count++;
        if (first < 0) first = y;
        last = y;
      }
    if (count > 0) {
      covered++;
      inked += count;
      room += last - first + 1;
    }
    if (top > 0 && (bits[(top - 1) * stride + word]! >>> bit) & 1) above++;
    if (bottom + 1 < height && (bits[(bottom + 1) * stride + word]! >>> bit) & 1) below++;
  }
  const length = to - from;
  return {
    length,
    covered: covered / length,
    above: above / length,
    below: below / length,
    solid: inked / Math.max(1, room),
    thickness: room / Math.max(1, covered),
  };
}

function spanOf(runs: readonly InkRun[]): [number, number] {
  let [from, to] = [Infinity, 0];
  for (const run of runs) {
    from = Math.min(from, run.from);
    to = Math.max(to, run.to);
  }
  return [from, to];
}

/** The first and the last row of each column. */
function edgesOf(runs: readonly InkRun[], from: number, to: number): [Int32Array, Int32Array] {
  const [tops, bottoms] = [new Int32Array(to - from).fill(0x7fffffff), new Int32Array(to - from)];
  for (const run of runs)
    for (let at = run.from - from; at < run.to - from; at++) {
      if (run.y < tops[at]!) tops[at] = run.y;
      if (run.y > bottoms[at]!) bottoms[at] = run.y;
    }
  return [tops, bottoms];
}
