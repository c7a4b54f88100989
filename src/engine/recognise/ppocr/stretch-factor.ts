import type {Recognised} from './recognise-lines.js';

/**
 * Time steps per character: how many the letters are widened to, and the number below which the model begins to drop
 * letters.
 */
const wanted = 2.6;
const leastSteps = 2.32;
/** Greatest widening: wider letters are as strange to the model as narrow ones. */
export const mostStretched = 1.5;
/** Shorter lines are not measured: they say little of how narrow the letters are. */
export const fewestLetters = 6;

/**
 * The factor by which the letters of a page should be widened, given some of its lines as read: 1 for most. In narrow
 * print two letters fall on one time step ("Hill" is read "Hil"); invoices in 10 points gain a tenth of their words.
 */
export function stretchFactorOf(lines: readonly Recognised[]): number {
  const steps = lines.flatMap(({characters}) => {
    const printed = characters.filter(({text}) => text.trim() !== '');
    if (printed.length < fewestLetters) return [];
    return [(printed.at(-1)!.step - printed[0]!.step) / (printed.length - 1)];
  });
  const median = steps.sort((one, other) => one - other)[steps.length >> 1];
  return median === undefined || median >= leastSteps ? 1 : Math.min(mostStretched, wanted / median);
}
