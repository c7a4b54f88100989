/** Points of a rising line: a score, and the share of values with that score that were right. */
export type Curve = readonly (readonly [score: number, share: number])[];

/**
 * How often values of a route and type were right at a score, fitted by hand to rising lines through the counts of
 * 1,843 values: the first two thirds of the public receipts (SROIE) and invoices (ZUGFeRD corpus), by template and by
 * free text, and 98 synthetic receipts in ten languages. Half a score stays half a share, so that the usual limit
 * keeps its meaning, but for names and addresses told by their position, which proved less sure than they seemed.
 */
export const curves: Record<string, Curve> = {
  // 250 names and texts of invented forms in ten languages, 28 of the registration forms.
  'label name': [
    [0.5, 0.5],
    [0.58, 0.75],
    [0.65, 0.92],
    [0.75, 0.96],
    [1, 0.98],
  ],
  'label text': [
    [0.5, 0.5],
    [0.58, 0.75],
    [0.65, 0.92],
    [0.75, 0.96],
    [1, 0.98],
  ],
  // 165 readings of the first two thirds of the public registration forms (FARA), one reference each.
  'reference identifier': [
    [0.5, 0.2],
    [0.6, 0.5],
    [0.65, 0.73],
    [0.75, 0.82],
    [0.86, 0.9],
    [0.95, 0.99],
    [1, 1],
  ],
  'position name': [
    [0.5, 0.3],
    [0.6, 0.72],
    [0.75, 0.79],
    [0.85, 0.85],
    [0.95, 0.95],
    [1, 0.97],
  ],
  'position address': [
    [0.5, 0.4],
    [0.65, 0.6],
    [0.75, 0.72],
    [0.85, 0.86],
    [0.95, 0.97],
    [1, 0.98],
  ],
  'pattern date': [
    [0.5, 0.5],
    [0.6, 0.93],
    [0.85, 0.98],
    [1, 0.99],
  ],
  'label date': [
    [0.5, 0.5],
    [0.6, 0.9],
    [0.8, 0.95],
    [1, 0.96],
  ],
  'label money': [
    [0.5, 0.5],
    [0.6, 0.9],
    [0.75, 0.94],
    [0.95, 0.95],
    [1, 0.97],
  ],
  'pattern money': [
    [0.5, 0.5],
    [0.6, 0.9],
    [0.8, 0.97],
    [1, 0.98],
  ],
  'label identifier': [
    [0.5, 0.5],
    [0.6, 0.9],
    [0.85, 0.94],
    [1, 0.97],
  ],
  'label currency': [
    [0.5, 0.5],
    [0.65, 0.9],
    [0.8, 0.97],
    [1, 0.98],
  ],
  'pattern currency': [
    [0.5, 0.5],
    [0.65, 0.9],
    [0.8, 0.97],
    [1, 0.98],
  ],
  'label iban': [
    [0.5, 0.5],
    [0.6, 0.85],
    [1, 0.93],
  ],
  'pattern iban': [
    [0.5, 0.5],
    [0.6, 0.85],
    [1, 0.95],
  ],
};
