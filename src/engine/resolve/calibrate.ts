/** Corners [probability of a model, share of right answers], from 0 to 1. */
export type CalibrationCurve = readonly (readonly [number, number])[];

/** The share of answers of this model probability that are right, interpolated on a calibration curve. */
export function calibrated(probability: number, curve: CalibrationCurve): number {
  let [fromX, fromY] = [0, 0];
  for (const [x, y] of curve) {
    if (probability <= x) return fromY + ((probability - fromX) / Math.max(1e-9, x - fromX)) * (y - fromY);
    [fromX, fromY] = [x, y];
  }
  return fromY;
}
