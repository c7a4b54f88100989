// resolve: probabilities of candidates by the fitted models, one assignment for all queries, threshold.

import type {ExtractedField, Route} from '../../contract/extraction.js';
import type {Candidate} from '../candidates/candidate.js';
import {fractionOf, notFound} from '../scoring/field-result.js';
import type {FieldQuery} from '../query/field-query.js';
import {assign} from './assign.js';
import {rate} from './rate.js';
import type {RatedCandidate} from './rated-candidate.js';

/**
 * The answer to each query by the assignment of all queries together; `notFound` if its probability is below `minimum`.
 * `applyInstructions` drops the candidates that the instructions of the request rule out.
 */
export function resolve(
  queries: readonly FieldQuery[],
  candidates: readonly Candidate[],
  minimum: number,
  applyInstructions: (rated: RatedCandidate[]) => RatedCandidate[] = (rated) => rated,
): Map<FieldQuery, ExtractedField> {
  const chosen = assign(applyInstructions(rate(candidates)));
  return new Map(
    queries.map((query) => {
      const answer = chosen.get(query);
      const isSure = answer !== undefined && answer.probability >= leastProbability(query, minimum);
      return [query, isSure ? fieldOf(answer) : notFound] as const;
    }),
  );
}

/**
 * Factor on the minimum of a question for yes or no, 0.65 instead of 0.5: a guess is right every second time. Chosen on
 * 20 papers outside the fit: 26 of 41 answers above 0.5 were right, 24 of 31 above 0.65.
 */
const overGuessing = 1.3;

/** The probability, 0 to 1, from which on a candidate answers a query; `minimum`: that of the request. */
export function leastProbability({type}: FieldQuery, minimum: number): number {
  return type === 'boolean' ? Math.min(1, minimum * overGuessing) : minimum;
}

function fieldOf({candidates, probability: likelihood}: RatedCandidate): ExtractedField {
  const [first] = candidates;
  const {value, raw, page, box, words} = first!;
  return {
    value,
    confidence: Math.round(likelihood * 1000) / 1000,
    route: routeOf(first!),
    page: page.page.number,
    box: fractionOf(box, page.page),
    raw,
    source: words[0]?.source ?? 'text',
  };
}

function routeOf({source, signals}: Candidate): Route {
  if (source === 'identity') return 'mrz';
  if (source === 'label') return 'label';
  if (source === 'sentence') return 'pattern';
  if (signals.conceptByLabel) return 'label';
  return signals.conceptByPosition ? 'position' : 'pattern';
}
