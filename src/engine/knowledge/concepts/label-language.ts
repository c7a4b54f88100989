import type {LabelGroupName} from '../languages/en/label-phrases/label-groups.js';
import type {WordFamilyName} from '../languages/en/word-families/families.js';

/**
 * How requests and papers of a language name what papers state.
 *
 * A group is one thing that papers state: `wordings = labels`, both with commas between. A wording is the words of a
 * request in any order, without fillers: `a/b` one of them, `(c)` with or without. A request that has further words
 * asks for something else. Labels are most specific first: `a|b` one of them, `?` behind a label that is printed
 * for other things too. Lists of words have blanks between.
 */
export interface LabelLanguage {
  /** Words of a request that say nothing of what is asked. */
  fillers: string;
  /** Fillers that do say something where they end a request: "paid in", "signed by". */
  particles: string;
  /** Words of one meaning, the lists with commas between. */
  same: string;
  /** Words that are one: "check in", with commas between. */
  joined: string;
  /** Endings of words that make no difference, taken off one after the other. */
  endings: string;
  /** Between two wordings of one request; with `|` between. */
  or: string;
  /** What leads to words that are not asked for; with `|` between. */
  not: string;
  /** Behind what is asked, the paper it is asked of: "of this agreement"; a regular expression. */
  papers: string;
  /** What leads to things that are counted: "number of" pages; a regular expression. */
  counting?: string;
  /** Words of positions that people hold. */
  jobTitles?: string;
  /** Before the name of a person: "Mr.". */
  courtesy?: string;
  groups: Partial<Record<LabelGroupName, string>>;
  /**
   * Words that lead to the same entry of a paper, of every part of speech: "paid", "payer", "payment". `word*` begins so,
   * `*word` ends so: a part of a compound.
   */
  families?: Partial<Record<WordFamilyName, string>>;
}
