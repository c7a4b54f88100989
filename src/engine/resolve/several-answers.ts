import type {ExtractedField} from '../../contract/extraction.js';
import {heightOf} from '../box.js';
import type {Candidate} from '../candidates/candidate.js';
import {fractionOf, notFound} from '../scoring/field-result.js';
import type {FieldQuery} from '../query/field-query.js';
import type {RatedCandidate} from './rated-candidate.js';
import {rate} from './rate.js';
import {areInOneSentence} from './one-sentence.js';

/** An answer this much less likely than the best one is of another kind. */
const leastShareOfBest = 0.6;

/** All different answers to a query that are likely enough, in the order of the pages: the parties of a contract. */
export function severalAnswers(
  query: FieldQuery,
  candidates: readonly Candidate[],
  minimum: number,
): ExtractedField {
  const own = candidates.filter((candidate) => candidate.query === query);
  const chosen = oneAfterTheOther(own, minimum);
  const [first] = chosen.sort(inReadingOrder);
  if (first === undefined) return {...notFound, value: []};
  const {page, box, raw, words} = first.candidates[0]!;
  return {
    value: chosen.map(({candidates: [own]}) => own!.value),
    confidence: Math.round(Math.min(...chosen.map(({probability}) => probability)) * 1000) / 1000,
    route: 'pattern',
    page: page.page.number,
    box: fractionOf(box, page.page),
    raw,
    source: words[0]?.source ?? 'text',
  };
}

/** The likeliest answer, then the likeliest among the candidates that are left: answers do not take shares of each other. */
function oneAfterTheOther(candidates: readonly Candidate[], minimum: number): RatedCandidate[] {
  const chosen: RatedCandidate[] = [];
  let left = candidates;
  while (left.length > 0) {
    const [next] = rate(left).sort((a, b) => b.probability - a.probability);
    const enough = Math.max(minimum, leastShareOfBest * (chosen[0]?.probability ?? 0));
    if (next!.probability < enough) break;
    chosen.push(next!);
    left = left
      .filter((candidate) => isApart({...next!, candidates: [candidate]}, next!))
      .map((candidate) => inPlaceOf(next!, candidate));
  }
  return chosen;
}

/**
 * The model trusts the first value that a cue tells most, which says which one is the best, not which ones belong to a
 * list: a value told in the sentence of the one just chosen counts as the first as well.
 */
function inPlaceOf({candidates}: RatedCandidate, candidate: Candidate): Candidate {
  const isToldTogether =
    isTold(candidate) && candidates.some((chosen) => isTold(chosen) && areInOneSentence(chosen, candidate));
  return isToldTogether ? {...candidate, signals: {...candidate.signals, sentenceFirst: 1}} : candidate;
}

/** By a cue of what is asked, and none of something else. */
function isTold({signals}: Candidate): boolean {
  return signals.sentenceFirst !== undefined && signals.sentenceContrary !== 1;
}

/** Another value, printed elsewhere. */
function isApart({candidates: [one]}: RatedCandidate, {candidates: [other]}: RatedCandidate): boolean {
  if (one!.value === other!.value) return false;
  return !one!.words.some((word) => other!.words.includes(word));
}

/** By page, then by line, then by where the first word begins. */
function inReadingOrder({candidates: [one]}: RatedCandidate, {candidates: [other]}: RatedCandidate): number {
  if (one!.page !== other!.page) return one!.page.page.number - other!.page.page.number;
  const [first, second] = [one!.words[0]?.box ?? one!.box, other!.words[0]?.box ?? other!.box];
  const isLevel = Math.abs(first.top - second.top) < heightOf(first) / 2;
  return isLevel ? first.left - second.left : first.top - second.top;
}
