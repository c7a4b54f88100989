import {heightOf, widthOf} from '../box.js';
import type {Box, Page} from '../page.js';
import type {Raster} from '../raster.js';

/** The surroundings of a box on a square grid, 1 for ink, 0 for paper; the box fills the middle half. */
export type InkGrid = Uint8Array;

/** Cells along each side of the grid. */
const side = 64;

/** `undefined` for a page without a picture. */
export async function inkAround(page: Page, box: Box): Promise<InkGrid | undefined> {
  if (!page.image) return undefined;
  const [width, height] = [widthOf(box), heightOf(box)];
  const region = {
    left: Math.max(0, box.left - width / 2),
    top: Math.max(0, box.top - height / 2),
    right: Math.min(page.width, box.right + width / 2),
    bottom: Math.min(page.height, box.bottom + height / 2),
  };
  const scale = side / Math.min(widthOf(region), heightOf(region));
  return toGrid(binarise(await page.image({region, scale})));
}

/** What on the page is inked within a region; `undefined` for an empty one or a page without a picture. */
export async function inkedPart(page: Page, region: Box): Promise<Box | undefined> {
  if (!page.image) return undefined;
  const raster = await page.image({region});
  const scale = raster.width / widthOf(region);
  const {ink, width} = binarise(raster);
  const dark = [...ink.keys()].filter((at) => ink[at] === 1);
  if (dark.length < leastInk * ink.length) return undefined;
  const xs = dark.map((at) => at % width);
  const ys = dark.map((at) => Math.floor(at / width));
  const from = (values: number[]) => values.reduce((least, value) => Math.min(least, value), Infinity);
  const to = (values: number[]) => values.reduce((most, value) => Math.max(most, value), 0) + 1;
  return {
    left: region.left + from(xs) / scale,
    top: region.top + from(ys) / scale,
    right: region.left + to(xs) / scale,
    bottom: region.top + to(ys) / scale,
  };
}

/** Share of a region that a thin printed box covers at least; dirt covers less. */
const leastInk = 0.015;

interface Binary {
  width: number;
  height: number;
  ink: Uint8Array;
}

/** Ink is darker than half way between the paper and the darkest spot; on plain paper nothing is. */
function binarise({width, height, data}: Raster): Binary {
  const greens = Uint8Array.from({length: width * height}, (_, at) => data[3 * at + 1]!);
  const sorted = Uint8Array.from(greens).sort();
  const paper = sorted[Math.floor(sorted.length * 0.75)] ?? 255;
  const darkest = sorted[0] ?? 255;
  const limit = paper - darkest < leastContrast ? -1 : (paper + darkest) / 2;
  return {width, height, ink: greens.map((green) => (green < limit ? 1 : 0))};
}

const leastContrast = 60;

function toGrid({width, height, ink}: Binary): InkGrid {
  const grid = new Uint8Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      grid[y * side + x] = ink[Math.floor((y * height) / side) * width + Math.floor((x * width) / side)]!;
  return grid;
}

/** The share of a box that is inked on the reference and on the document. */
export interface InkPair {
  reference: number;
  document: number;
}

export function compareInk(reference: InkGrid, document: InkGrid): InkPair {
  return {
    reference: inkWithin(reference, {x: 0, y: 0}),
    document: inkWithin(document, bestShift(reference, document)),
  };
}

interface Shift {
  x: number;
  y: number;
}

/** The print of the form is the same on both: the shift, up to a quarter of the box, under which it agrees best. */
function bestShift(reference: InkGrid, document: InkGrid): Shift {
  const reach = side / 8;
  let best = {x: 0, y: 0, score: -Infinity};
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) {
      const score = agreement(reference, document, {x, y}) - 0.01 * Math.hypot(x, y);
      if (score > best.score) best = {x, y, score};
    }
  return best;
}

function agreement(reference: InkGrid, document: InkGrid, shift: Shift): number {
  let both = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (reference[y * side + x] === 0) continue;
      const [toX, toY] = [x + shift.x, y + shift.y];
      if (toX >= 0 && toY >= 0 && toX < side && toY < side) both += document[toY * side + toX]!;
    }
  return both;
}

/** Share of inked cells within the box, its border left out. */
function inkWithin(grid: InkGrid, shift: Shift): number {
  const [from, to] = [Math.round(side * 0.32), Math.round(side * 0.68)];
  const within = (at: number) => Math.min(side - 1, Math.max(0, at));
  let dark = 0;
  for (let y = from; y < to; y++)
    for (let x = from; x < to; x++) dark += grid[within(y + shift.y) * side + within(x + shift.x)]!;
  return dark / (to - from) ** 2;
}
