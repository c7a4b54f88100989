import type {Raster} from '../../ingest/pixels/raster.js';

/** Rows at the edges of a line's picture that often hold parts of the lines above and below. */
const margin = 3;
/** Darker than paper by this part of what the print is darker, and by so much of 255 at least, is ink. */
const inkShare = 0.35;
const leastInk = 20;
/** Specks of so many pixels in a column are not ink. */
const speck = 1;

/** How wide the paper shows, at most, between one column and the next, in pixels of the picture of a line. */
export function widestGaps(line: Raster, columns: readonly number[]): number[] {
  const ink = inkOf(line);
  return columns.slice(1).map((to, index) => {
    let [run, widest] = [0, 0];
    for (let x = columns[index]!; x <= Math.min(to, ink.length - 1); x++) {
      run = ink[x]! <= speck ? run + 1 : 0;
      if (run > widest) widest = run;
    }
    return widest;
  });
}

/** For each column, how many of its pixels are print: dark on light, or light on dark where most is dark. */
function inkOf({width, height, data}: Raster): Uint16Array {
  const histogram = new Uint32Array(256);
  for (let at = 1; at < data.length; at += 3) histogram[data[at]!]!++;
  const all = width * height;
  const [darkest, lightest] = [levelAt(histogram, 0.03 * all), levelAt(histogram, 0.97 * all)];
  const inverse = levelAt(histogram, all / 2) < (darkest + lightest) / 2;
  const paper = levelAt(histogram, (inverse ? 0.3 : 0.7) * all);
  const contrast = inverse ? lightest - paper : paper - darkest;
  const least = Math.max(leastInk, inkShare * contrast);
  const ink = new Uint16Array(width);
  for (let y = margin; y < height - margin; y++)
    for (let x = 0, at = 3 * y * width + 1; x < width; x++, at += 3)
      if ((inverse ? data[at]! - paper : paper - data[at]!) > least) ink[x]!++;
  return ink;
}

/** The level below which so many pixels lie. */
function levelAt(histogram: Uint32Array, pixels: number): number {
  let count = 0;
  const level = histogram.findIndex((here) => (count += here) >= pixels);
  return Math.max(0, level);
}
