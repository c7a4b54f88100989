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
  /** To the right of a column title, so probably the next title; a value only if its form shows it. */
  besideTitle?: boolean;
}
