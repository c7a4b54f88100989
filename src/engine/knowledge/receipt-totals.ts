/**
 * How much each feature of an amount speaks for its being the total of a receipt. Fitted (softmax over the amounts of a
 * receipt, L2 0.003) to the first two thirds of the public receipts (SROIE, 99 with a total) and, at half their weight, to
 * 220 invented receipts of eleven countries; `node test/bench/receipt-totals.mjs` fits them again and compares other ways.
 */
export const totalWeights = {
  label: 1.09,
  reconciled: 2.01,
  'label wrapped above': -0.37,
  'label of something else': -1.03,
  'label of payment': 0.98,
  'label of change': 0.17,
  'paid less change': 1.22,
  'two amounts below differ by it': 1.55,
  'again below': 1.18,
  'sum of two to five above': 1.41,
  'sum of more above': 0.72,
  'rounded from one above': 1.47,
  'rounded to one below': -0.74,
  'difference to the next': -0.53,
  largest: 0.6,
  'second largest': 1.03,
  size: 0.83,
  depth: 0.13,
  'last amount': 0.11,
  'tall letters': 1.12,
  currency: 0.67,
  'alone in its row': 1.04,
  'at the right edge': 0.32,
} as const;
