import {heightOf, widthOf} from '../box.js';
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
  if (rowShare(segment, other) > 0.5) {
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

/** The vertical overlap of two segments as a share of the smaller height; negative when one is below the other. */
export function rowShare(one: Pick<Segment, 'box'>, other: Pick<Segment, 'box'>): number {
  const shared = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return shared / Math.max(0.01, Math.min(heightOf(one.box), heightOf(other.box)));
}

/** The horizontal overlap of two segments in page units; negative when one is beside the other. */
export function columnOverlap(one: Pick<Segment, 'box'>, other: Pick<Segment, 'box'>): number {
  return Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
}

/** The horizontal overlap as a share of the smaller width. */
export function columnShare(one: Pick<Segment, 'box'>, other: Pick<Segment, 'box'>): number {
  return columnOverlap(one, other) / Math.max(0.01, Math.min(widthOf(one.box), widthOf(other.box)));
}
