import type {Page} from '../../page.js';

import {keyOf} from './word-runs.js';
import type {Register, Registration} from './page-registration.js';

/** The page of the document that a page of the reference matches best. */
export function matchPage(original: Page, pages: Page[], register: Register): Registration | undefined {
  return matchPages(original, pages, register)[0];
}

/** The pages of the document that share print with a page of the reference, best first; one that surely matches alone. */
export function matchPages(original: Page, pages: Page[], register: Register): Registration[] {
  const wanted = keysOf(original);
  const likely = pages
    .map((page) => ({page, shared: sharedShare(wanted, keysOf(page))}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, tried);
  const matches: Registration[] = [];
  for (const {page} of likely) {
    const registration = register(original, page);
    if (registration) matches.push(registration);
    if (registration && registration.confidence > certain) break;
  }
  return matches.sort((a, b) => b.confidence - a.confidence);
}

/** Pages of one document do not fit one page of a form this well twice. */
const certain = 0.9;

/** Registration is dear; a page that shares fewer words than three others is not the one. */
const tried = 3;

function keysOf(page: Page): Set<string> {
  return new Set(page.words.map(keyOf).filter((key) => key.length >= 4));
}

function sharedShare(wanted: Set<string>, given: Set<string>): number {
  let shared = 0;
  for (const key of wanted) if (given.has(key)) shared++;
  return shared / Math.sqrt(wanted.size * given.size || 1);
}
