import type {Box, Word} from '../../page.js';
import type {Raster} from '../pixels/raster.js';
import type {PageRaster} from './render.js';

/** The pixels of a visible word differ by more than this, of 255. */
const leastContrast = 20;

/**
 * The words that are visible in a picture of the page; those that are white on white, painted over, clipped away or in
 * a hidden layer are not. `scale` is pixels per page unit.
 */
export function visibleWords(words: readonly Word[], picture: Raster | PageRaster, scale: number): Word[] {
  const stride = 'stride' in picture ? picture.stride : 3 * picture.width;
  return words.filter(({box}) => !isUniform(box, {...picture, stride}, scale));
}

function isUniform(
  {left, top, right, bottom}: Box,
  {data, width, height, stride}: PageRaster,
  scale: number,
): boolean {
  const [fromX, fromY] = [Math.max(0, Math.floor(left * scale)), Math.max(0, Math.floor(top * scale))];
  const [toX, toY] = [Math.min(width, Math.ceil(right * scale)), Math.min(height, Math.ceil(bottom * scale))];
  const first = fromY * stride + 3 * fromX;
  for (let y = fromY; y < toY; y++)
    for (let at = y * stride + 3 * fromX, end = at + 3 * (toX - fromX); at < end; at += 3)
      for (let channel = 0; channel < 3; channel++)
        if (Math.abs(data[at + channel]! - data[first + channel]!) > leastContrast) return false;
  return true;
}
