/** What the instructions of a request ask for, as far as they are understood without a language model. */
export interface Instructions {
  /** Codes of the languages the documents are said to be in. */
  languages: readonly string[];
  dayFirst?: boolean;
  decimal?: '.' | ',';
  /** ISO 4217. */
  currency?: string;
  pages: readonly PageRule[];
  /** Which value to take if several fit equally well. */
  choice?: Choice;
  /** Words on the page that are no part of any value, folded. */
  ignoredWords: readonly string[];
  /** Sentences in which no instruction was recognised, as they are written. */
  notUnderstood: readonly string[];
}

/** Pages to read or to leave out: by number, from 1, or the first and the last one. */
export interface PageRule {
  action: 'only' | 'ignore';
  pages: readonly (number | 'first' | 'last')[];
}

export interface Choice {
  of: 'first' | 'last' | 'largest' | 'smallest';
  /** The words of the sentence, folded; they may name fields. */
  words: readonly string[];
}

export const noInstructions: Instructions = {languages: [], pages: [], ignoredWords: [], notUnderstood: []};
