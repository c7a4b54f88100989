import {heightOf, scaleBox, widthOf} from '../../box.js';
import type {Box} from '../../page.js';
import type {PageRenderer} from '../pixels/page-renderer.js';
import type {ImageFile} from './image-file.js';

/** More pixels tell the recogniser nothing and cost memory: 8 million are an A4 page at 290 dots per inch. */
const workingPixels = 8_000_000;

/**
 * A page (from 0) of an image file. A page unit is a pixel, or more than one if the page has more than `workingPixels`.
 */
export async function pictureOfImage(file: ImageFile, index: number): Promise<PageRenderer> {
  const stored = await file.sizeOf(index);
  const shrink = Math.min(1, Math.sqrt(workingPixels / (stored.width * stored.height)));
  return {
    width: Math.round(stored.width * shrink),
    height: Math.round(stored.height * shrink),
    scale: 1,
    render: (part, scale) =>
      file.read(index, {
        region: wholePixels(scaleBox(part, 1 / shrink), stored),
        width: Math.max(1, Math.round(widthOf(part) * scale)),
        height: Math.max(1, Math.round(heightOf(part) * scale)),
      }),
  };
}

function wholePixels(part: Box, {width, height}: {width: number; height: number}): Box {
  const left = Math.min(width - 1, Math.max(0, Math.round(part.left)));
  const top = Math.min(height - 1, Math.max(0, Math.round(part.top)));
  return {
    left,
    top,
    right: Math.max(left + 1, Math.min(width, Math.round(part.right))),
    bottom: Math.max(top + 1, Math.min(height, Math.round(part.bottom))),
  };
}
