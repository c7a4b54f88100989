/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0623, 0.0311],
  [0.1404, 0.1382],
  [0.2403, 0.24],
  [0.3875, 0.3824],
  [0.5499, 0.6008],
  [0.6885, 0.8053],
  [0.78, 0.8604],
  [0.8385, 0.9082],
  [0.8816, 0.9168],
  [0.9155, 0.9539],
  [0.9382, 0.9679],
  [0.9595, 0.9723],
  [0.9755, 0.99],
  [1, 0.99],
];
