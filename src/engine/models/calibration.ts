/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0556, 0.0225],
  [0.1569, 0.1707],
  [0.3215, 0.3346],
  [0.5022, 0.6022],
  [0.6497, 0.7021],
  [0.7597, 0.8739],
  [0.8337, 0.8749],
  [0.8783, 0.9038],
  [0.9113, 0.9379],
  [0.9436, 0.9714],
  [0.9642, 0.9743],
  [0.9746, 0.9778],
  [0.9813, 0.99],
  [1, 0.99],
];
