import {basis} from './basis.js';
import {accentWeights} from '../../../models/accent-weights.js';

/**
 * A character that may be printed instead of the one read. `odds` is the logarithm of how many times likelier the
 * evidence is if it is printed.
 */
export interface AccentVariant {
  text: string;
  odds: number;
}

/**
 * Tells, by the probabilities of all classes in one time step, which letters without a class of their own may be
 * printed.
 */
export interface AccentEvidence {
  /** The variants of the character `read` in this step, "" where nothing was read; `undefined` if it has none. */
  variantsOf(row: Float32Array, read: string): AccentVariant[] | undefined;
}

/** A character that may be printed, and the weights for its odds. */
interface Printed {
  text: string;
  weight: Float64Array;
}

/** Lower probabilities, which a 32-bit float cannot hold, are raised to this before their logarithm is taken. */
const smallest = 1e-37;

/** `symbols` are those of the recogniser's classes. There are no variants if one of `basis` is missing. */
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

  /** The dot product of the features and a weight, whose last number is the constant. */
  function product(weight: Float64Array): number {
    let sum = weight[features.length]!;
    for (let at = 0; at < features.length; at++) sum += features[at]! * weight[at]!;
    return sum;
  }
}

/** The letter without an accent that the recogniser knows itself. It reads ß as β, a variant of B. */
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
