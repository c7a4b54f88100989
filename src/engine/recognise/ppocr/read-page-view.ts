import {heightOf, widthOf} from '../../box.js';
import {cropLine} from './crop-line.js';
import {fewestLetters, wideningOf, mostStretched} from './letter-density.js';
import type {Models} from './load-models.js';
import {confidenceOf} from './recognise-lines.js';
import {
  readLines,
  sampleOf,
  meanConfidence,
  type LineInView,
  type RecognisedView,
} from './recognised-view.js';

/** A sample read less surely than this may have lost so many letters that those left seem far apart. */
const sureSample = 0.88;
/** Lines read less surely than this are read once more, their letters so many times as wide. */
const sureLine = 0.9;
const wider = 1.25;
/** One reading of a line is better than another when it is surer by so much. */
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

/** In the narrowest print most letters are lost, and only the same lines made wider show how narrow it is. */
async function wideningFor(
  models: Models,
  view: RecognisedView,
  sample: readonly LineInView[],
  signal?: AbortSignal,
): Promise<number> {
  const widening = wideningOf(sample.map(({read}) => read!));
  const sureness = meanConfidence(sample);
  if (sureness > sureSample || widening === mostStretched) return widening;
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
  return printed.length >= fewestLetters && confidenceOf(printed) < sureLine;
}

function sureOf({read}: LineInView): number {
  return confidenceOf(read!.characters);
}

/** The line cut out again, to be read anew; a letter or two stay as they are. */
function widened(view: RecognisedView, line: LineInView, widening: number): LineInView {
  if (!hasNeighbours(line)) return line;
  const {box, slope, crop} = line;
  return {box, slope, crop: cropLine(view.raster, line, widening) ?? crop};
}

/** A letter or two have no neighbours to fall together with; a lone 1 made wider is no figure any more. */
function hasNeighbours({box}: LineInView): boolean {
  return widthOf(box) > 1.5 * heightOf(box);
}
