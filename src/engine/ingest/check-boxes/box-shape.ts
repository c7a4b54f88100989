import {heightOf, widthOf} from '../../box.js';
import type {Box} from '../../page.js';

/** The greatest ratio of the longer side of a check box to the shorter, however coarsely it was drawn or scanned. */
export const oblong = 1.3;

/** The least side of a check box, in text heights: a full stop or a dot of a leader is smaller. */
export const smallestSide = 0.4;
/** The greatest, in text heights; larger squares are cells. */
export const largestSide = 2;

/**
 * The part of a side of a check box that its edge takes: strokes are thick, scans blurred, and outlines of one box are
 * drawn that far apart. What is nearer to the outline than this belongs to it, what is farther inside is a mark.
 */
export const edgePart = 0.2;

/** Whether a rectangle is a square of the size of a check box. */
export function isShapedAsCheckBox(box: Box, textHeight: number): boolean {
  const [wide, high] = [widthOf(box), heightOf(box)];
  const [shorter, longer] = [Math.min(wide, high), Math.max(wide, high)];
  return (
    longer <= oblong * shorter && shorter >= smallestSide * textHeight && longer <= largestSide * textHeight
  );
}
