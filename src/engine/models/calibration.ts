/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0733, 0.0614],
  [0.1477, 0.1612],
  [0.2594, 0.3139],
  [0.3975, 0.4157],
  [0.5326, 0.6929],
  [0.6655, 0.7269],
  [0.766, 0.8581],
  [0.8176, 0.8813],
  [0.856, 0.9074],
  [0.8924, 0.9397],
  [0.9399, 0.9544],
  [0.9694, 0.9852],
  [1, 0.99],
];
