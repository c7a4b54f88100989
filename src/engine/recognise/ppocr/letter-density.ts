import type {Recognised} from './recognise-lines.js';

/** Time steps per character at which the model still tells neighbours apart, and below which it begins to drop them. */
const wanted = 2.6;
const leastSteps = 2.32;
/** Wider letters than this many times are as strange to the model as narrow ones. */
export const mostStretched = 1.5;
/** Shorter lines say little of how narrow the letters are. */
export const fewestLetters = 6;

/**
 * How many times wider than usual the letters of a page should be made, given some of its lines as read: 1 for most.
 * In narrow print two letters fall on one step ("Hill" reads "Hil"); invoices in 10 points gain a tenth of their words.
 */
export function wideningOf(lines: readonly Recognised[]): number {
  const steps = lines.flatMap(({characters}) => {
    const printed = characters.filter(({text}) => text.trim() !== '');
    if (printed.length < fewestLetters) return [];
    return [(printed.at(-1)!.step - printed[0]!.step) / (printed.length - 1)];
  });
  const median = steps.sort((one, other) => one - other)[steps.length >> 1];
  return median === undefined || median >= leastSteps ? 1 : Math.min(mostStretched, wanted / median);
}
