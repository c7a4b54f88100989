/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const yesNoCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0089, 0.0145],
  [0.1834, 0.2899],
  [0.406, 0.471],
  [0.4649, 0.5072],
  [0.4972, 0.5507],
  [0.5494, 0.558],
  [0.6168, 0.6377],
  [0.6684, 0.7101],
  [0.7265, 0.7536],
  [0.7795, 0.8406],
  [0.8312, 0.8841],
  [0.8861, 0.9242],
  [1, 0.99],
];
