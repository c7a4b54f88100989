/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const yesNoCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0062, 0],
  [0.0561, 0.1692],
  [0.342, 0.4769],
  [0.4488, 0.5128],
  [0.5256, 0.5846],
  [0.585, 0.6615],
  [0.6277, 0.7077],
  [0.7305, 0.7487],
  [0.8569, 0.7692],
  [1, 0.99],
];
