import type {Column, Field, FieldType} from '../../contract/fields.js';
import type {QueryTerm} from './meaning/query-terms.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {ValueKind} from '../knowledge/concepts/value-kinds.js';
import type {AskedAddressPart} from './address-part.js';
import type {AskedForms} from './value-forms.js';

/** A field of the request, parsed once. */
export interface FieldQuery {
  /** Its place among the queries of the request. */
  index: number;
  field: Field | Column;
  /** Words that may label the value on the page, most telling first. */
  phrases: LabelPhrase[];
  /** The wordings of the request, each as the meanings of its words. */
  meanings: QueryTerm[][];
  /** What papers of many kinds state, where the request asks for that. */
  concept?: ConceptName;
  /** The groups of labels that its words name, nearest first: what papers state that it asks for. */
  groups: readonly string[];
  /** What the value is, where the nearest group tells it. */
  kind?: ValueKind;
  /** Which part of whose address is asked for. */
  addressPart?: AskedAddressPart;
  /** What the values look like, as the request says or its words tell; absent where nothing tells. */
  type?: FieldType;
  /** Whether the request itself names the type. */
  isTypeGiven: boolean;
  /** How likely its answer looks like what, by its words. */
  askedForms: AskedForms;
  /** A text with a form of its own that the words of the request ask for. */
  form?: 'time' | 'duration';
  /** Which end of a range is asked for. */
  end?: 'first' | 'last';
}

export interface LabelPhrase {
  text: string;
  /** Folded: lower case, letters and digits only. */
  key: string;
  /** `asked`: the request's own words. `paraphrase`: another wording from the knowledge base, `weak` where it is used for other things too. */
  origin: 'asked' | 'paraphrase' | 'weak';
}
