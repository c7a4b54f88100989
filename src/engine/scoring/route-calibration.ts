import type {Route} from '../../contract/extraction.js';
import type {FieldType} from '../../contract/fields.js';
import {curves, type Curve} from '../models/search-calibration.js';

/**
 * Probability that a value with this score is right, by the curve counted for its route and type; the score itself
 * without a curve. Route `reference`: read where a reference document has the value, in its zone or by its label.
 */
export function calibrate(score: number, route: Route | 'reference', type: FieldType): number {
  const curve = curves[`${route} ${type}`];
  return curve === undefined ? score : interpolate(curve, score);
}

/** A curve at a score, interpolated linearly from the origin; past its last point, the share of that point. */
export function interpolate(curve: Curve, score: number): number {
  let [fromScore, fromShare] = [0, 0];
  for (const [toScore, toShare] of curve) {
    if (score <= toScore)
      return fromShare + ((score - fromScore) / (toScore - fromScore)) * (toShare - fromShare);
    [fromScore, fromShare] = [toScore, toShare];
  }
  return fromShare;
}

/**
 * The inverse of `calibrate`: the score with this probability; past the curve's last point, the score of that point.
 */
export function scoreFor(likelihood: number, route: Route | 'reference', type: FieldType): number {
  const curve = curves[`${route} ${type}`];
  if (curve === undefined) return likelihood;
  let [fromScore, fromShare] = [0, 0];
  for (const [toScore, toShare] of curve) {
    if (likelihood <= toShare)
      return fromScore + ((likelihood - fromShare) / (toShare - fromShare)) * (toScore - fromScore);
    [fromScore, fromShare] = [toScore, toShare];
  }
  return fromScore;
}
