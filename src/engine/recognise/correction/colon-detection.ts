import {likely} from '../../levels.js';
import {darkPart, inkShare, leastInk, paperPart} from './line-ink.js';
import {heightOf} from '../../box.js';
import type {Box, Word} from '../../page.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import type {Crop} from '../ppocr/crop-line.js';

/** A line that was read, with its words from left to right. */
export interface ReadLine {
  crop: Crop;
  words: Word[];
}

/**
 * Lengths are in line heights, each about 1.5 times a capital. `reach`: how far right of a line a colon may be;
 * `largestDot`: the greatest size of a dot, and the widest gap at which a colon belongs to the word before it.
 */
const reach = 12;
const largestDot = 0.25;
/** Paper needed on both sides of a colon, and between its dots. */
const paperBeside = 0.1;
/** How often the threshold of ink is halved when no dots are seen, since dots are the faintest print. */
const halvings = 1;

/**
 * Adds colons that the detector missed because they are alone between a label and its value. They are looked for right
 * of each line, up to the next one: two dots of one size, one above the other, with paper around them. After the last
 * line of a row a colon counts only if it follows a letter or full stop closely.
 */
export function addColons(page: Raster, lines: readonly ReadLine[]): Word[] {
  const signs = lines.filter(isLoneSign);
  const others = lines.filter((line) => !isLoneSign(line));
  const colons: Box[] = [];
  const words = others.flatMap((line) => {
    const last = line.words.at(-1);
    if (!last || !/[\p{L}\p{N})\].%#]$/u.test(last.text)) return line.words;
    const next = nextOf(line, others);
    const to = next ?? last.box.right + line.crop.height;
    const colon = findColon(page, line.crop, {from: last.box.right, to: Math.min(to, page.width)});
    if (!colon) return line.words;
    colons.push(colon);
    const height = heightOf(last.box);
    const isTied = colon.left - last.box.right <= largestDot * height;
    if (next === undefined && !(isTied && /[\p{L}.]$/u.test(last.text))) return line.words;
    if (!isTied) return [...line.words, {text: ':', box: colon, confidence: likely, source: 'ocr' as const}];
    const box = {...last.box, right: colon.right};
    return [...line.words.slice(0, -1), {...last, text: `${last.text}:`, box}];
  });
  return [
    ...words,
    ...signs.flatMap((line) => (colons.some((box) => isAt(box, line.words[0]!.box)) ? [] : line.words)),
  ];
}

/**
 * Whether a line is one or two characters other than letters: a colon that the detector found by itself is often read
 * as a full stop or an 8.
 */
function isLoneSign({words}: ReadLine): boolean {
  return words.length === 1 && /^[^\p{L}]{1,2}$/u.test(words[0]!.text);
}

function isAt(place: Box, {left, right, top, bottom}: Box): boolean {
  const across = Math.abs(left + right - place.left - place.right);
  const down = Math.abs(top + bottom - place.top - place.bottom);
  return across < right - left && down < place.bottom - place.top;
}

/**
 * How far right to look for a colon after a line, as x in pixels: to the next line of its row, at most `reach` line
 * heights. `undefined` if no line follows.
 */
function nextOf({crop}: ReadLine, lines: readonly ReadLine[]): number | undefined {
  const next = lines
    .filter(
      ({crop: other}) =>
        other.left > crop.left && Math.abs(other.middle - middleAt(crop, other.left)) < crop.height / 2,
    )
    .map((line) => line.words[0]?.box.left ?? line.crop.left);
  return next.length > 0 ? Math.min(crop.right + reach * crop.height, ...next) : undefined;
}

function middleAt({middle, slope, left, right}: Crop, x: number): number {
  return middle + slope * (x - (left + right) / 2);
}

