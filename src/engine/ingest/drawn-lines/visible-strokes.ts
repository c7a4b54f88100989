import {centreOfPixel} from '../pixels/pixel-centre.js';
import {heightOf, widthOf} from '../../box.js';
import {mayBe} from '../../probable.js';
import type {Box} from '../../page.js';
import type {PixelRows} from '../ink/pixel-rows.js';
import type {Strokes} from './join-strokes.js';

/** Number of points sampled along a stroke. */
const samples = 24;
/** Pixels to each side of a stroke within which the picture must change. */
const reach = 2;
/** … by more than this, of 255: a hairline on a small picture is a faint grey. */
const leastContrast = 10;

/** The strokes that a picture of the page shows: not those that are painted over, clipped away or in a hidden layer. */
export function visibleStrokes(strokes: Strokes, picture: PixelRows, scale: number): Strokes {
  return {
    horizontal: strokes.horizontal.filter((box) => isVisible(box, picture, scale)),
    vertical: strokes.vertical.filter((box) => isVisible(box, picture, scale)),
  };
}

function isVisible(box: Box, picture: PixelRows, scale: number): boolean {
  const isFlat = widthOf(box) >= heightOf(box);
  const thickness = Math.min(widthOf(box), heightOf(box));
  const depth = Math.ceil((thickness * scale) / 2) + reach;
  let seen = 0;
  for (let index = 0; index < samples; index++) {
    const share = centreOfPixel(index) / samples;
    const x = scale * (isFlat ? box.left + widthOf(box) * share : (box.left + box.right) / 2);
    const y = scale * (isFlat ? (box.top + box.bottom) / 2 : box.top + heightOf(box) * share);
    if (changesAcross(picture, Math.floor(x), Math.floor(y), depth, isFlat)) seen++;
  }
  // Dashes have gaps, and letters may cover a line.
  return mayBe(seen / samples);
}

function changesAcross(picture: PixelRows, x: number, y: number, depth: number, isFlat: boolean): boolean {
  let [darkest, lightest] = [255, 0];
  for (let step = -depth; step <= depth; step++) {
    const value = greenAt(picture, isFlat ? x : x + step, isFlat ? y + step : y);
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return lightest - darkest > leastContrast;
}

function greenAt({data, width, height, stride}: PixelRows, x: number, y: number): number {
  const [column, row] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
  return data[row * stride + 3 * column + 1]!;
}
