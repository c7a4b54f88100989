/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0239, 0.2232],
  [0.0691, 0.2351],
  [0.1491, 0.459],
  [0.2592, 0.4877],
  [0.5023, 0.6557],
  [0.7443, 0.7589],
  [0.8004, 0.8554],
  [0.9024, 0.8654],
  [1, 0.99],
];
