/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0492, 0.025],
  [0.1302, 0.1041],
  [0.2604, 0.2363],
  [0.4344, 0.5047],
  [0.6009, 0.65],
  [0.7403, 0.8201],
  [0.83, 0.9013],
  [0.8814, 0.9096],
  [0.9197, 0.9391],
  [0.9418, 0.953],
  [0.955, 0.9716],
  [0.9694, 0.9879],
  [0.982, 0.9886],
  [1, 0.99],
];
