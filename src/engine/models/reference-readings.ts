// Written by `node test/fit/fit-reference.mjs`; not to be edited.

/** Logistic weights: whether a text read where a reference document has a field is its value. */
export const referenceReadings = {
  card: {
    purpose: 'whether a text read by a reference is the value of its field',
    fittedOn: 'registration forms, two thirds of the registrants',
    command: 'node test/fit/fit-reference.mjs --data DIR',
    figures: '87 readings, 65 right',
  },
  weights: {intercept: -13.89, score: 6.46, legibility: 2.92, weakestWord: 8.01},
};
