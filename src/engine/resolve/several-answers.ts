import type {ExtractedField} from '../../contract/extraction.js';
import {heightOf} from '../box.js';
import type {Candidate} from '../candidates/candidate.js';
import {fractionOf, notFound} from '../fields/result.js';
import type {FieldQuery} from '../query/field-query.js';
import type {RatedCandidate} from './rated-candidate.js';
import {rate} from './rate.js';

/** An answer this much less likely than the best one is of another kind. */
const leastShareOfBest = 0.6;

/** All different answers to a query that are likely enough, in the order of the pages: the parties of a contract. */
export function severalAnswers(
  query: FieldQuery,
  candidates: readonly Candidate[],
  minimum: number,
): ExtractedField {
  const rated = rate(candidates.filter((candidate) => candidate.query === query));
  const best = Math.max(0, ...rated.map(({probability}) => probability));
  const likely = rated
    .filter(({probability}) => probability >= Math.max(minimum, leastShareOfBest * best))
    .sort((a, b) => b.probability - a.probability);
  const chosen = likely.filter((one, at) => likely.slice(0, at).every((other) => isApart(one, other)));
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
