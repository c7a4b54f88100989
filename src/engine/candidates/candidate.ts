import type {PageAnalysis} from '../layout/analysis.js';
import type {Box, Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';

/** A value that may answer a query. Sources make candidates and do not judge them; the resolver does. */
export interface Candidate {
  query: FieldQuery;
  source: CandidateSource;
  /** Typed: dates ISO, amounts decimal, otherwise the text. */
  value: string | boolean;
  /** What is printed there. */
  raw: string;
  page: PageAnalysis;
  box: Box;
  words: Word[];
  /** What the source noticed, by name, 0 to 1 unless the name says otherwise: input of the features. */
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
