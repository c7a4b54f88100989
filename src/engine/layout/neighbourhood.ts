import type {Box} from '../page.js';
import {widthOf} from '../box.js';
import {overlapAcross, shareRow} from '../overlaps.js';
import type {Segment} from './analysis.js';

/** The nearest segment on each side of a segment. */
export interface Neighbours {
  left?: Segment;
  right?: Segment;
  above?: Segment;
  below?: Segment;
  /** How many others are in its row. */
  inRow: number;
}

/** Boxes may touch or overlap by this many page units and still be beside each other. */
const touch = 2;

export function neighboursOf(segments: readonly Segment[]): Neighbours[] {
  return segments.map((segment) => {
    const found: Neighbours = {inRow: 0};
    for (const other of segments) if (other !== segment) consider(found, segment, other);
    return found;
  });
}

function consider(found: Neighbours, segment: Segment, other: Segment): void {
  const [box, at] = [segment.box, other.box];
  if (areInRow(segment, other)) {
    found.inRow++;
    if (at.left >= box.right - touch && at.left < (found.right?.box.left ?? Infinity)) found.right = other;
    if (at.right <= box.left + touch && at.right > (found.left?.box.right ?? -Infinity)) found.left = other;
  }
  if (columnOverlap(segment, other) > 0) {
    if (at.bottom <= box.top + touch && at.bottom > (found.above?.box.bottom ?? -Infinity))
      found.above = other;
    if (at.top >= box.bottom - touch && at.top < (found.below?.box.top ?? Infinity)) found.below = other;
  }
}

/** Whether two texts are in one row: they share more than half of the smaller height. */
export function areInRow({box: one}: Pick<Segment, 'box'>, {box: other}: Pick<Segment, 'box'>): boolean {
  return shareRow(one, other);
}

/** Whether a box begins below another, or overlaps it by less than half a line, as the boxes of close lines do. */
export function isBelow(lower: Box, upper: Box, textHeight: number): boolean {
  return lower.top > upper.bottom - textHeight / 2;
}

/** Greatest gap between two lines of one block, in text heights. */
export const blockGap = 1.5;

/** Whether a text is right below another: the next line of its block. */
export function isNextLine(
  {box: lower}: Pick<Segment, 'box'>,
  {box: upper}: Pick<Segment, 'box'>,
  textHeight: number,
): boolean {
  const isNear = lower.top - upper.bottom < blockGap * textHeight;
  return isNear && isBelow(lower, upper, textHeight) && lower.left < upper.right && lower.right > upper.left;
}

/** The horizontal overlap of two segments in page units; negative when one is beside the other. */
export function columnOverlap(one: Pick<Segment, 'box'>, other: Pick<Segment, 'box'>): number {
  return overlapAcross(one.box, other.box);
}

/** The horizontal overlap as a share of the smaller width. */
export function columnShare(one: Pick<Segment, 'box'>, other: Pick<Segment, 'box'>): number {
  return columnOverlap(one, other) / Math.max(1, Math.min(widthOf(one.box), widthOf(other.box)));
}
