import {turnBox} from '../../box.js';
import type {Box, DrawnLines, Word} from '../../page.js';
import type {Subpath} from '../pdf/paths.js';
import type {Turns} from '../pixels/raster.js';
import type {PixelRows} from '../ink/pixel-rows.js';
import {textHeightOf} from '../text-height.js';
import {leaderLines} from './leader-lines.js';
import {joinStrokes, type Strokes} from './join-strokes.js';
import {strokesOfPaths} from './vector-strokes.js';
import {visibleStrokes} from './visible-strokes.js';

/** Text height of a page without words, in points. */
const usualText = 11;

export interface VectorPage {
  subpaths: readonly Subpath[];
  /** In coordinates of the upright page. */
  words: readonly Word[];
  /** Size in points of the page as viewers show it, before `turns` put it upright. */
  width: number;
  height: number;
  turns: Turns;
  /** A picture of the page as shown, and its pixels per point. */
  picture: PixelRows;
  scale: number;
}

/** The drawn lines of a page of a PDF, from its paths and its typed leaders, upright. */
export function linesOfVectors({subpaths, words, turns, picture, scale, ...size}: VectorPage): DrawnLines {
  const shown = visibleStrokes(strokesOfPaths(subpaths, size), picture, scale);
  const strokes = turnStrokes(shown, size, turns);
  strokes.horizontal.push(...leaderLines(words));
  const height = textHeightOf(words) ?? usualText;
  return joinStrokes(strokes, height, {
    horizontal: height,
    vertical: height,
  });
}

function turnStrokes(
  {horizontal, vertical}: Strokes,
  size: {width: number; height: number},
  turns: Turns,
): Strokes {
  const turned = (boxes: Box[]) => boxes.map((box) => turnBox(box, size, turns));
  return turns % 2 === 0
    ? {horizontal: turned(horizontal), vertical: turned(vertical)}
    : {horizontal: turned(vertical), vertical: turned(horizontal)};
}
