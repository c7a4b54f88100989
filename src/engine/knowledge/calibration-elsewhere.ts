import type {Curve} from './calibration.js';

/** What makes a score doubtful: factors drawn by hand, milder than those that the values of the curves would choose. */
export const doubts = {
  /** The label is not in the words of the request. */
  otherLabel: 0.95,
  /** The best other value comes nearer than this share of the score: a third of what it is nearer is taken off. */
  rivalFrom: 0.6,
  rival: 0.35,
} as const;

export type CurveElsewhere = 'words' | 'shapes' | 'position' | 'pattern';

/**
 * Values of forms, letters, contracts, statements, certificates and the like, and values of papers of trade that only a
 * request knows: 599 of them on 64 invented documents in ten languages, each asked for by template and by free text, 465
 * right. Drawn by hand along what was counted, and milder where few were.
 */
export const curvesElsewhere: Record<CurveElsewhere, Curve> = {
  // Texts, names and addresses by their label.
  words: [
    [0.47, 0.5],
    [0.64, 0.62],
    [0.68, 0.86],
    [0.75, 0.94],
    [1, 0.98],
  ],
  // Numbers, amounts, dates and the like by their label.
  shapes: [
    [0.47, 0.5],
    [0.6, 0.78],
    [0.7, 0.86],
    [0.8, 0.95],
    [1, 0.98],
  ],
  position: [
    [0.5, 0.3],
    [0.66, 0.48],
    [0.72, 0.7],
    [0.85, 0.75],
    [0.95, 0.95],
    [1, 0.97],
  ],
  pattern: [
    [0.5, 0.3],
    [0.63, 0.48],
    [0.67, 0.8],
    [0.85, 0.93],
    [1, 0.98],
  ],
};
