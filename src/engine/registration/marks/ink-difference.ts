import {heightOf, widthOf} from '../../box.js';
import type {Box, Page} from '../../page.js';
import type {Raster} from '../../ingest/pixels/raster.js';

/**
 * The darkness of a box and its surroundings on a square grid: 1 for the darkest print, 0 for paper. The box covers
 * the middle half of it across and down.
 */
export type InkGrid = Float32Array;

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
  return toGrid(await page.image({region, scale}));
}

/** The box of all ink in a region; `undefined` for an empty one or a page without a picture. */
export async function inkedPart(page: Page, region: Box): Promise<Box | undefined> {
  if (!page.image) return undefined;
  const raster = await page.image({region});
  const scale = raster.width / widthOf(region);
  const {ink, width} = binarise(raster);
  const dark = [...ink.keys()].filter((at) => ink[at] === 1);
  if (dark.length < specks * ink.length) return undefined;
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

/** The share of the pixels that may be specks, dark or light; a thin printed box covers more of its surroundings. */
const specks = 0.01;

interface Binary {
  width: number;
  height: number;
  ink: Uint8Array;
}

/**
 * Marks as ink what is darker than half way between the paper and the darkest pixel; nothing where the two hardly
 * differ.
 */
function binarise({width, height, data}: Raster): Binary {
  const greens = Uint8Array.from({length: width * height}, (_, at) => data[3 * at + 1]!);
  const sorted = Uint8Array.from(greens).sort();
  const paper = sorted[Math.floor((3 * sorted.length) / 4)] ?? 255;
  const darkest = sorted[0] ?? 255;
  const limit = paper - darkest < leastContrast ? -1 : (paper + darkest) / 2;
  return {width, height, ink: greens.map((green) => (green < limit ? 1 : 0))};
}

const leastContrast = 60;

function toGrid({width, height, data}: Raster): InkGrid {
  const greens = Uint8Array.from({length: width * height}, (_, at) => data[3 * at + 1]!);
  const sorted = Uint8Array.from(greens).sort();
  const [darkest, lightest] = [
    sorted[Math.floor(sorted.length * specks)]!,
    sorted[Math.floor(sorted.length * (1 - specks))]!,
  ];
  const firstLight = sorted.findIndex((green) => green > (darkest + lightest) / 2);
  const paper = sorted[(firstLight + sorted.length) >> 1]!;
  const print = Math.min(darkest, paper - leastContrast);
  const grid = new Float32Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const green = greens[Math.floor((y * height) / side) * width + Math.floor((x * width) / side)]!;
      grid[y * side + x] = Math.min(1, (paper - green) / (paper - print));
    }
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

/** The shift, up to a quarter of the box, under which the print of the form, which is the same on both, agrees best. */
function bestShift(reference: InkGrid, document: InkGrid): Shift {
  const reach = side / 8;
  const mean = reference.reduce((sum, dark) => sum + dark, 0) / reference.length;
  const print = reference.map((dark) => dark - mean);
  let best = {x: 0, y: 0, score: -Infinity};
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) {
      const score = agreement(print, document, {x, y});
      if (score > best.score) best = {x, y, score};
    }
  return best;
}

function agreement(print: Float32Array, document: InkGrid, shift: Shift): number {
  let both = 0;
  for (let y = Math.max(0, -shift.y); y < Math.min(side, side - shift.y); y++)
    for (let x = Math.max(0, -shift.x); x < Math.min(side, side - shift.x); x++)
      both += print[y * side + x]! * document[(y + shift.y) * side + x + shift.x]!;
  return both;
}

/** Mean darkness of the box without its border: within a disc, as the corners of a round mark's box are its border. */
function inkWithin(grid: InkGrid, shift: Shift): number {
  const within = (at: number) => Math.min(side - 1, Math.max(0, at));
  let [dark, cells] = [0, 0];
  for (let y = -inner; y <= inner; y++)
    for (let x = -inner; x <= inner; x++) {
      if (Math.hypot(x, y) > inner) continue;
      dark += grid[within(side / 2 + y + shift.y) * side + within(side / 2 + x + shift.x)]!;
      cells++;
    }
  return dark / cells;
}

/** Radius of that disc in cells: three quarters of the way from the middle to the edge, where the border may begin. */
const inner = (3 * side) / 16;
