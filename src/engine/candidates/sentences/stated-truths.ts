import {mayBe} from '../../probable.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {QueryCoverage} from '../../query/words/query-coverage.js';
import {fold, wordsOf} from '../../values/fold.js';
import type {RunningText} from './running-text.js';
import {mainLanguageOf} from './text-languages.js';
import type {Mention} from './value-mention.js';

/** A sentence that answers a yes/no question. */
export interface StatedTruth {
  mention: Mention;
  isDenied: boolean;
  /** 0 to 1: share of the request's words in the sentence (`said`), and likeness of the two. */
  said: number;
  likeness: number;
  /** How many words the sentence has. */
  words: number;
}

/** Maximum number of sentences per query. */
const mostTruths = 3;
/** Minimum and maximum number of words of a sentence; a longer text makes more than one statement. */
const [fewestWords, mostWords] = [2, 60];

/** A sentence ends at its punctuation mark before white space, or with a line that ends early (`\n`). */
const sentence = /[^\n]+?(?:[.;!?](?=\s)|\n|$)/gu;

/**
 * The sentences with most words of a yes/no request: "Pets are not permitted" for "Are pets allowed?". Each means yes,
 * or no if either the sentence or the prompt is negated, but not both.
 */
export function statedTruths(
  query: FieldQuery,
  {text, matchable}: RunningText,
  coverage: QueryCoverage,
): StatedTruth[] {
  if (query.type !== 'boolean') return [];
  const asked = fold(query.field.prompt ?? '');
  const isAskedDenied = denyingWords({matchable: asked}).test(asked);
  const denying = denyingWords({matchable});
  const found = [...matchable.matchAll(sentence)].flatMap(({0: {length}, index}): StatedTruth[] => {
    const raw = text.slice(index, index + length);
    const words = wordsOf(raw);
    if (words.length < fewestWords || words.length > mostWords) return [];
    const said = coverage.said(query, words);
    if (!mayBe(said)) return [];
    const isDenied = denying.test(fold(raw)) !== isAskedDenied;
    const mention = {start: index, end: index + length, raw, value: '', quality: 1};
    return [{mention, isDenied, said, likeness: coverage.likeness(query, raw), words: words.length}];
  });
  return found.sort((a, b) => b.said + b.likeness - a.said - a.likeness).slice(0, mostTruths);
}

/**
 * The words by which a text denies, in its language only: "mai" is "never" in Italian and a month in German. "No. 12"
 * numbers something.
 */
function denyingWords(text: Pick<RunningText, 'matchable'>): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${mainLanguageOf(text).denying})(?!\p{L}|\.? ?\d)`, 'u');
}
