import type {Raster} from './raster.js';

/** What one pixel of the result takes from a row or column: `weights` of the pixels from `start` on. */
interface Tap {
  start: number;
  weights: Float32Array;
}

/**
 * A small raster scaled to exactly this size, sharply (cubic, as Keys 1981). For whole pages the picture library is
 * faster; for a line of text its threads and copies cost more than the work.
 */
export function resize(raster: Raster, width: number, height: number): Raster {
  if (raster.width === width && raster.height === height) return raster;
  const columns = tapsOf(raster.width, width);
  const rows = tapsOf(raster.height, height);
  const narrow = new Float32Array(raster.height * width * 3);
  for (let y = 0, to = 0; y < raster.height; y++)
    for (const {start, weights} of columns) {
      mix(raster.data, {from: 3 * (y * raster.width + start), step: 3, weights}, narrow, to);
      to += 3;
    }
  const data = new Uint8ClampedArray(width * height * 3);
  rows.forEach(({start, weights}, y) => {
    for (let x = 0; x < width; x++)
      mix(narrow, {from: 3 * (start * width + x), step: 3 * width, weights}, data, 3 * (y * width + x));
  });
  return {width, height, data: new Uint8Array(data.buffer)};
}

function mix(
  source: Uint8Array | Float32Array,
  {from, step, weights}: {from: number; step: number; weights: Float32Array},
  target: Float32Array | Uint8ClampedArray,
  to: number,
): void {
  let [red, green, blue] = [0, 0, 0];
  for (let index = 0, at = from; index < weights.length; index++, at += step) {
    const weight = weights[index]!;
    red += weight * source[at]!;
    green += weight * source[at + 1]!;
    blue += weight * source[at + 2]!;
  }
  target[to] = red;
  target[to + 1] = green;
  target[to + 2] = blue;
}

/** Shrinking widens the kernel, so that every pixel counts. */
function tapsOf(from: number, to: number): Tap[] {
  const ratio = from / to;
  const stretch = Math.max(1, ratio);
  return Array.from({length: to}, (_, index) => {
    const centre = (index + 0.5) * ratio - 0.5;
    const start = Math.max(0, Math.ceil(centre - 2 * stretch));
    const end = Math.min(from - 1, Math.floor(centre + 2 * stretch));
    const weights = Float32Array.from({length: end - start + 1}, (_, at) =>
      kernel((start + at - centre) / stretch),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return {start, weights: weights.map((weight) => weight / sum)};
  });
}

/** Keys' cubic with a = −½. */
function kernel(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}
