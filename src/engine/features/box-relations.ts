import type {Box} from '../page.js';

/** Whether a box is at the height of the middle of another. */
export function isInRow(box: Box, own: Box): boolean {
  const middle = middleOf(own);
  return box.top <= middle && box.bottom >= middle;
}

/** The height of its middle. */
export function middleOf({top, bottom}: Box): number {
  return (top + bottom) / 2;
}

/** Whether two boxes share a column. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left;
}

/** Whether the middle of a box is inside another. */
export function holdsMiddle(outer: Box, inner: Box): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, middleOf(inner)];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}
