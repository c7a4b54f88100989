// ingest: makes pages of a file: words of the text layer, page raster, drawn lines, check boxes, fonts.

import {isMostlyInside, scaleBox} from '../box.js';
import {doubtful, likely} from '../levels.js';
import type {Box, CheckBox, DrawnLines, Word} from '../page.js';
import type {Raster} from './pixels/raster.js';
import {checkBoxOf} from './check-boxes/mark-ink.js';
import {squareBoxes} from './check-boxes/square-boxes.js';
import {linesOfInk} from './drawn-lines/pixel-lines.js';
import {isInked} from './ink/bit-mask.js';
import {inkMask, type Uprighting} from './ink/ink-mask.js';
import {textHeightOf} from './text-height.js';

/** What is drawn on a page besides its words. */
export interface LinesAndCheckBoxes {
  drawn: DrawnLines;
  checkBoxes: CheckBox[];
}

/** From this text height on, in pixels, the raster is halved first: it is as clear and takes a quarter of the time. */
const ample = 26;

/**
 * What is drawn on a recognised raster, in pixels of the raster put upright, as its words are. `undefined` without
 * words, as all thresholds are relative to their height.
 */
export function linesAndBoxesOfRaster(
  raster: Raster,
  uprighting: Uprighting,
  words: readonly Word[],
): LinesAndCheckBoxes | undefined {
  const textHeight = textHeightOf(words);
  if (textHeight === undefined) return undefined;
  const halved = textHeight >= ample;
  const factor = halved ? 2 : 1;
  const boxes = words.map(({box}) => scaleBox(box, 1 / factor));
  const ink = inkMask(raster, uprighting, halved);
  // Within a word it is rather a letter such as D, O or B, and now and then it is one of a logo.
  const suretyOf = (box: Box) => (boxes.some((word) => isMostlyInside(box, word)) ? doubtful : likely);
  const checkBoxes = squareBoxes(ink, textHeight / factor, boxes).map((box) =>
    checkBoxOf(box, box, (x, y) => isInked(ink, x, y), suretyOf(box)),
  );
  return scaleLinesAndBoxes({drawn: linesOfInk(ink, textHeight / factor, boxes), checkBoxes}, factor);
}

export function scaleLinesAndBoxes(
  {drawn, checkBoxes}: LinesAndCheckBoxes,
  factor: number,
): LinesAndCheckBoxes {
  return {
    drawn: {
      horizontal: drawn.horizontal.map((box) => scaleBox(box, factor)),
      vertical: drawn.vertical.map((box) => scaleBox(box, factor)),
    },
    checkBoxes: checkBoxes.map((checkBox) => ({...checkBox, box: scaleBox(checkBox.box, factor)})),
  };
}

/** All of `first`, and those of `second` that are not at the same position. */
export function joinLinesAndBoxes(first: LinesAndCheckBoxes, second: LinesAndCheckBoxes): LinesAndCheckBoxes {
  const isNew = (others: readonly Box[]) => (box: Box) => !others.some((other) => isSame(other, box));
  const {horizontal, vertical} = first.drawn;
  return {
    drawn: {
      horizontal: [...horizontal, ...second.drawn.horizontal.filter(isNew(horizontal))],
      vertical: [...vertical, ...second.drawn.vertical.filter(isNew(vertical))],
    },
    checkBoxes: [
      ...first.checkBoxes,
      ...second.checkBoxes.filter(({box}) => isNew(first.checkBoxes.map((other) => other.box))(box)),
    ],
  };
}

/** The same mark differs by less than this between pixels and paths, in page units. */
const tolerance = 2;

function isSame(one: Box, other: Box): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < tolerance,
  );
}
