import type {Alphabet} from '../../../src/engine/ocr/alphabet.js';

/** What the recogniser says at one step: symbols and how probable they are. */
export type Step = Record<string, number>;

/** Probabilities of one line, a step each: the symbols given, and blank with what is left. */
export function probabilitiesOf(alphabet: Alphabet, steps: readonly Step[]) {
  const classes = alphabet.symbols.length;
  const data = new Float32Array(steps.length * classes);
  steps.forEach((step, row) => {
    data[row * classes] = 1 - Object.values(step).reduce((sum, probability) => sum + probability, 0);
    for (const [symbol, probability] of Object.entries(step))
      data[row * classes + alphabet.symbols.indexOf(symbol)] = probability;
  });
  return {data, steps: steps.length, classes};
}
