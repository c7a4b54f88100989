import type {FieldQuery} from '../../query/field-query.js';
import type {QueryCoverage} from '../../query/words/query-coverage.js';
import {fold, wordsOf} from '../../values/fold.js';
import type {RunningText} from './running-text.js';
import {mainLanguageOf} from './text-languages.js';
import type {Mention} from './value-mention.js';

/** What a sentence says to a question for yes or no. */
export interface StatedTruth {
  mention: Mention;
  isDenied: boolean;
  /** 0 to 1: how much of the request the sentence says, and how alike the two are. */
  said: number;
  likeness: number;
  /** How many words the sentence has. */
  words: number;
}

/** A sentence says at least this part of a request that it answers. */
const leastSaid = 0.34;
/** So many sentences of a request are passed on. */
const mostTruths = 3;
/** A text of more words is more than one statement; of fewer none. */
const [fewestWords, mostWords] = [2, 60];

/** A sentence ends with its mark before a blank, a line that ends early ends one too. */
const sentence = /[^\n]+?(?:[.;!?](?=\s)|\n|$)/gu;

/**
 * "Pets are not permitted" for "Are pets allowed?": the sentences that have most words of the request, each as yes, or
 * as no where it denies.
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
    if (said < leastSaid) return [];
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
