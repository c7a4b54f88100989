/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.045, 0.0254],
  [0.1228, 0.1152],
  [0.277, 0.3014],
  [0.473, 0.5615],
  [0.6491, 0.7388],
  [0.7636, 0.8227],
  [0.8462, 0.8766],
  [0.8932, 0.9485],
  [0.9223, 0.9624],
  [0.9415, 0.9654],
  [0.962, 0.9715],
  [0.975, 0.9744],
  [0.9812, 0.9884],
  [1, 0.99],
];
