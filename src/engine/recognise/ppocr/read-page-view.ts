import {isLying} from '../../box.js';
import {cropLine} from './crop-line.js';
import {fewestLetters, stretchFactorOf, mostStretched} from './stretch-factor.js';
import type {Models} from './load-models.js';
import {isSurelyRead} from '../surely-read.js';
import {confidenceOf} from './recognise-lines.js';
import {
  readLines,
  sampleOf,
  meanConfidence,
  type LineInView,
  type RecognisedView,
} from './recognised-view.js';

/** Lines that are in doubt are read again, with letters so many times as wide. */
const wider = 1.25;
/** Least gain in confidence at which the second reading of a line replaces the first. */
const better = 0.03;

/** Reads all lines, made wider where a sample of them shows that the print is narrow, and doubtful ones twice. */
export async function readView(models: Models, view: RecognisedView, signal?: AbortSignal): Promise<void> {
  const sample = sampleOf(view.lines);
  await readLines(models, sample, signal);
  const widening = await wideningFor(models, view, sample, signal);
  if (widening > 1) view.lines = view.lines.map((line) => widened(view, line, widening));
  await readLines(models, view.lines, signal);
  await readDoubtful(models, view, wider * widening, signal);
}

/**
 * In the narrowest print most letters are lost, and only a reading of the same lines, widened, shows how narrow it is.
 */
async function wideningFor(
  models: Models,
  view: RecognisedView,
  sample: readonly LineInView[],
  signal?: AbortSignal,
): Promise<number> {
  const widening = stretchFactorOf(sample.map(({read}) => read!));
  const sureness = meanConfidence(sample);
  // A sample in doubt may have lost so many letters that those left seem far apart.
  if (isSurelyRead(sureness) || widening === mostStretched) return widening;
  const wide = sample.map((line) => widened(view, line, mostStretched));
  await readLines(models, wide, signal);
  return meanConfidence(wide) > sureness + better ? mostStretched : widening;
}

/** Reads doubtful lines again, in wider letters, and keeps what is read more surely. */
async function readDoubtful(
  models: Models,
  view: RecognisedView,
  widening: number,
  signal?: AbortSignal,
): Promise<void> {
  const again = new Map(
    view.lines.filter(isDoubtful).map((line) => [line, widened(view, line, widening)] as const),
  );
  await readLines(models, [...again.values()], signal);
  view.lines = view.lines.map((line) => {
    const other = again.get(line);
    return other && sureOf(other) > sureOf(line) + better ? other : line;
  });
}

function isDoubtful({read}: LineInView): boolean {
  const printed = read!.characters.filter(({text}) => text.trim() !== '');
  return printed.length >= fewestLetters && !isSurelyRead(confidenceOf(printed));
}

function sureOf({read}: LineInView): number {
  return confidenceOf(read!.characters);
}

/** The line cut out again with wider letters, not yet read; a line of a letter or two stays as it is. */
function widened(view: RecognisedView, line: LineInView, widening: number): LineInView {
  if (!hasNeighbours(line)) return line;
  const {box, slope, crop} = line;
  return {box, slope, crop: cropLine(view.raster, line, widening) ?? crop};
}

/**
 * Whether a line has more than a letter or two: those have no neighbours to merge with, and a lone 1 made wider does
 * not look like a digit any more.
 */
function hasNeighbours({box}: LineInView): boolean {
  return isLying(box);
}
