import type {Raster} from '../../ingest/pixels/raster.js';

/**
 * A pixel is ink if it differs from the paper by this part of the print's contrast, and by at least `leastInk` of 255.
 */
export const inkShare = 0.35;
export const leastInk = 20;
/** Quantiles of a line's pixels that are its darkest and lightest level, so that specks do not count. */
export const darkPart = 0.03;
const lightPart = 1 - darkPart;
/** Quantile that is the level of the paper, as most of a line's raster is paper; on dark paper 1 minus this. */
export const paperPart = 0.7;

/** The ink of a picture of one line. */
export interface LineInk {
  width: number;
  height: number;
  /** 1 for a pixel of ink, row by row. */
  pixels: Uint8Array;
  /** The level of the paper, 0 to 255. */
  paper: number;
}

/** The ink of a line: dark on light, or light on dark where most of the raster is dark. */
export function inkOfLine({width, height, data}: Raster): LineInk {
  const histogram = new Uint32Array(256);
  for (let at = 1; at < data.length; at += 3) histogram[data[at]!]!++;
  const all = width * height;
  const [darkest, lightest] = [levelAt(histogram, darkPart * all), levelAt(histogram, lightPart * all)];
  const inverse = levelAt(histogram, all / 2) < (darkest + lightest) / 2;
  const paper = levelAt(histogram, (inverse ? 1 - paperPart : paperPart) * all);
  const contrast = inverse ? lightest - paper : paper - darkest;
  const least = Math.max(leastInk, inkShare * contrast);
  const pixels = new Uint8Array(all);
  for (let pixel = 0, at = 1; pixel < all; pixel++, at += 3)
    if ((inverse ? data[at]! - paper : paper - data[at]!) > least) pixels[pixel] = 1;
  return {width, height, pixels, paper};
}

/** The lowest level with at least so many pixels at it or below. */
function levelAt(histogram: Uint32Array, pixels: number): number {
  let count = 0;
  const level = histogram.findIndex((here) => (count += here) >= pixels);
  return Math.max(0, level);
}
