import {certain} from '../../levels.js';
import type {Page} from '../../page.js';

import {keyOf} from './word-runs.js';
import type {Register, Registration} from './page-registration.js';

/** The registration of the document's page that matches a page of the reference best. */
export function matchPage(original: Page, pages: Page[], register: Register): Registration | undefined {
  return matchPages(original, pages, register)[0];
}

/**
 * The registrations of the document's pages with a page of the reference, most confident first; once a page surely
 * matches, no further ones are tried.
 */
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
    // Two pages of a document do not both surely match one page of a form.
    if (registration && registration.confidence > certain) break;
  }
  return matches.sort((a, b) => b.confidence - a.confidence);
}

/** Number of pages that are tried, those with most words in common: registration is slow. */
const tried = 3;

function keysOf(page: Page): Set<string> {
  return new Set(page.words.map(keyOf).filter((key) => key.length >= 4));
}

function sharedShare(wanted: Set<string>, given: Set<string>): number {
  let shared = 0;
  for (const key of wanted) if (given.has(key)) shared++;
  return shared / Math.sqrt(wanted.size * given.size || 1);
}
