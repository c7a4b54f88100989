import type {Box} from '../page.js';

/** Whether the vertical centre of `own` lies within the height of `box`. */
export function isInRow(box: Box, own: Box): boolean {
  const middle = middleOf(own);
  return box.top <= middle && box.bottom >= middle;
}

/** The vertical centre of a box. */
export function middleOf({top, bottom}: Box): number {
  return (top + bottom) / 2;
}

/** Whether two boxes overlap horizontally. */
export function overlapsHorizontally(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left;
}

/** Whether the centre of `inner` lies inside `outer`. */
export function holdsMiddle(outer: Box, inner: Box): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, middleOf(inner)];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}
