import type {SVGAttributes} from 'preact';
import type {Box} from './boxes.js';

/** Side of the square that a page is drawn in; boxes are fractions of it. */
export const side = 1000;

type BoxShapeProps = {box: Box} & SVGAttributes<SVGRectElement>;

/** A box of a page as a rectangle of its overlay. */
export function BoxShape({box, ...rest}: BoxShapeProps) {
  return (
    <rect
      x={box.left * side}
      y={box.top * side}
      width={(box.right - box.left) * side}
      height={(box.bottom - box.top) * side}
      {...rest}
    />
  );
}
