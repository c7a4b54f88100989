import type {FieldType} from '../../../contract/fields.js';
import type {Sense} from './senses.js';

/** A thing documents state and people ask for. */
export interface Concept {
  type: FieldType;
  /** Descriptions that mean it: all senses of one alternative must be there. */
  asked?: Sense[][];
}
