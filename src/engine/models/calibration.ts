/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.055, 0.0424],
  [0.1538, 0.1361],
  [0.3026, 0.2881],
  [0.4864, 0.541],
  [0.6644, 0.7429],
  [0.7659, 0.877],
  [0.8558, 0.8992],
  [0.9044, 0.9257],
  [0.9356, 0.9593],
  [0.9599, 0.976],
  [0.9707, 0.986],
  [0.9788, 0.99],
  [1, 0.99],
];
