// ink: which pixels of a raster are ink: adaptive thresholds, morphology, runs of pixels.

import {centreOfPixel} from '../pixels/pixel-centre.js';
import type {Raster, Turns} from '../pixels/raster.js';
import {emptyMask, type BitMask} from './bit-mask.js';

/** How a raster is put upright: turned first, then levelled around its middle by the slope of its lines. */
export interface Uprighting {
  turns: Turns;
  /** Pixels down per pixel right. */
  slope: number;
}

/** Side, in pixels, of the tiles in which the brightness of paper is measured: the pixels in one number of a mask. */
const tile = 32;
/**
 * A pixel is ink if it is darker than the paper by this part of the difference between the paper and the darkest pixel
 * nearby, so that letters stay apart …
 */
const leastDarkness = 0.3;
/** … and by at least this, of 255: faint lines are pale grey, camera noise is weaker. */
const leastContrast = 24;
/** A slope that moves the end of a page by less than this many pixels is ignored. */
const level = 1;

/** The ink of a raster put upright: what is darker than the paper near it. With `halved`, two by two pixels are one. */
export function inkMask(raster: Raster, {turns, slope}: Uprighting, halved = false): BitMask {
  const grey = halved ? meansOfFour(raster) : greensOf(raster);
  const limits = inkLimits(grey);
  const isLevel = turns === 0 && Math.abs(slope) * Math.max(grey.width, grey.height) < level;
  return isLevel ? maskAsIs(grey, limits) : maskTurned(grey, limits, {turns, slope});
}

/** One byte a pixel. */
interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

function greensOf({width, height, data}: Raster): Grey {
  const greens = new Uint8Array(width * height);
  for (let at = 0, from = 1; at < greens.length; at++, from += 3) greens[at] = data[from]!;
  return {width, height, data: greens};
}

/** Half as wide and high. */
function meansOfFour({width: full, height: fullHeight, data}: Raster): Grey {
  const [width, height] = [full >> 1, fullHeight >> 1];
  const greens = new Uint8Array(width * height);
  let to = 0;
  for (let y = 0; y < height; y++) {
    let upper = 6 * y * full + 1;
    for (let x = 0; x < width; x++, upper += 6) {
      const lower = upper + 3 * full;
      greens[to++] = (data[upper]! + data[upper + 3]! + data[lower]! + data[lower + 3]!) >> 2;
    }
  }
  return {width, height, data: greens};
}

/** For each tile the value below which a pixel is ink. */
interface Limits {
  columns: number;
  rows: number;
  values: Uint8Array;
}

function inkLimits(grey: Grey): Limits {
  const [columns, rows] = [Math.ceil(grey.width / tile), Math.ceil(grey.height / tile)];
  const papers = new Uint8Array(columns * rows);
  const darkest = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      [papers[at], darkest[at]] = shadesOf(grey, tile * column, tile * row);
    }
  const values = papers.map((_, at) => limitAround(papers, darkest, columns, rows, at));
  return {columns, rows, values};
}

/**
 * The mean of the pixels of a tile that are not darker than their mean, and the darkest one. Every second pixel of
 * every second row is sampled.
 */
function shadesOf({width, height, data}: Grey, left: number, top: number): [paper: number, darkest: number] {
  const [right, bottom] = [Math.min(width, left + tile), Math.min(height, top + tile)];
  let [sum, count, darkest] = [0, 0, 255];
  for (let y = top; y < bottom; y += 2)
    for (let at = y * width + left, end = y * width + right; at < end; at += 2) {
      const value = data[at]!;
      sum += value;
      count++;
      if (value < darkest) darkest = value;
    }
  const mean = sum / count;
  let [lightSum, lightCount] = [0, 0];
  for (let y = top; y < bottom; y += 2)
    for (let at = y * width + left, end = y * width + right; at < end; at += 2) {
      const value = data[at]!;
      if (value < mean) continue;
      lightSum += value;
      lightCount++;
    }
  return [lightSum / lightCount, darkest];
}

/** The ink threshold of a tile: from the mean paper and the darkest pixel of the tile and its neighbours. */
function limitAround(
  papers: Uint8Array,
  darkest: Uint8Array,
  columns: number,
  rows: number,
  at: number,
): number {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  let [sum, count, dark] = [0, 0, 255];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      sum += papers[y * columns + x]!;
      count++;
      dark = Math.min(dark, darkest[y * columns + x]!);
    }
  const paper = sum / count;
  return Math.max(0, paper - Math.max(leastContrast, leastDarkness * (paper - dark)));
}

function maskAsIs({width, height, data: greens}: Grey, {columns, values}: Limits): BitMask {
  const mask = emptyMask(width, height);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const limitRow = (y >> 5) * columns;
    for (let column = 0; column < mask.stride; column++) {
      const limit = values[limitRow + column]!;
      const from = y * width + tile * column;
      const count = Math.min(tile, width - tile * column);
      let bits = 0;
      for (let bit = 0; bit < count; bit++) if (greens[from + bit]! < limit) bits |= 1 << bit;
      mask.bits[to++] = bits;
    }
  }
  return mask;
}

/** The mask of the raster turned and levelled, by nearest neighbour. */
function maskTurned(grey: Grey, {columns, rows, values}: Limits, uprighting: Uprighting): BitMask {
  const {width, height, data: greens} = grey;
  const sideways = uprighting.turns % 2 === 1;
  const mask = emptyMask(sideways ? height : width, sideways ? width : height);
  const toRaster = wayBack(grey, uprighting);
  const [originX, originY] = toRaster(0, 0);
  const [stepX, stepY] = [toRaster(1, 0)[0] - originX, toRaster(1, 0)[1] - originY];
  let to = 0;
  for (let y = 0; y < mask.height; y++)
    for (let column = 0; column < mask.stride; column++) {
      let [x0, y0] = toRaster(centreOfPixel(tile * column), centreOfPixel(y));
      const limit = values[tileAt(x0 + 16 * stepX, y0 + 16 * stepY)]!;
      const count = Math.min(tile, mask.width - tile * column);
      let bits = 0;
      for (let bit = 0; bit < count; bit++, x0 += stepX, y0 += stepY) {
        if (x0 < 0 || y0 < 0 || x0 >= width || y0 >= height) continue;
        if (greens[(y0 | 0) * width + (x0 | 0)]! < limit) bits |= 1 << bit;
      }
      mask.bits[to++] = bits;
    }
  return mask;

  function tileAt(x: number, y: number): number {
    const column = Math.min(columns - 1, Math.max(0, x >> 5));
    return Math.min(rows - 1, Math.max(0, y >> 5)) * columns + column;
  }
}

/** Maps a point of the upright picture to the point of the raster that is shown there. */
function wayBack({width, height}: Grey, {turns, slope}: Uprighting) {
  const angle = Math.atan(slope);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = turns % 2 === 0 ? [width / 2, height / 2] : [height / 2, width / 2];
  return (x: number, y: number): [number, number] => {
    const [dx, dy] = [x - middleX, y - middleY];
    const [turnedX, turnedY] = [dx * cos - dy * sin + middleX, dx * sin + dy * cos + middleY];
    if (turns === 1) return [turnedY, height - turnedX];
    if (turns === 2) return [width - turnedX, height - turnedY];
    if (turns === 3) return [width - turnedY, turnedX];
    return [turnedX, turnedY];
  };
}
