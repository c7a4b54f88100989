/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0553, 0.0323],
  [0.1558, 0.158],
  [0.3026, 0.2873],
  [0.4863, 0.5527],
  [0.6591, 0.7851],
  [0.8273, 0.8779],
  [0.9068, 0.9279],
  [0.9298, 0.9738],
  [0.9553, 0.9766],
  [0.9716, 0.981],
  [0.9803, 0.9889],
  [1, 0.99],
];
