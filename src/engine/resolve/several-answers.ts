import type {ExtractedField} from '../../contract/extraction.js';
import {heightOf} from '../box.js';
import {possible} from '../levels.js';
import type {Candidate} from '../candidates/candidate.js';
import {fractionOf, notFound} from '../scoring/field-result.js';
import type {FieldQuery} from '../query/field-query.js';
import type {RatedCandidate} from './rated-candidate.js';
import {rate} from './rate.js';
import {areInOneSentence} from './one-sentence.js';

/** Minimum probability of a further answer relative to the first one; below it, it is something else. */
const leastShareOfBest = possible;

/**
 * All different answers to a query that are likely enough, in reading order: the parties of a contract. The confidence
 * is that of the least likely one.
 */
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

/**
 * Chooses the likeliest candidate, rates the others anew without it, chooses again, and so on: that way right answers
 * do not lower the probability of each other. Beside an answer that a sentence states there are only others that one states: a
 * heading, alone at last, would be the likeliest of all.
 */
function oneAfterTheOther(candidates: readonly Candidate[], minimum: number): RatedCandidate[] {
  const chosen: RatedCandidate[] = [];
  let left = candidates;
  while (left.length > 0) {
    const mustBeStated = chosen[0] !== undefined && isStated(chosen[0]);
    const [next] = rate(left)
      .filter((one) => !mustBeStated || isStated(one))
      .sort((a, b) => b.probability - a.probability);
    const enough = Math.max(minimum, leastShareOfBest * (chosen[0]?.probability ?? 0));
    if (next === undefined || next.probability < enough) break;
    chosen.push(next);
    left = left
      .filter((candidate) => isApart({...next, candidates: [candidate]}, next))
      .map((candidate) => inPlaceOf(next, candidate));
  }
  return chosen;
}

/**
 * Marks a candidate as the first value of its cue (`sentenceFirst`) if it is stated in one sentence with the answer
 * just chosen. The model prefers the first value, which finds the best answer but not the others of a list.
 */
function inPlaceOf({candidates}: RatedCandidate, candidate: Candidate): Candidate {
  const isToldTogether =
    isTold(candidate) && candidates.some((chosen) => isTold(chosen) && areInOneSentence(chosen, candidate));
  return isToldTogether ? {...candidate, signals: {...candidate.signals, sentenceFirst: 1}} : candidate;
}

/** Whether a candidate is stated in a sentence. */
function isStated({candidates}: RatedCandidate): boolean {
  return candidates.some(({signals}) => signals.sentenceFirst !== undefined);
}

/** Whether a cue of the requested concept matches the candidate, and no contrary cue does. */
function isTold({signals}: Candidate): boolean {
  return signals.sentenceFirst !== undefined && signals.sentenceContrary !== 1;
}

/** Whether a candidate has another value, printed elsewhere. */
function isApart({candidates: [one]}: RatedCandidate, {candidates: [other]}: RatedCandidate): boolean {
  if (one!.value === other!.value) return false;
  return !one!.words.some((word) => other!.words.includes(word));
}

/** Orders by page, then by line, then by the left edge of the first word. */
function inReadingOrder({candidates: [one]}: RatedCandidate, {candidates: [other]}: RatedCandidate): number {
  if (one!.page !== other!.page) return one!.page.page.number - other!.page.page.number;
  const [first, second] = [one!.words[0]?.box ?? one!.box, other!.words[0]?.box ?? other!.box];
  const isLevel = Math.abs(first.top - second.top) < heightOf(first) / 2;
  return isLevel ? first.left - second.left : first.top - second.top;
}
