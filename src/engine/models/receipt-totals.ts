/**
 * How much each feature of an amount speaks for its being the total of a receipt. Fitted (softmax over the amounts of a
 * receipt, L2 0.003) to the first two thirds of the public receipts (SROIE, 99 with a total) and, at half their weight, to
 * 220 invented receipts of eleven countries; `node test/bench/receipt-totals.mjs` fits them again and compares other ways.
 */
export const totalWeights = {
  label: 1.04,
  reconciled: 1.91,
  'label wrapped above': -0.37,
  'label of something else': -0.97,
  'label of payment': 1.11,
  'label of change': 0.0,
  'paid less change': 1.53,
  'two amounts below differ by it': 1.66,
  'again below': 1.13,
  'sum of two to five above': 1.52,
  'sum of more above': 0.82,
  'rounded from one above': 1.44,
  'rounded to one below': -0.73,
  'difference to the next': -0.48,
  largest: 0.56,
  'second largest': 1.03,
  size: 0.71,
  depth: 0.06,
  'last amount': 0.05,
  'tall letters': 1.35,
  currency: 0.78,
  'alone in its row': 0.99,
  'at the right edge': 0.31,
} as const;
