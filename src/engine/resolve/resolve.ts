import type {ExtractedField, Route} from '../../contract/extraction.js';
import type {Candidate} from '../candidates/candidate.js';
import {candidateFeatures} from '../features/candidate-features.js';
import {mergeCandidates, type MergedCandidate} from '../features/merge.js';
import {fractionOf, notFound} from '../fields/result.js';
import {probability} from '../models/boosted-trees.js';
import {answerModel} from '../models/answer.js';
import {calibrated} from './calibrate.js';
import type {FieldQuery} from '../query/field-query.js';
import {assign} from './assign.js';
import type {RatedCandidate} from './rated-candidate.js';

/** The answer to each query: the candidate that, all queries together, is most likely right; none below `minimum`. `heed` drops what the request rules out. */
export function resolve(
  queries: readonly FieldQuery[],
  candidates: readonly Candidate[],
  minimum: number,
  heed: (rated: RatedCandidate[]) => RatedCandidate[] = (rated) => rated,
): Map<FieldQuery, ExtractedField> {
  const chosen = assign(heed(rate(candidates)));
  return new Map(
    queries.map((query) => {
      const answer = chosen.get(query);
      const isSure = answer !== undefined && answer.probability >= minimum;
      return [query, isSure ? fieldOf(answer) : notFound] as const;
    }),
  );
}

export function rate(candidates: readonly Candidate[]): RatedCandidate[] {
  const merged = mergeCandidates(candidates);
  const features = candidateFeatures(merged);
  return merged.map((one, at) => ({
    ...one,
    probability: Math.max(provenBy(one), calibrated(probability(answerModel, features[at]!))),
  }));
}

/** Check digits and standards prove a value without weights. */
function provenBy({candidates}: MergedCandidate): number {
  return Math.max(0, ...candidates.map(({signals}) => signals.identityCertainty ?? 0));
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
