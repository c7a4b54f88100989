// mrz: finds machine-readable zones in the raster of a page and recognises them character by character.

import {
  correctZone,
  checkStateOf,
  type CorrectedZone,
  type SymbolLikelihoods as Cell,
} from '../../mrz/correct-zone.js';
import {unionOf} from '../../box.js';
import {certain} from '../../levels.js';
import {isProbable} from '../../probable.js';
import type {Box, Word} from '../../page.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import {resample, whiteRaster} from '../../ingest/pixels/resample.js';
import type {Models} from '../ppocr/load-models.js';
import {bandsOf, extentOf, type Band} from './zone-bands.js';
import type {ZoneRegion} from './find-zone.js';
import {characterPitch, cellsOn, characterPeaks, waveOf, type CharacterPeak} from './character-grid.js';
import {inkOf, type Ink} from './zone-ink.js';
import {readBand, type BandOf, type BandReading} from './read-band.js';

/**
 * In line heights: how far above and below the lines that were found the zone may have more, and how far it may go on
 * to the sides.
 */
const around = 3;
const beside = 24;
/** A gap of so many line heights ends a line of the zone. */
const gap = 2;
/** Longer lines, in line heights, do not belong to a zone: a passport's have 27. */
const longest = 36;
/**
 * How much wider the letters are made: first for all bands, then twice more for those of a zone, since with each width
 * other characters are lost.
 */
const firstLook = 1;
const moreLooks = [0.85, 1.2];
/**
 * A band is a line of a zone if more characters than this are seen in it, and their positions are rather regular than
 * not.
 */
const leastSeen = 8;
/** Characters per line and number of lines of the three formats of a zone: TD1, TD2 and TD3. */
const shapes = [
  {characters: 30, count: 3},
  {characters: 36, count: 2},
  {characters: 44, count: 2},
];

export interface ReadZone {
  /** One for each line of the zone. */
  words: Word[];
  /** Whether the middle of a box on the page lies in the zone. */
  covers(box: Box): boolean;
}

/**
 * Reads a machine-readable zone again, now as typewritten lines of a few symbols at regular positions. `undefined` when
 * its check digits do not agree.
 */
export async function readZone(
  models: Models,
  page: Raster,
  place: ZoneRegion,
  signal?: AbortSignal,
): Promise<ReadZone | undefined> {
  const level = levelPart(page, place);
  const ink = inkOf(level.raster, Math.ceil(place.lineHeight));
  const read: ReadBand[] = [];
  for (const band of bandsOf(ink, level.columns, place.lineHeight)) {
    const {left, right} = sidesOf(ink, band, level.columns, place.lineHeight);
    read.push({band: {raster: level.raster, ...band, left, right}, parts: [], peaks: []});
  }
  for (const line of read) await look(models, line, firstLook, signal);
  const regular = regularOf(read);
  for (const line of regular.lines)
    for (const stretch of moreLooks) await look(models, line, stretch, signal);
  const found = settle(regular);
  return found && zoneOn(level, found);
}

