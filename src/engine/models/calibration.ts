/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0512, 0.0309],
  [0.1404, 0.1591],
  [0.299, 0.3062],
  [0.4778, 0.5675],
  [0.6468, 0.7728],
  [0.7602, 0.8007],
  [0.8489, 0.9041],
  [0.9047, 0.9289],
  [0.9459, 0.9734],
  [0.9722, 0.9793],
  [0.98, 0.9899],
  [1, 0.99],
];
