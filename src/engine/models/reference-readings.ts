// Written by `node test/fit/fit-reference.mjs`; not to be edited.

/** Logistic weights: whether a text read where a reference document has a field is its value. */
export const referenceReadings = {
  card: {
    purpose: 'whether a text read by a reference is the value of its field',
    fittedOn: 'registration forms, two thirds of the registrants',
    command: 'node test/fit/fit-reference.mjs --data DIR',
    figures: '171 readings, 117 right, mean likelihood 0.716',
  },
  weights: {intercept: -15.24, score: 7.41, legibility: 1.99, weakestWord: 9.22},
};
