/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0201, 0.2575],
  [0.0634, 0.2681],
  [0.1518, 0.3714],
  [0.282, 0.5391],
  [0.4469, 0.58],
  [0.6923, 0.7728],
  [0.8612, 0.8613],
  [0.9624, 0.8686],
  [1, 0.99],
];
