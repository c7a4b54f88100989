import {heightOf, widthOf} from './box.js';
import type {Box} from './page.js';

/** How far two boxes overlap sideways; where one is beside the other, the gap between them as a negative number. */
export function overlapAcross(one: Box, other: Box): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

/** How far two boxes overlap in height; negative where one is above the other. */
export function overlapDown(one: Box, other: Box): number {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
}

/** Whether two boxes are in one row: they share more than half of the smaller height. */
export function shareRow(one: Box, other: Box): boolean {
  return overlapDown(one, other) > Math.min(heightOf(one), heightOf(other)) / 2;
}

/** Whether two boxes are in one column: they share more than half of the smaller width. */
export function shareColumn(one: Box, other: Box): boolean {
  return overlapAcross(one, other) > Math.min(widthOf(one), widthOf(other)) / 2;
}