function findColon(page: Raster, crop: Crop, {from, to}: {from: number; to: number}): Box | undefined {
  const span = {from: Math.max(0, Math.round(from)), to: Math.round(to)};
  const tone = toneOf(crop.raster);
  for (let halved = 0; halved <= halvings; halved++) {
    const least = Math.max(leastInk, (inkShare * tone.contrast) / 2 ** halved);
    const strip = stripOf(page, crop, {...span, paper: tone.paper, least});
    const colon = strip && colonIn(strip, crop.height);
    if (colon) return colon;
  }
  return undefined;
}

function colonIn(strip: Strip, height: number): Box | undefined {
  const runs = runsOf(strip.columns);
  return runs
    .map((run, index) => {
      const before = run.start - (runs[index - 1]?.end ?? -Infinity);
      const after = (runs[index + 1]?.start ?? Infinity) - run.end;
      const isFree =
        Math.min(before, after) >= paperBeside * height && run.start > 0 && run.end < strip.width;
      return isFree && run.end - run.start <= largestDot * height ? twoDots(strip, run, height) : undefined;
    })
    .find((box) => box !== undefined);
}

interface Strip {
  left: number;
  top: number;
  width: number;
  rows: number;
  /** Per column, how many of its pixels are ink. */
  columns: Uint16Array;
  isInk(x: number, y: number): boolean;
}

interface ColumnRun {
  start: number;
  end: number;
}

/**
 * The strip of the page from `from` to `to` at the height of a line; `undefined` if it is too narrow or leaves the
 * page.
 */
function stripOf(
  page: Raster,
  crop: Crop,
  {from, to, paper, least}: {from: number; to: number; paper: number; least: number},
): Strip | undefined {
  const width = to - from;
  const rows = Math.round(crop.height);
  const top = Math.round(middleAt(crop, (from + to) / 2) - rows / 2);
  if (width < 3 || top < 0 || top + rows > page.height) return undefined;
  const isInk = (x: number, y: number) =>
    Math.abs(paper - page.data[3 * ((top + y) * page.width + from + x) + 1]!) > least;
  const columns = new Uint16Array(width);
  for (let y = 0; y < rows; y++) for (let x = 0; x < width; x++) if (isInk(x, y)) columns[x]!++;
  return {left: from, top, width, rows, columns, isInk};
}

/** The brightness of a line's paper, and how much darker its ink is. */
function toneOf({data}: Raster): {paper: number; contrast: number} {
  const histogram = new Uint32Array(256);
  for (let at = 1; at < data.length; at += 3) histogram[data[at]!]!++;
  const levelAt = (share: number) => {
    let count = 0;
    return histogram.findIndex((here) => (count += here) > (share * data.length) / 3);
  };
  const paper = levelAt(paperPart);
  return {paper, contrast: paper - levelAt(darkPart)};
}

function runsOf(counts: Uint16Array): ColumnRun[] {
  const runs: ColumnRun[] = [];
  counts.forEach((count, at) => {
    if (count === 0) return;
    const last = runs.at(-1);
    if (last?.end === at) last.end = at + 1;
    else runs.push({start: at, end: at + 1});
  });
  return runs;
}

/** The box of the ink between two columns if it is two dots; as high as the strip. */
function twoDots(strip: Strip, {start, end}: ColumnRun, height: number): Box | undefined {
  const counts = new Uint16Array(strip.rows);
  for (let y = 0; y < strip.rows; y++) for (let x = start; x < end; x++) if (strip.isInk(x, y)) counts[y]!++;
  const dots = runsOf(counts);
  const [upper, lower] = dots;
  if (dots.length !== 2 || !upper || !lower) return undefined;
  const sizes = [upper, lower].map((run) => run.end - run.start);
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const distance = (lower.start + lower.end - upper.start - upper.end) / 2;
  const areDots =
    large <= Math.max(3, largestDot * height) &&
    large <= 2 * small + 1 &&
    lower.start - upper.end >= paperBeside * height &&
    distance <= height / 2 &&
    upper.start > 0 &&
    lower.end < strip.rows;
  if (!areDots) return undefined;
  const left = strip.left + start;
  return {left, right: strip.left + end, top: strip.top, bottom: strip.top + strip.rows};
}
