/** Probability of the model to share of right answers, corner by corner. Written by `npm run fit`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0946, 0.1067],
  [0.2411, 0.2135],
  [0.415, 0.493],
  [0.563, 0.596],
  [0.6792, 0.7468],
  [0.756, 0.8229],
  [0.8114, 0.8351],
  [0.8494, 0.9098],
  [0.8906, 0.9129],
  [0.9365, 0.9597],
  [0.9654, 0.9666],
  [1, 0.99],
];
