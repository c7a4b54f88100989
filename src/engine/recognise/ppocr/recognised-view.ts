import {heightOf, isLying, isStanding, widthOf} from '../../box.js';
import {turnRaster, type Raster, type Turns} from '../../ingest/pixels/raster.js';
import {cropLine, type Crop} from './crop-line.js';
import {detectLines, type DetectedLine} from './detect-lines.js';
import type {Models} from './load-models.js';
import {isSurelyRead} from '../surely-read.js';
import {confidenceOf, recogniseLines, type Recognised} from './recognise-lines.js';

/** A page after some quarter turns, and the lines found on it. */
export interface RecognisedView {
  raster: Raster;
  turns: Turns;
  lines: LineInView[];
}

/** A line as found, as cut out and, once it has been read, as read. */
export interface LineInView extends DetectedLine {
  crop: Crop;
  read?: Recognised;
}

/** Number of lines that are read to tell which way is up. */
const sampleSize = 8;

export async function viewOf({detector}: Models, raster: Raster, turns: Turns): Promise<RecognisedView> {
  const turned = turnRaster(raster, turns);
  const lines = (await detectLines(detector, turned)).flatMap((line) => {
    const crop = cropLine(turned, line);
    return crop ? [{...line, crop}] : [];
  });
  return {raster: turned, turns, lines};
}

/**
 * Tells by the direction of the lines whether the page lies on its side, and by reading a few of them in the two
 * orientations that are left which one is upright.
 */
export async function uprightView(
  models: Models,
  asItIs: RecognisedView,
  signal?: AbortSignal,
): Promise<RecognisedView> {
  const sideways = liesSideways(asItIs.lines);
  const first = sideways ? await viewOf(models, asItIs.raster, 1) : asItIs;
  const firstSureness = await sureness(models, first, signal);
  if (isSurelyRead(firstSureness)) return first;
  const second = await viewOf(models, asItIs.raster, sideways ? 3 : 2);
  return (await sureness(models, second, signal)) > firstSureness ? second : first;
}

/** Reads those of the lines that have not been read. */
export async function readLines(
  models: Models,
  lines: readonly LineInView[],
  signal?: AbortSignal,
): Promise<void> {
  const unread = lines.filter((line) => line.read === undefined);
  const pictures = unread.map((line) => line.crop.raster);
  const read = await recogniseLines(models, pictures, signal);
  unread.forEach((line, index) => (line.read = read[index]));
}

function liesSideways(lines: readonly DetectedLine[]): boolean {
  let [lying, standing] = [0, 0];
  for (const {box} of lines) {
    const [width, height] = [widthOf(box), heightOf(box)];
    if (isLying(box)) lying += width;
    if (isStanding(box)) standing += height;
  }
  return standing > lying;
}

/** How surely a sample of the longer lines is read, 0 to 1. */
async function sureness(models: Models, {lines}: RecognisedView, signal?: AbortSignal): Promise<number> {
  const sample = sampleOf(lines);
  await readLines(models, sample, signal);
  return meanConfidence(sample);
}

/** The mean confidence of lines that have been read, 0 to 1. */
export function meanConfidence(lines: readonly LineInView[]): number {
  return lines.reduce((sum, {read}) => sum + confidenceOf(read!.characters), 0) / Math.max(1, lines.length);
}

/** A sample of the longer half of the lines, evenly spread over their widths. */
export function sampleOf(lines: readonly LineInView[]): LineInView[] {
  const byWidth = [...lines].sort((a, b) => widthOf(b.box) - widthOf(a.box));
  const step = Math.max(1, Math.floor(byWidth.length / 2 / sampleSize));
  return byWidth.filter((_, index) => index % step === 0).slice(0, sampleSize);
}
