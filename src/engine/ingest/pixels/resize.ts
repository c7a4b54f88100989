import {centreOfPixel, pixelAt} from './pixel-centre.js';
import type {Raster} from './raster.js';

/**
 * A resampling filter: pixel `i` of the result is the weighted sum of `counts[i]` pixels from `starts[i]` on. `weights`
 * holds the weights of all pixels, one after the other.
 */
interface Taps {
  starts: Int32Array;
  counts: Int32Array;
  weights: Float32Array;
}

/**
 * Scales a small raster to exactly this size, with the cubic kernel of Keys (1981). For whole pages sharp is faster;
 * for a line of text its threads and copies cost more than the work.
 */
export function resize(raster: Raster, width: number, height: number): Raster {
  if (raster.width === width && raster.height === height) return raster;
  const narrow = scaleRows(raster, tapsOf(raster.width, width));
  return {width, height, data: scaleColumns(narrow, 3 * width, tapsOf(raster.height, height))};
}

/** Scales each row; three values a pixel. */
function scaleRows({data, width, height}: Raster, {starts, counts, weights}: Taps): Float32Array {
  const scaled = new Float32Array(3 * starts.length * height);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, tap = 0; x < starts.length; x++, to += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let from = 3 * (y * width + starts[x]!);
      for (const end = tap + counts[x]!; tap < end; tap++, from += 3) {
        const weight = weights[tap]!;
        red += weight * data[from]!;
        green += weight * data[from + 1]!;
        blue += weight * data[from + 2]!;
      }
      scaled[to] = red;
      scaled[to + 1] = green;
      scaled[to + 2] = blue;
    }
  return scaled;
}

/**
 * Scales each column of rows of `rowLength` values and rounds to bytes. Four rows are added at a time, which are all
 * unless the raster shrinks: storing and loading the sums for each row would cost more than adding it.
 */
function scaleColumns(source: Float32Array, rowLength: number, {starts, counts, weights}: Taps): Uint8Array {
  const scaled = new Uint8ClampedArray(rowLength * starts.length);
  const sums = new Float32Array(rowLength);
  for (let y = 0, tap = 0, to = 0; y < starts.length; y++, to += rowLength) {
    const end = tap + counts[y]!;
    let from = starts[y]! * rowLength;
    sums.fill(0);
    for (; tap + 4 < end; tap += 4, from += 4 * rowLength) {
      const {a, b, c, d} = fourOf(weights, tap, end);
      const [second, third, fourth] = [from + rowLength, from + 2 * rowLength, from + 3 * rowLength];
      for (let at = 0; at < rowLength; at++)
        sums[at]! +=
          a * source[from + at]! +
          b * source[second + at]! +
          c * source[third + at]! +
          d * source[fourth + at]!;
    }
    const {a, b, c, d} = fourOf(weights, tap, end);
    const last = from + (end - tap - 1) * rowLength;
    const [second, third] = [Math.min(last, from + rowLength), Math.min(last, from + 2 * rowLength)];
    const fourth = Math.min(last, from + 3 * rowLength);
    for (let at = 0; at < rowLength; at++)
      scaled[to + at] =
        sums[at]! +
        a * source[from + at]! +
        b * source[second + at]! +
        c * source[third + at]! +
        d * source[fourth + at]!;
    tap = end;
  }
  return new Uint8Array(scaled.buffer);
}

/** Four weights from `tap` on, 0 for those past the end. */
function fourOf(weights: Float32Array, tap: number, end: number) {
  const at = (index: number) => (index < end ? weights[index]! : 0);
  return {a: at(tap), b: at(tap + 1), c: at(tap + 2), d: at(tap + 3)};
}

/** The weights for scaling `from` pixels to `to`. Shrinking widens the kernel, so that every pixel counts. */
function tapsOf(from: number, to: number): Taps {
  const ratio = from / to;
  const stretch = Math.max(1, ratio);
  const taps = {starts: new Int32Array(to), counts: new Int32Array(to)};
  const weights = new Float32Array(to * Math.ceil(4 * stretch + 1));
  let next = 0;
  for (let index = 0; index < to; index++) {
    const centre = pixelAt(centreOfPixel(index) * ratio);
    const start = Math.max(0, Math.ceil(centre - 2 * stretch));
    const end = Math.min(from - 1, Math.floor(centre + 2 * stretch));
    const first = next;
    let sum = 0;
    for (let at = start; at <= end; at++) sum += weights[next++] = kernel((at - centre) / stretch);
    for (let at = first; at < next; at++) weights[at]! /= sum;
    taps.starts[index] = start;
    taps.counts[index] = end - start + 1;
  }
  return {...taps, weights};
}

/** Keys' cubic with a = −½. */
function kernel(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return ((3 * x - 5) * x * x) / 2 + 1;
  return x < 2 ? (((5 - x) * x - 8) * x) / 2 + 2 : 0;
}
