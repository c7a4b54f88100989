import type {Column, Field, FieldType} from '../../contract/fields.js';
import type {QueryTerm} from './meaning/query-terms.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {ValueKind} from '../knowledge/concepts/value-kinds.js';
import type {AskedAddressPart} from './address-part.js';
import type {AskedForms} from './value-forms.js';

/** A field of the request, parsed once. */
export interface FieldQuery {
  /** Its index among the queries of the request. */
  index: number;
  field: Field | Column;
  /** Phrases that may label the value on the page, most telling first. */
  phrases: LabelPhrase[];
  /** For each wording of the request (clauses of the prompt, field name) the meanings of its words. */
  meanings: QueryTerm[][];
  /** The concept of the knowledge base that the request asks for. */
  concept?: ConceptName;
  /** The label groups that the words of the request name, nearest first. */
  groups: readonly string[];
  /** The kind of the value, by the nearest group that has one, or the address part. */
  kind?: ValueKind;
  /** The address part that is asked for, and whose. */
  addressPart?: AskedAddressPart;
  /** The type of the value, given by the request or inferred from its words; absent if neither tells. */
  type?: FieldType;
  /** Whether the request itself names the type. */
  isTypeGiven: boolean;
  /** The probability of each form of the answer, by the words of the request. */
  askedForms: AskedForms;
  /** A time of day or a duration, for which there is no type, if the words of the request ask for one. */
  form?: 'time' | 'duration';
  /** Which end of a range is asked for. */
  end?: 'first' | 'last';
}

export interface LabelPhrase {
  text: string;
  /** Folded: lower case, letters and digits only. */
  key: string;
  /**
   * `asked`: the request's own words, or labels that it lists. `paraphrase`: another wording from the knowledge base;
   * `weak`: one that is printed for other things too.
   */
  origin: 'asked' | 'paraphrase' | 'weak';
}
