/** Probability of the model to share of right answers, corner by corner. Written by \`npm run fit\`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 1],
];
