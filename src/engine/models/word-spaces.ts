import type {ModelCard} from './boosted-trees.js';

export const card: ModelCard = {
  purpose: 'whether a space is between two recognised characters',
  fittedOn: '6,000 neighbours of 13 receipts, by logistic regression',
  command:
    'none: the transcripts are not part of the project; test/bench/words.mjs measures with those you have',
  figures:
    '80 of 12,000 neighbours of 25 receipts wrong; 150 by the probability of a space alone (above .04)',
};

/** What the recogniser sees of a space, and how wide the paper shows, in pixels of a line 48 high: weights of log odds. */
export const wordSpaceWeights = {
  constant: 1.65,
  perDecade: 2.28,
  perPixel: 0.282,
  /** A line of two or three characters says nothing of its usual gaps: there the width counts twice. */
  perPixelAlone: 0.59,
  /** Fonts of one width leave much room beside a point. */
  withinNumber: -6.05,
  beforeClosing: -3.1,
  afterOpening: -2.35,
  /** And behind a colon, but for those of numbers and times. */
  afterComma: 2.8,
  betweenDigits: -0.8,
};