function zoneOn(level: Level, {zone, lines, start, pitch}: Found): ReadZone {
  const boxes = zone.lines.map((text, index): Box => ({
    left: start - pitch / 2,
    right: start + text.length * pitch - pitch / 2,
    top: lines[index]!.band.top,
    bottom: lines[index]!.band.bottom,
  }));
  const whole = unionOf(boxes);
  return {
    words: zone.lines.map((text, index) => ({
      text,
      box: boxAt(boxes[index]!, level),
      confidence: zone.likelihood,
      source: 'ocr' as const,
    })),
    covers(box) {
      const [x, y] = level.fromPage((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return x > whole.left && x < whole.right && y > whole.top && y < whole.bottom;
    },
  };
}

/** A box of the same size around the page position of a levelled box's centre. */
function boxAt({left, right, top, bottom}: Box, level: Level): Box {
  const [x, y] = level.toPage((left + right) / 2, (top + bottom) / 2);
  const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2];
  return {left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight};
}

/**
 * The columns of a band's print. A line that is too long belongs to a pattern; it keeps the columns that were found
 * before.
 */
function sidesOf(ink: Ink, band: Band, columns: {left: number; right: number}, lineHeight: number) {
  const {left, right} = extentOf(ink, band, columns, gap * lineHeight);
  return right - left < longest * lineHeight ? {left, right} : columns;
}

async function look(models: Models, line: ReadBand, stretch: number, signal?: AbortSignal): Promise<void> {
  const parts = await readBand(models, {band: line.band, stretch}, signal);
  line.parts.push(...parts);
  line.peaks.push(...parts.map(characterPeaks));
}

interface ReadBand {
  band: BandOf;
  parts: BandReading[][];
  peaks: CharacterPeak[][];
}

interface Level {
  raster: Raster;
  /** Columns of the raster between which the zone was found. */
  columns: {left: number; right: number};
  toPage(x: number, y: number): [number, number];
  fromPage(x: number, y: number): [number, number];
}

/** Cuts out the zone, with what may belong to it, and turns it level. */
function levelPart(page: Raster, {centre, width, height, slope, lineHeight}: ZoneRegion): Level {
  const angle = Math.atan(slope);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const side = Math.min(beside * lineHeight, page.width);
  const raster = whiteRaster(width + 2 * side, height + 2 * around * lineHeight);
  const toPage = (x: number, y: number): [number, number] => {
    const [u, v] = [x - raster.width / 2, y - raster.height / 2];
    return [centre.x + u * cos - v * sin, centre.y + u * sin + v * cos];
  };
  const fromPage = (x: number, y: number): [number, number] => {
    const [u, v] = [x - centre.x, y - centre.y];
    return [u * cos + v * sin + raster.width / 2, v * cos - u * sin + raster.height / 2];
  };
  resample(page, raster, toPage);
  return {raster, toPage, fromPage, columns: {left: Math.round(side), right: Math.round(side + width)}};
}

interface Found {
  zone: CorrectedZone;
  lines: ReadBand[];
  start: number;
  pitch: number;
}

interface Regular {
  lines: ReadBand[];
  pitch: number;
}

function regularOf(read: readonly ReadBand[]): Regular {
  const pitch = characterPitch(read.map(({peaks}) => peaks)) ?? 1;
  const lines = read.filter(({peaks}) => {
    const all = peaks.flat();
    const weight = all.reduce((sum, one) => sum + one.weight, 0);
    return all.length > leastSeen && isProbable(waveOf(all, pitch).strength / weight);
  });
  return {lines, pitch};
}

function settle({lines}: Regular): Found | undefined {
  const pitch = characterPitch(lines.map(({peaks}) => peaks));
  if (pitch === undefined) return undefined;
  const tries = shapes.flatMap(({characters, count}) =>
    lines.slice(count - 1).flatMap((_, first) => {
      const chosen = lines.slice(first, first + count);
      return startsOf(chosen, pitch, characters).flatMap((start) => {
        const zone = correctZone(chosen.map((line) => cellsOf(line, {start, pitch}, characters)));
        const standing = (zone ? checkStateOf(zone) : 0) - misfitOf(chosen, pitch * characters, pitch);
        return zone === undefined ? [] : [{zone, lines: chosen, start, pitch, standing}];
      });
    }),
  );
  return tries.sort((one, other) => other.standing - one.standing)[0];
}

/** A penalty from 0 to 0.5 for lines whose ink is not about as wide as so many characters. */
function misfitOf(lines: readonly ReadBand[], width: number, pitch: number): number {
  const widths = lines.map(({band}) => band.right - band.left).sort((a, b) => a - b);
  return 0.1 * Math.min(5, Math.abs(widths[widths.length >> 1]! - width) / pitch);
}

/**
 * Where the first character may be: positions for which the line contains nearly all that was seen; the rest is the
 * edge of the card and the like.
 */
function startsOf(lines: readonly ReadBand[], pitch: number, characters: number): number[] {
  const peaks = lines.flatMap((line) => line.peaks.flat());
  const weightIn = (from: number, to: number) =>
    peaks.reduce((sum, {x, weight}) => sum + (x > from && x < to ? weight : 0), 0);
  const first = Math.min(...peaks.map(({x}) => x));
  const places = Math.round((Math.max(...peaks.map(({x}) => x)) - first) / pitch) + 1;
  const [from, to] = [Math.min(0, places - characters), Math.max(0, places - characters)];
  const starts = Array.from({length: to - from + 1}, (_, index) => first + (from + index) * pitch);
  const all = weightIn(-Infinity, Infinity);
  return starts.filter(
    (start) => weightIn(start - pitch / 2, start + characters * pitch - pitch / 2) > certain * all,
  );
}

/** What was seen at each position of a line; its own grid may be shifted a little from that of the others. */
function cellsOf(
  {parts, peaks}: ReadBand,
  {start, pitch}: {start: number; pitch: number},
  count: number,
): Cell[] {
  const {phase} = waveOf(peaks.flat(), pitch);
  const own = phase + Math.round((start - phase) / pitch) * pitch;
  return cellsOn(parts, {start: own, pitch}, count);
}
