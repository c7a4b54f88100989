import type {Column, Field, FieldType} from '../../contract/fields.js';

/** A field of the request, parsed once. */
export interface FieldQuery {
  /** Its place among the queries of the request. */
  index: number;
  field: Field | Column;
  /** Words that may label the value on the page, most telling first. */
  phrases: LabelPhrase[];
  /** What the values look like, as the request says or its words tell; absent where nothing tells. */
  type?: FieldType;
  /** Which end of a range is asked for. */
  end?: 'first' | 'last';
}

export interface LabelPhrase {
  text: string;
  /** Folded: lower case, letters and digits only. */
  key: string;
  /** `asked`: the request's own words, also with articles or brackets dropped. `paraphrase`: another wording from the knowledge base. */
  origin: 'asked' | 'abbreviated' | 'paraphrase';
}
