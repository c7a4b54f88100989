// teaching: new content of a template, learned from documents whose values somebody corrected.

import type {RightValue} from '../../contract/extraction.js';
import type {Page} from '../page.js';

/** A document with its right values. */
export interface TeachingExample {
  id: string;
  pages: Page[];
  /** Number of the reference document, from 0, that earlier teaching made of it. */
  reference?: number;
  /** By name of the field. Fields that nobody looked at are left out. */
  values: ReadonlyMap<string, RightValue>;
  /** Names of the fields of which a job read another value by the template as it is. */
  misread?: ReadonlySet<string>;
}
