import {doubts, elsewhere, type Weights} from '../models/search-calibration-elsewhere.js';
import type {Evidence} from '../models/search-evidence.js';

/**
 * Probability that a value is right if trade documents do not usually state it, or if the document is of another kind
 * (form, letter, contract): logistic regression over its evidence. `elsewhere.score` is per quarter of a score above
 * 0.5.
 */
export function calibratedLikelihood(evidence: Evidence): number {
  const {bias, score, weights} = elsewhere;
  return sigmoid(bias + score * (4 * evidence.score - 2) + weigh(evidence, weights));
}

/** The probability of a value that trade documents usually state, its log-odds reduced by the evidence against it. */
export function reducedByDoubt(likelihood: number, evidence: Evidence): number {
  const against = weigh(evidence, doubts);
  if (against === 0 || likelihood <= 0) return likelihood;
  const sure = Math.min(likelihood, surest);
  return sigmoid(Math.log(sure / (1 - sure)) + against);
}

/** Less than 1, whose log-odds are infinite. */
const surest = 0.999;

function weigh(evidence: Evidence, weights: Weights): number {
  return Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * evidence[name as keyof Evidence],
    0,
  );
}

function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
