/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0506, 0.0301],
  [0.1277, 0.1257],
  [0.245, 0.2432],
  [0.3874, 0.4341],
  [0.5379, 0.5574],
  [0.6768, 0.7791],
  [0.7704, 0.8538],
  [0.8637, 0.9246],
  [0.9307, 0.9558],
  [0.9581, 0.9743],
  [0.9738, 0.99],
  [1, 0.99],
];
