import {scaleBox, shareInside} from '../box.js';
import type {Box, CheckBox, DrawnLines, Word} from '../page.js';
import type {Raster} from './pixels/raster.js';
import {checkBoxOf} from './check-boxes/mark-ink.js';
import {squareBoxes} from './check-boxes/square-boxes.js';
import {linesOfInk} from './drawn-lines/pixel-lines.js';
import {isInked} from './ink/bit-mask.js';
import {inkMask, type Uprighting} from './ink/ink-mask.js';
import {textHeightOf} from './text-height.js';

/** What is drawn on a page besides its words. */
export interface RasterMarks {
  drawn: DrawnLines;
  checkBoxes: CheckBox[];
}

/** Text higher than this many pixels is looked at with half as many: it is as clear and takes a quarter of the time. */
const ample = 26;

/** A closed square of pixels with paper around it is a box to tick, or now and then a letter of a logo. */
const surety = 0.85;
/** Within a word it is rather a letter: D, O, B. */
const letterLike = 0.4;

/** What is drawn on a recognised raster, in pixels of the raster put upright, as its words are. */
export function marksOfRaster(
  raster: Raster,
  uprighting: Uprighting,
  words: readonly Word[],
): RasterMarks | undefined {
  const textHeight = textHeightOf(words);
  if (textHeight === undefined) return undefined;
  const halved = textHeight >= ample;
  const factor = halved ? 2 : 1;
  const boxes = words.map(({box}) => scaleBox(box, 1 / factor));
  const ink = inkMask(raster, uprighting, halved);
  const checkBoxes = squareBoxes(ink, textHeight / factor, boxes).map((box) =>
    checkBoxOf(
      box,
      box,
      (x, y) => isInked(ink, x, y),
      boxes.some((word) => shareInside(box, word) > 0.5) ? letterLike : surety,
    ),
  );
  return scaleMarks({drawn: linesOfInk(ink, textHeight / factor, boxes), checkBoxes}, factor);
}

export function scaleMarks({drawn, checkBoxes}: RasterMarks, factor: number): RasterMarks {
  return {
    drawn: {
      horizontal: drawn.horizontal.map((box) => scaleBox(box, factor)),
      vertical: drawn.vertical.map((box) => scaleBox(box, factor)),
    },
    checkBoxes: checkBoxes.map((checkBox) => ({...checkBox, box: scaleBox(checkBox.box, factor)})),
  };
}

/** All of `first`, and of `second` what is not at the same place. */
export function joinMarks(first: RasterMarks, second: RasterMarks): RasterMarks {
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

/** Pixels and paths differ by less than this, in units of the page. */
const tolerance = 2;

function isSame(one: Box, other: Box): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < tolerance,
  );
}
