import type {Candidate} from '../candidates/candidate.js';
import {candidateFeatures} from '../features/candidate-features.js';
import {positionOf} from '../features/candidate-position.js';
import {mergeCandidates, type MergedCandidate} from '../features/merge.js';
import {standingFeatures} from '../features/standing-features.js';
import {answerModel} from '../models/answer.js';
import {logOdds, probability} from '../models/boosted-trees.js';
import {rankModel} from '../models/rank.js';
import {calibrated} from './calibrate.js';
import type {RatedCandidate} from './rated-candidate.js';

/**
 * How likely each candidate is the answer. One model ranks the candidates of a query; another says whether a candidate
 * answers it, by what it is, how it stands in the ranking and who else claims its words; a curve makes that a share.
 */
export function rate(candidates: readonly Candidate[]): RatedCandidate[] {
  const merged = mergeCandidates(candidates);
  const features = candidateFeatures(merged);
  const scored = merged.map((one, at) => ({
    query: one.query,
    position: positionOf(one),
    score: logOdds(rankModel, features[at]!),
  }));
  return standingFeatures(scored).map((standing, at) => ({
    ...merged[at]!,
    probability: Math.max(
      provenBy(merged[at]!),
      calibrated(probability(answerModel, {...features[at]!, ...standing})),
    ),
  }));
}

/** Check digits and standards prove a value without weights. */
function provenBy({candidates}: MergedCandidate): number {
  return Math.max(0, ...candidates.map(({signals}) => signals.identityCertainty ?? 0));
}
