/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.083, 0.1487],
  [0.1454, 0.3325],
  [0.2512, 0.4581],
  [0.3912, 0.5066],
  [0.4957, 0.5405],
  [0.6003, 0.5928],
  [0.7291, 0.7718],
  [0.8206, 0.8372],
  [0.8753, 0.8782],
  [1, 0.99],
];
