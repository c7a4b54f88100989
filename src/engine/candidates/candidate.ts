// candidates: values that may answer a query, from all sources: labels, check boxes, sentences, tables, concepts.

import type {PageAnalysis} from '../layout/analysis.js';
import type {Box, Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';

/** A value that may answer a query. Sources make candidates and do not judge them; the resolver does. */
export interface Candidate {
  query: FieldQuery;
  source: CandidateSource;
  /** Dates as ISO `yyyy-mm-dd`, amounts as decimal numbers, yes/no as booleans, otherwise the text. */
  value: string | boolean;
  /** The printed text that the value was read from. */
  raw: string;
  page: PageAnalysis;
  box: Box;
  words: Word[];
  /** Observations of the source by name, for the features: mostly 0 to 1, also counts and distances. */
  signals: Readonly<Record<string, number>>;
}

export type CandidateSource =
  | 'label'
  | 'concept'
  | 'sentence'
  | 'check-box'
  | 'choice'
  | 'identity'
  | 'table'
  | 'reference'
  | 'pattern'
  | 'signature'
  | 'letterhead';
