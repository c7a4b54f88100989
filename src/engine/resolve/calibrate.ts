import {calibrationCurve} from '../models/calibration.js';

/** The share of answers of this model probability that are right, interpolated on the calibration curve. */
export function calibrated(probability: number): number {
  let [fromX, fromY] = [0, 0];
  for (const [x, y] of calibrationCurve) {
    if (probability <= x) return fromY + ((probability - fromX) / Math.max(1e-9, x - fromX)) * (y - fromY);
    [fromX, fromY] = [x, y];
  }
  return fromY;
}
