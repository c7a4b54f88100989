/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const yesNoCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0094, 0.0086],
  [0.1491, 0.2672],
  [0.3747, 0.4569],
  [0.4333, 0.4914],
  [0.4935, 0.5388],
  [0.5689, 0.5647],
  [0.6321, 0.6121],
  [0.6792, 0.7414],
  [0.7274, 0.819],
  [0.774, 0.8276],
  [0.8544, 0.8889],
  [1, 0.99],
];
