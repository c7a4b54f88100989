import type {LineRange} from '../../page-view/line-range.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';

/** A value of an identity document that a standard places, so that it needs no label in any language. */
export interface IdentityDocumentValue {
  concept: ConceptName;
  value: string;
  piece: LineRange;
  /** 0 to 1, from check digits and the standard itself. */
  certainty: number;
}
