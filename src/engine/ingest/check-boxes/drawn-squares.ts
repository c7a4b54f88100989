import {heightOf, widthOf} from '../../box.js';
import type {Box} from '../../page.js';
import type {Subpath} from '../pdf/paths.js';
import {boundsOf, rectangleOf} from '../drawn-lines/vector-strokes.js';
import {edgePart, isShapedAsCheckBox} from './box-shape.js';

/**
 * The squares and circles on a page that may be check boxes: of nested or repeated ones the outermost, no grid cells.
 */
export function drawnSquares(subpaths: readonly Subpath[], textHeight: number): Box[] {
  const squares = subpaths
    .flatMap((subpath) => shapeOf(subpath))
    .filter((box) => isShapedAsCheckBox(box, textHeight));
  const outer = squares.filter(
    (box, index) =>
      !squares.some((other, at) => contains(other, box) && (at < index || !contains(box, other))),
  );
  return outer.filter((box) => !outer.some((other) => other !== box && adjoins(box, other)));
}

function shapeOf(subpath: Subpath): Box[] {
  const rectangle = rectangleOf(subpath);
  if (rectangle) return [rectangle];
  return subpath.isStroked && isCircle(subpath) ? [boundsOf(subpath)] : [];
}

/** Whether a curved outline has at least four points, all at the same distance from its centre. */
function isCircle(subpath: Subpath): boolean {
  if (!subpath.isCurved || subpath.points.length < 4) return false;
  const {left, top, right, bottom} = boundsOf(subpath);
  const [x, y, radius] = [(left + right) / 2, (top + bottom) / 2, (right - left + bottom - top) / 4];
  return subpath.points.every(
    (point) => Math.abs(Math.hypot(point[0] - x, point[1] - y) - radius) < edgePart * radius,
  );
}

/** Outlines of one box may differ by the width of a stroke, in points. */
const stroke = 1;

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left + stroke &&
    outer.top <= inner.top + stroke &&
    outer.right >= inner.right - stroke &&
    outer.bottom >= inner.bottom - stroke
  );
}

/** Whether two squares are so close that they are cells of a comb field or grid, not check boxes. */
function adjoins(one: Box, other: Box): boolean {
  const gapX = Math.max(other.left - one.right, one.left - other.right);
  const gapY = Math.max(other.top - one.bottom, one.top - other.bottom);
  const near = edgePart * widthOf(one);
  return (gapX < near && gapY < -heightOf(one) / 2) || (gapY < near && gapX < -widthOf(one) / 2);
}
