import {certain, fair} from '../../levels.js';
import {isCertain, readFigures} from './separate-figures.js';
import type {ReadLines} from './recognition-ensemble.js';
import type {ValueInk} from './value-ink.js';
import {figureCount, looksLike} from '../readings/value-shape.js';

/** A number that was read figure by figure. */
export interface NumberReading {
  text: string;
  /** 0 if a figure is unsure, or the ink is not shaped like the text of the sample; else how sure a number read so is. */
  certainty: number;
  /** How many pieces of ink it has that may be figures. */
  pieces: number;
  /** How many of them were read with certainty. */
  certain: number;
}

export interface FigureCheck {
  /** The value on the reference. */
  sample: string | undefined;
  readLines: ReadLines;
  signal?: AbortSignal;
}

/** `undefined` where the reference shows no number, or the ink is not that of one. */
export async function readNumber(
  ink: ValueInk,
  {sample, readLines, signal}: FigureCheck,
): Promise<NumberReading | undefined> {
  const wanted = sample === undefined ? 0 : figureCount(sample);
  if (wanted === 0) return undefined;
  const figures = await readFigures(ink.picture, {most: wanted + 2, readLines, signal});
  if (!figures) return undefined;
  const text = figures.map(({figure}) => figure).join('');
  // Figures that touch may come apart at another ink threshold, and then in the wrong position.
  const isApart = !ink.goesOn && figures.length === ink.pieces;
  const isWhole = isApart && figures.every(isCertain) && looksLike(sample!, text) >= fair;
  return {
    text,
    certainty: isWhole ? certain : 0,
    pieces: figures.length,
    certain: figures.filter(isCertain).length,
  };
}
