/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.1248, 0.1708],
  [0.2128, 0.3724],
  [0.2931, 0.435],
  [0.3732, 0.4535],
  [0.5639, 0.6212],
  [0.7609, 0.7479],
  [0.8231, 0.8518],
  [0.8646, 0.8608],
  [0.9075, 0.865],
  [1, 0.99],
];
