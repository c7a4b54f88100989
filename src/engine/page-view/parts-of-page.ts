import type {PageView, TextLine} from './document-view.js';

/** A line on its page. */
type Placed = Pick<TextLine, 'box'> & {page: Pick<PageView, 'height'>};

/** Whether a line is at the foot of its page, where companies print their details. */
export function isAtFoot({box, page}: Placed): boolean {
  return box.top > footFrom * page.height;
}

/** Details of companies reach up to a fifth of the page; the last lines of a text and its totals are mostly above it. */
const footFrom = 0.82;

/** Whether a line is in the upper half of its page, where letters have sender, addressee, number and date. */
export function isInUpperHalf({box, page}: Placed): boolean {
  return box.top < page.height / 2;
}
