import type {LineRange} from '../../page-view/line-range.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';

/** What an identity document states by a standard, without a label in any language. */
export interface IdentityValue {
  concept: ConceptName;
  value: string;
  piece: LineRange;
  /** 0 to 1, by check digits and the standard itself. */
  certainty: number;
}
