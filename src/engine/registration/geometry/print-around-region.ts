import type {Box, Page, Word} from '../../page.js';
import {locate, type Registration} from './page-registration.js';
import {centreOf, distanceBetween} from './transform.js';
import {keyOf, usualHeight} from './word-runs.js';

/** How far around a region, in word heights, print tells whether a page has it: above and below it, and beside it. */
const around = {above: 10, beside: 30};
/** Least number of words around a region that tell anything. */
const fewest = 3;

/**
 * The share of the reference's words around a region that the page has at the registered position; `undefined` with too
 * few words.
 */
export function shareOfPrintAround(registration: Registration, region: Box): number | undefined {
  const {reference, twins, page} = registration;
  const near = wordsAround(reference, region);
  if (near.length < fewest) return undefined;
  const nearby = usualHeight(page);
  const found = new Set(
    twins
      .filter(({from, to}) => distanceBetween(locate(registration, from), to) < nearby)
      .map((twin) => twin.reference),
  );
  return near.filter((word) => found.has(word)).length / near.length;
}

function wordsAround(page: Page, region: Box): Word[] {
  const height = usualHeight(page);
  return page.words.filter((word) => {
    const {x, y} = centreOf(word.box);
    const isInside = x >= region.left && x <= region.right && y >= region.top && y <= region.bottom;
    const off = Math.max(region.top - y, y - region.bottom, 0);
    const aside = Math.max(region.left - x, x - region.right, 0);
    return !isInside && off < around.above * height && aside < around.beside * height && keyOf(word) !== '';
  });
}
