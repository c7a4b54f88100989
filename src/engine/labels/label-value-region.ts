import type {TextLine} from '../page-view/document-view.js';

/** Position of a value relative to its label. */
export type Relation = 'same-line' | 'right' | 'below' | 'above' | 'column' | 'left';

/** A piece of a line in which the value of a label may be. */
export interface ValueRegion {
  line: TextLine;
  /** Characters of the line's text. */
  start: number;
  end: number;
  relation: Relation;
  /** 0 to 1: how near, and how well aligned. */
  closeness: number;
  /** Rather the next title of a row of titles; only its shape may tell that it is a value. */
  besideTitle?: boolean;
}
