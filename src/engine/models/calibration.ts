/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0239, 0.2028],
  [0.0531, 0.2054],
  [0.0911, 0.3411],
  [0.1671, 0.3758],
  [0.2619, 0.4518],
  [0.3554, 0.5061],
  [0.479, 0.6596],
  [0.6262, 0.8131],
  [0.7301, 0.8344],
  [0.8782, 0.8603],
  [1, 0.99],
];
