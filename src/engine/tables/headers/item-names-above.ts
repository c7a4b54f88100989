import {haveSameLeft, unionOf} from '../../box.js';
import type {PageView, TextLine} from '../../page-view/document-view.js';
import type {Box} from '../../page.js';
import {isNumber} from './number-token.js';
import {runsOf} from './token-runs.js';

/**
 * The box of the item names that are on lines of their own above their figures: those with the most common left edge.
 * `undefined` if fewer than half of the items have one. `rows`: positions of the rows of figures on the page.
 */
export function namesAbove(rows: number[], page: PageView): Box | undefined {
  const names = rows.flatMap((row, at) => {
    const above = page.rows[row - 1];
    return above === undefined || row - 1 === rows[at - 1] ? [] : above.flatMap(nameIn).slice(0, 1);
  });
  const like = (box: Box) => names.filter((other) => haveSameLeft(other, box));
  const boundary = names.reduce<Box[]>(
    (best, box) => (like(box).length > best.length ? like(box) : best),
    [],
  );
  return boundary.length < Math.max(1, rows.length / 2) ? undefined : unionOf(boundary);
}

/** The largest number of rows between the figures of two items. */
export function mostBetween(rows: number[]): number {
  return Math.max(1, ...rows.slice(1).map((row, at) => row - rows[at]! - 1));
}

/** The words of a line, without the item number before them. */
function nameIn(line: TextLine): Box[] {
  const [first] = line.tokens;
  const from = first !== undefined && isNumber(first) ? 1 : 0;
  const tokens = runsOf(line).flat().slice(from);
  const isName = tokens.some(({text}) => /\p{L}{2}/u.test(text));
  return isName ? [unionOf(tokens.map(({box}) => box))] : [];
}
