import {heightOf} from '../box.js';
import type {TextLine} from './document-view.js';

/** Whether a line is in large letters, as a company prints its name. */
export function isLarge({box, page}: TextLine): boolean {
  return heightOf(box) > large * page.lineHeight;
}

/**
 * How many times the usual letters are large. Boxes of one size of letters differ by a tenth, with ascenders or
 * without.
 */
export const large = 1.2;

/** Whether two texts are in letters of one size, by the heights of their boxes. */
export function areOfOneSize(one: Pick<TextLine, 'box'>, other: Pick<TextLine, 'box'>): boolean {
  return isOneSize(heightOf(one.box), heightOf(other.box));
}

/** Whether two measures of letters are those of one size: the larger is not yet large beside the other. */
export function isOneSize(one: number, other: number): boolean {
  return Math.max(one, other) < large * Math.min(one, other);
}
