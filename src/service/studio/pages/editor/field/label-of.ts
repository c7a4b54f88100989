import type {PageAnalysis} from '../../../contract/page.js';
import {type Box, centreOf, holds} from '../../page-view/boxes.js';

type Segment = PageAnalysis['segments'][number];

/** A segment is taken for a label from here on. */
export const likelyLabel = 0.5;

/**
 * The nearest likely label left of a box in its line, or above it. The value of another field is none, and neither is what
 * stands above other text.
 */
export function labelOf(segments: readonly Segment[], box: Box, values: readonly Box[]): Segment | undefined {
  const around = segments
    .filter(({box: one}) => ![box, ...values].some((value) => holds(value, centreOf(one))))
    .map((segment) => ({segment, distance: distanceTo(segment.box, box)}))
    .filter(({distance}) => distance < 0.25)
    .toSorted((one, other) => one.distance - other.distance);
  const nearest = around.find(({segment}) => segment.label >= likelyLabel)?.segment;
  const isHidden = around.some(
    ({segment}) => nearest !== undefined && isBetween(nearest.box, segment.box, box),
  );
  return isHidden ? undefined : nearest;
}

function distanceTo(label: Box, value: Box): number {
  if (isInLine(label, value) && label.left < value.left) return Math.max(0, value.left - label.right);
  const isAbove = centreOf(label).y < value.top && label.left < value.right && label.right > value.left;
  // Above counts as farther: forms with labels beside values have labels above them, too.
  return isAbove ? 0.02 + 2 * Math.max(0, value.top - label.bottom) : Infinity;
}

/** Whether a box is above a value and more than a line below its label: the next line may go on with the label. */
function isBetween(label: Box, box: Box, value: Box): boolean {
  const isFar = box.top - label.bottom > label.bottom - label.top;
  return !isInLine(label, value) && isFar && centreOf(box).y < value.top;
}

function isInLine(label: Box, value: Box): boolean {
  return label.top < value.bottom && label.bottom > value.top;
}
