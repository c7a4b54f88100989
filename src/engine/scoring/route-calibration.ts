import type {Route} from '../../contract/extraction.js';
import type {FieldType} from '../../contract/fields.js';
import {curves, type Curve} from '../models/search-calibration.js';

/**
 * How likely a value with a score is right, as values of its route and type were; the score itself where none were
 * counted. `reference`: read where a reference document has it, in its zone or by its label.
 */
export function calibrate(score: number, route: Route | 'reference', type: FieldType): number {
  const curve = curves[`${route} ${type}`];
  return curve === undefined ? score : along(curve, score);
}

/** The share a curve has for a score. */
export function along(curve: Curve, score: number): number {
  let [fromScore, fromShare] = [0, 0];
  for (const [toScore, toShare] of curve) {
    if (score <= toScore)
      return fromShare + ((score - fromScore) / (toScore - fromScore)) * (toShare - fromShare);
    [fromScore, fromShare] = [toScore, toShare];
  }
  return fromShare;
}

/** The score a value of this likelihood has: what `calibrate` turns into it, as far as its curve goes. */
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
