import {scaleBox} from '../box.js';
import type {DrawnLines, Word} from '../page.js';
import type {Raster} from '../raster.js';
import {linesOfInk} from './drawn-lines/pixel-lines.js';
import {inkMask, type Uprighting} from './ink/ink-mask.js';
import {textHeightOf} from './text-height.js';

/** What is drawn on a page besides its words. */
export interface RasterMarks {
  drawn: DrawnLines;
}

/** Text higher than this many pixels is looked at with half as many: it is as clear and takes a quarter of the time. */
const ample = 26;

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
  return scaleMarks({drawn: linesOfInk(ink, textHeight / factor, boxes)}, factor);
}

export function scaleMarks({drawn}: RasterMarks, factor: number): RasterMarks {
  return {
    drawn: {
      horizontal: drawn.horizontal.map((box) => scaleBox(box, factor)),
      vertical: drawn.vertical.map((box) => scaleBox(box, factor)),
    },
  };
}
