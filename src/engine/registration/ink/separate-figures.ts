import type {LineReading} from '../../recognise/ocr-engine.js';
import type {Ink} from '../../recognise/mrz/zone-ink.js';
import type {Raster} from '../../ingest/pixels/raster.js';
import {shareColumn} from '../../overlaps.js';
import {foldToDigits} from '../../values/fold.js';
import {lineOfFigure, times, type FigureView} from './figure-views.js';
import type {ReadLines} from './recognition-ensemble.js';
import {inkComponentsOf, type InkComponent} from './ink-components.js';

/** What a piece of ink was read as. */
export interface FigureReading {
  figure: string;
  /** The share of the views, by confidence, that show this figure and nothing else, 0 to 1. */
  seen: number;
  /** The same of the figure that was read next most often. */
  rival: number;
}

/** The views of a figure: two heights, widths and slants, each of which suits other handwriting. */
export const figureViews: readonly FigureView[] = [28, 40].flatMap((height) =>
  [1 / 2, 1].flatMap((widest) => [-1 / 2, -1 / 4].map((slant) => ({height, widest, slant, stroke: 0}))),
);

/**
 * Reads a number figure by figure, left to right, each piece of ink alone and in many views. A recogniser of lines
 * reads nothing in most views of a handwritten figure, but when it reads a figure, it is seldom another. `undefined`
 * without pieces of ink or with more than `most`.
 */
export async function readFigures(
  picture: Raster,
  {most, readLines, signal}: {most: number; readLines: ReadLines; signal?: AbortSignal},
): Promise<FigureReading[] | undefined> {
  const pieces = figuresIn(picture);
  if (pieces.length === 0 || pieces.length > most) return undefined;
  const figures: FigureReading[] = [];
  for (const piece of pieces) {
    if (isStroke(piece)) {
      figures.push({figure: '1', seen: 1, rival: 0});
      continue;
    }
    figures.push(await seeFigure(piece, picture.width, {readLines, signal}));
  }
  return figures;
}

/** Whether a piece of ink is surely the figure it was seen as. */
export function isCertain({seen, rival}: FigureReading): boolean {
  return seen >= least && rival <= seen / 4;
}

/** Least share of the views that show a figure: one in eight, as the others show nothing. */
const least = 0.12;

async function seeFigure(
  piece: InkComponent,
  rowWidth: number,
  {readLines, signal}: {readLines: ReadLines; signal?: AbortSignal},
): Promise<FigureReading> {
  const texts = await readLines(
    figureViews.map((view) => lineOfFigure(piece, rowWidth, view)),
    {signal},
  );
  return tally(texts, piece);
}

/** Counts the views in which a figure was read as often as it was repeated, and nothing else. */
export function tally(
  texts: readonly LineReading[],
  {left, top, right, bottom}: InkComponent,
): FigureReading {
  const isWide = right - left > (bottom - top) / 2;
  const votes = new Map<string, number>();
  for (const {text, confidence} of texts) {
    const [first, ...more] = foldToDigits(text.normalize('NFD').replace(/\s|\p{M}/gu, ''));
    if (!first || !/\d/.test(first) || more.length !== times - 1 || more.some((next) => next !== first))
      continue;
    // Made narrow, every figure looks like a one.
    if (first === '1' && isWide) continue;
    votes.set(first, (votes.get(first) ?? 0) + confidence / texts.length);
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return {figure: first?.[0] ?? '', seen: first?.[1] ?? 0, rival: second?.[1] ?? 0};
}

/**
 * Whether a piece of ink is nothing but a vertical stroke: it is a one, which a recogniser takes for all kinds of
 * marks.
 */
function isStroke({left, top, right, bottom}: InkComponent): boolean {
  return right - left < (bottom - top) / 4;
}

/** The pieces of ink that may be figures, left to right, each with its dots and bars. */
export function figuresIn(picture: Raster): InkComponent[] {
  const pieces = inkComponentsOf(darkOf(picture));
  // Lower pieces are parts of figures or specks.
  const isTall = ({top, bottom}: InkComponent) => bottom - top > picture.height / 2;
  const figures: InkComponent[] = [];
  for (const piece of pieces.filter(isTall).sort((a, b) => a.left - b.left)) {
    const last = figures.at(-1);
    // A figure in two strokes has one above the other.
    if (last && shareColumn(last, piece)) figures[figures.length - 1] = joined(last, piece);
    else figures.push(piece);
  }
  for (const piece of pieces.filter((one) => !isTall(one) && one.pixels.length > speck)) {
    const at = figures.findIndex((figure) => isPartOf(piece, figure));
    if (at >= 0) figures[at] = joined(figures[at]!, piece);
  }
  return figures;
}

/** Pieces with no more pixels are specks. */
const speck = 12;

function darkOf({width, height, data}: Raster): Ink {
  const greens = Uint8Array.from({length: width * height}, (_, at) => data[3 * at + 1]!);
  const darkest = greens.reduce((lowest, green) => Math.min(lowest, green), 255);
  return {width, height, at: greens.map((green) => (green < (255 + darkest) / 2 ? 1 : 0))};
}

function isPartOf(piece: InkComponent, {left, top, right, bottom}: InkComponent): boolean {
  const middle = (piece.left + piece.right) / 2;
  const above = (bottom - top) / 4;
  return middle > left - 3 && middle < right + 3 && piece.bottom < bottom + 3 && piece.top > top - above;
}

function joined(one: InkComponent, other: InkComponent): InkComponent {
  return {
    pixels: [...one.pixels, ...other.pixels],
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
