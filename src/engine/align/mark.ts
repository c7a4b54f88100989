import type {ExtractedField} from '../../contract/extraction.js';
import {heightOf, widthOf} from '../box.js';
import type {Box, Page} from '../page.js';
import type {Raster} from '../raster.js';
import {findBooleans} from '../values/boolean.js';
import {best} from '../values/found.js';
import {wordsIn, type Place} from './place.js';
import type {Registration} from './registration.js';
import {zoneOf} from './zone.js';

export interface PlacedField {
  place: Place;
  registration: Registration | undefined;
}

/**
 * A yes or no of a form: words that say so, else a check box or radio mark by its ink, compared with the same box on
 * the reference. `undefined` without a registration, or without pictures of both pages.
 */
export async function readMark(placed: PlacedField[]): Promise<ExtractedField | undefined> {
  const [best] = placed
    .filter(
      (one): one is Required<PlacedField> & {registration: Registration} => one.registration !== undefined,
    )
    .sort((a, b) => b.registration.confidence - a.registration.confidence);
  if (!best) return undefined;
  return readWritten(best.place, best.registration) ?? (await readInk(best.place, best.registration));
}

function readWritten(place: Place, registration: Registration): ExtractedField | undefined {
  const zone = zoneOf(place, registration);
  const words = wordsIn(registration.page, zone.box);
  const raw = words.map((word) => word.text).join(' ');
  const written = /\p{L}{2}/u.test(raw) ? best(findBooleans(raw)) : undefined;
  if (!written) return undefined;
  return {
    value: written.value,
    confidence: zone.confidence * written.quality,
    route: 'zone',
    page: registration.page.number,
    box: inFractions(zone.box, registration.page),
    raw,
    source: words[0]!.source,
  };
}

async function readInk(place: Place, registration: Registration): Promise<ExtractedField | undefined> {
  const {page} = registration;
  const zone = zoneOf(place, registration);
  const reference = await darknessAround(place.page, place.value);
  const document = await darknessAround(page, zone.box);
  if (!reference || !document) return undefined;
  const shift = bestShift(reference, document);
  const [before, now] = [inkWithin(reference, {x: 0, y: 0}), inkWithin(document, shift)];
  const blank = isTicked(place.sample) ? before - typicalMark : before;
  const gained = now - Math.max(0, blank);
  const value = gained > leastMark;
  return {
    value,
    confidence: zone.confidence * certainty(gained),
    route: 'zone',
    page: page.number,
    box: inFractions(zone.box, page),
    source: 'ocr',
  };
}

/** Share of dark pixels in the box: a tick or cross of a pen covers more, scanner dirt less. */
const leastMark = 0.045;
const typicalMark = 0.12;

function certainty(gained: number): number {
  return 0.5 + 0.5 * Math.min(1, Math.abs(gained - leastMark) / leastMark);
}

function isTicked(sample: string | undefined): boolean {
  if (sample === undefined) return false;
  return /^\s*[x✓✔☒☑✗]\s*$/i.test(sample) || best(findBooleans(sample))?.value === true;
}

/** The surroundings of a box on a square grid, 1 for dark, 0 for paper; the box fills the middle half. */
interface Grid {
  cells: Uint8Array;
}

const side = 64;

async function darknessAround(page: Page, box: Box): Promise<Grid | undefined> {
  if (!page.image) return undefined;
  const [width, height] = [widthOf(box), heightOf(box)];
  const region = {
    left: Math.max(0, box.left - width / 2),
    top: Math.max(0, box.top - height / 2),
    right: Math.min(page.width, box.right + width / 2),
    bottom: Math.min(page.height, box.bottom + height / 2),
  };
  const scale = side / Math.min(widthOf(region), heightOf(region));
  return gridOf(await page.image({region, scale}));
}

function gridOf({width, height, data}: Raster): Grid {
  const greens = Array.from({length: width * height}, (_, at) => data[3 * at + 1]!);
  const paper = greens.reduce((most, green) => Math.max(most, green), 0);
  const ink = greens.reduce((least, green) => Math.min(least, green), 255);
  const dark = paper - ink < 60 ? -1 : (paper + ink) / 2;
  const cells = new Uint8Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const from = Math.floor((y * height) / side) * width + Math.floor((x * width) / side);
      cells[y * side + x] = greens[from]! < dark ? 1 : 0;
    }
  return {cells};
}

/** The print of the form is the same on both: the shift, up to a quarter of the box, under which it agrees best. */
function bestShift(reference: Grid, document: Grid): {x: number; y: number} {
  const reach = side / 8;
  let best = {x: 0, y: 0, score: -Infinity};
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) {
      const score = agreement(reference, document, {x, y}) - 0.01 * Math.hypot(x, y);
      if (score > best.score) best = {x, y, score};
    }
  return best;
}

function agreement(reference: Grid, document: Grid, shift: {x: number; y: number}): number {
  let both = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (reference.cells[y * side + x] === 0) continue;
      const [toX, toY] = [x + shift.x, y + shift.y];
      if (toX >= 0 && toY >= 0 && toX < side && toY < side) both += document.cells[toY * side + toX]!;
    }
  return both;
}

/** Share of dark cells within the box, its border left out. */
function inkWithin(grid: Grid, shift: {x: number; y: number}): number {
  const [from, to] = [Math.round(side * 0.32), Math.round(side * 0.68)];
  let dark = 0;
  for (let y = from; y < to; y++)
    for (let x = from; x < to; x++) {
      const [atX, atY] = [x + shift.x, y + shift.y];
      dark += grid.cells[Math.min(side - 1, Math.max(0, atY)) * side + Math.min(side - 1, Math.max(0, atX))]!;
    }
  return dark / (to - from) ** 2;
}

export function inFractions(box: Box, page: Page): Box {
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return {
    left: clip(box.left / page.width),
    top: clip(box.top / page.height),
    right: clip(box.right / page.width),
    bottom: clip(box.bottom / page.height),
  };
}
