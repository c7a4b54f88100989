/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0386, 0.0229],
  [0.1077, 0.1111],
  [0.2317, 0.2682],
  [0.4074, 0.531],
  [0.6069, 0.7093],
  [0.745, 0.8319],
  [0.8423, 0.8958],
  [0.8937, 0.9201],
  [0.9266, 0.947],
  [0.9447, 0.9671],
  [0.9579, 0.9752],
  [0.9667, 0.99],
  [0.9731, 0.99],
  [0.9793, 0.99],
  [1, 0.99],
];
