/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0837, 0.109],
  [0.1813, 0.1965],
  [0.3241, 0.393],
  [0.4915, 0.5503],
  [0.6497, 0.7856],
  [0.7637, 0.8604],
  [0.8266, 0.8715],
  [0.8728, 0.8877],
  [0.9033, 0.944],
  [0.9346, 0.9571],
  [0.9611, 0.9653],
  [0.976, 0.99],
  [1, 0.99],
];
