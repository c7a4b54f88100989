import {heightOf, scaleBox, turnBox, widthOf} from '../box.js';
import {certain} from '../levels.js';
import type {Box, CheckBox} from '../page.js';
import {edgePart} from './check-boxes/box-shape.js';
import {drawnSquares} from './check-boxes/drawn-squares.js';
import {checkBoxOf} from './check-boxes/mark-ink.js';
import {linesOfVectors, type VectorPage} from './drawn-lines/vector-lines.js';
import type {LinesAndCheckBoxes} from './raster-lines-and-boxes.js';
import {textHeightOf} from './text-height.js';

/** Text height of a page without words, in points. */
const usualText = 11;
/** A pixel darker than this, of 255, is ink. */
const darkest = 190;

/** What the paths of a page of a PDF draw besides its words, upright. */
export function linesAndBoxesOfVectors(page: VectorPage): LinesAndCheckBoxes {
  const {subpaths, words, turns, picture, scale} = page;
  const isDark = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return false;
    return picture.data[y * picture.stride + 3 * x + 1]! < darkest;
  };
  // Some squares drawn by paths belong to logos and pictures of keys.
  const checkBoxes = drawnSquares(subpaths, textHeightOf(words) ?? usualText).map((box) =>
    checkBoxOf(scaleBox(box, scale), turnBox(box, page, turns), isDark, certain),
  );
  const {horizontal, vertical} = linesOfVectors(page);
  const isApart = (line: Box) => !checkBoxes.some((box) => isSideOf(line, box));
  return {
    drawn: {horizontal: horizontal.filter(isApart), vertical: vertical.filter(isApart)},
    checkBoxes,
  };
}

function isSideOf(line: Box, {box}: CheckBox): boolean {
  const reach = edgePart * Math.max(widthOf(box), heightOf(box));
  return (
    line.left > box.left - reach &&
    line.right < box.right + reach &&
    line.top > box.top - reach &&
    line.bottom < box.bottom + reach
  );
}
