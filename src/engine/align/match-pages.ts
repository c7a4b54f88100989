import type {Page} from '../page.js';
import {squash} from '../values/fold.js';
import {register, type Registration} from './registration.js';

/** The page of the document that each page of the reference matches best, by page number of the reference. */
export function matchPages(reference: Page[], pages: Page[]): Map<number, Registration> {
  const matched = new Map<number, Registration>();
  const keys = new Map(pages.map((page) => [page, keysOf(page)]));
  for (const original of reference) {
    const wanted = keysOf(original);
    const likely = pages
      .map((page) => ({page, shared: sharedShare(wanted, keys.get(page)!)}))
      .filter(({shared}) => shared > 0)
      .sort((a, b) => b.shared - a.shared)
      .slice(0, tried);
    const best = likely
      .map(({page}) => register(original, page))
      .filter((registration) => registration !== undefined)
      .sort((a, b) => b.confidence - a.confidence)[0];
    if (best) matched.set(original.number, best);
  }
  return matched;
}

/** Registration is dear; a page that shares fewer words than three others is not the one. */
const tried = 3;

function keysOf(page: Page): Set<string> {
  return new Set(page.words.map((word) => squash(word.text)).filter((key) => key.length >= 4));
}

function sharedShare(wanted: Set<string>, given: Set<string>): number {
  let shared = 0;
  for (const key of wanted) if (given.has(key)) shared++;
  return shared / Math.sqrt(wanted.size * given.size || 1);
}
