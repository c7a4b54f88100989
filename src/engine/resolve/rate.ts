import type {Candidate} from '../candidates/candidate.js';
import {candidateFeatures, type Features} from '../features/candidate-features.js';
import {positionOf} from '../features/candidate-position.js';
import {mergeCandidates, type MergedCandidate} from '../features/merge.js';
import {standingFeatures} from '../features/standing-features.js';
import {answerModel} from '../models/answer.js';
import {logOdds, probability} from '../models/boosted-trees.js';
import {calibrationCurve} from '../models/calibration.js';
import {rankModel} from '../models/rank.js';
import {yesNoCurve} from '../models/yes-no-calibration.js';
import {yesNoModel} from '../models/yes-no-answer.js';
import {calibrated} from './calibrate.js';
import type {FieldQuery} from '../query/field-query.js';
import type {RatedCandidate} from './rated-candidate.js';

/**
 * How likely each candidate is the answer. The ranking model scores the candidates of each query. The answer model
 * rates each candidate by its own features, its rank and the claims of other queries. A calibration curve turns its
 * output into the share of right answers.
 */
export function rate(candidates: readonly Candidate[]): ExplainedRating[] {
  const merged = mergeCandidates(candidates);
  const features = candidateFeatures(merged);
  const scored = merged.map((one, at) => ({
    query: one.query,
    position: positionOf(one),
    score: logOdds(rankModel, features[at]!),
  }));
  const judged = (at: number, standing: Features, own: Features): number =>
    Math.max(provenBy(merged[at]!), answerProbability(merged[at]!.query, own, standing));
  return standingFeatures(scored).map((standing, at) => ({
    ...merged[at]!,
    probability: judged(at, standing, features[at]!),
    without(isGone) {
      const rest = Object.fromEntries(Object.entries(features[at]!).filter(([name]) => !isGone(name)));
      const anew = scored.map((one, index) =>
        index === at ? {...one, score: logOdds(rankModel, rest)} : one,
      );
      return judged(at, standingFeatures(anew)[at]!, rest);
    },
  }));
}

/** A rated candidate whose probability can be computed again without some features. */
export interface ExplainedRating extends RatedCandidate {
  /** The probability without the features for which `isGone` is true; the features of its rivals stay as they are. */
  without: (isGone: (feature: string) => boolean) => number;
}

/**
 * Questions for yes or no have a model of their own, which knows nothing of the ranking: it does better without, and the
 * others do better without such questions among what they learn from.
 */
function answerProbability({type}: FieldQuery, own: Features, standing: Features): number {
  return type === 'boolean'
    ? calibrated(probability(yesNoModel, own), yesNoCurve)
    : calibrated(probability(answerModel, {...own, ...standing}), calibrationCurve);
}

/** The probability of values proven by check digits or standards, which needs no model; 0 for others. */
function provenBy({candidates}: MergedCandidate): number {
  return Math.max(0, ...candidates.map(({signals}) => signals.identityCertainty ?? 0));
}
