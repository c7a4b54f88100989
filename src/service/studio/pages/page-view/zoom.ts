import type {Box} from './boxes.js';
import type {Size} from './size.js';

export const mostZoom = 4;

/** Height of a line of text on the screen at which it is read with ease, in pixels. */
const readable = 30;

/** The zoom that makes a box readable and keeps what is around it on the screen. */
export function zoomFor(box: Box, pageWidth: number, view: Size): number {
  const width = (box.right - box.left) * pageWidth;
  const height = (box.bottom - box.top) * pageWidth * Math.SQRT2;
  const fits = Math.min((view.width * 0.7) / width, (view.height * 0.6) / height);
  return Math.max(0.75, Math.min(readable / height, fits, 2.2));
}
