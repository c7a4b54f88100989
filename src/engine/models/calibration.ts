/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0522, 0.0385],
  [0.1414, 0.13],
  [0.3052, 0.3584],
  [0.4894, 0.5761],
  [0.6617, 0.8104],
  [0.7727, 0.8172],
  [0.8402, 0.892],
  [0.8815, 0.8923],
  [0.9077, 0.9421],
  [0.9451, 0.9673],
  [0.9703, 0.9821],
  [0.9791, 0.99],
  [1, 0.99],
];
