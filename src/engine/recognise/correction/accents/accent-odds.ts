import {basis} from './basis.js';
import {accentWeights} from '../../../models/accent-weights.js';

/** What a character may be instead, and the logarithm of how many times more it looks like that. */
export interface AccentVariant {
  text: string;
  odds: number;
}

/** What the probabilities of one time step, of all classes, say of letters that have no class of their own. */
export interface AccentEvidence {
  /** What a character read in this step may be instead; nothing read is "". */
  variantsOf(row: Float32Array, read: string): AccentVariant[] | undefined;
}

/** What may be printed, and the weights that tell it. */
interface Printed {
  text: string;
  weight: Float64Array;
}

/** Probabilities that a 32-bit float cannot hold are taken for this. */
const smallest = 1e-37;

/** For a recogniser whose classes mean these symbols. */
export function createAccentEvidence(symbols: readonly string[]): AccentEvidence {
  const classes = [...basis].map((symbol) => symbols.indexOf(symbol));
  const isComplete = !classes.includes(-1);
  const groups = new Map(accentWeights.map(unpack));
  const features = new Float64Array(classes.length - 1);
  return {
    variantsOf(row, read) {
      const group = isComplete ? groups.get(plainOf(read)) : undefined;
      if (!group) return undefined;
      lookAt(row);
      return group.map(({text, weight}) => ({text, odds: product(weight)}));
    },
  };

  function lookAt(row: Float32Array): void {
    const first = Math.log(Math.max(smallest, row[classes[0]!]!));
    for (let at = 1; at < classes.length; at++)
      features[at - 1] = Math.log(Math.max(smallest, row[classes[at]!]!)) - first;
  }

  /** Of the features and a weight, whose last number is the constant. */
  function product(weight: Float64Array): number {
    let sum = weight[features.length]!;
    for (let at = 0; at < features.length; at++) sum += features[at]! * weight[at]!;
    return sum;
  }
}

/** The letter below an accent that the recogniser knows itself; β is how it reads ß. */
function plainOf(read: string): string {
  return read === 'β' ? 'B' : (read.normalize('NFD')[0] ?? read);
}

function unpack(packed: string): [read: string, group: Printed[]] {
  const [read, texts, scales, numbers] = packed.split(' ') as [string, string, string, string];
  const bytes = Buffer.from(numbers, 'base64');
  const factors = scales.split(',').map(Number);
  const size = bytes.length / 2 / factors.length;
  const group = factors.map((factor, index) => ({
    text: [...texts][index]!,
    weight: Float64Array.from({length: size}, (_, at) => factor * bytes.readInt16LE(2 * (index * size + at))),
  }));
  return [read, group];
}
