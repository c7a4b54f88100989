import type {Alphabet} from '../../../src/engine/recognise/ppocr/alphabet.js';
import type {Probabilities} from '../../../src/engine/recognise/ppocr/ctc-decoder.js';

/** What the recogniser says at one step: symbols and how probable they are. */
export type Step = Record<string, number>;

/** Probabilities of one line, a step each: the symbols given, and blank with what is left. */
export function probabilitiesOf(alphabet: Alphabet, steps: readonly Step[]): Probabilities {
  const classes = alphabet.columns.length;
  const data = new Float32Array(steps.length * classes);
  const best = {classes: new Uint16Array(steps.length), probabilities: new Float32Array(steps.length)};
  steps.forEach((step, at) => {
    const blank = 1 - Object.values(step).reduce((sum, probability) => sum + probability, 0);
    for (const [symbol, probability] of Object.entries({...step, '': blank})) {
      const one = alphabet.symbols.indexOf(symbol);
      if (one < classes) data[at * classes + one] = probability;
      if (probability <= best.probabilities[at]!) continue;
      best.classes[at] = one;
      best.probabilities[at] = probability;
    }
  });
  return {data, steps: steps.length, classes, best};
}
