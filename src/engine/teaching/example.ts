// teaching: new content of a template, learned from documents whose values somebody corrected.

import type {FieldValue} from '../../contract/extraction.js';
import type {Box} from '../../contract/fields.js';
import type {Page} from '../page.js';

/** A document with its right values. */
export interface TeachingExample {
  id: string;
  pages: Page[];
  /** By name of the field. Fields that nobody looked at are left out. */
  values: ReadonlyMap<string, RightValue>;
}

/** What somebody said is right; `null`: the document does not say it. */
export interface RightValue {
  value: FieldValue;
  /** Where it is, if that is known; otherwise it is looked for among the words. */
  page?: number;
  /** In fractions of the page. */
  box?: Box;
}
