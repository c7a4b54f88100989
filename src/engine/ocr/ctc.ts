import type {Alphabet} from './alphabet.js';

/** A character the recogniser saw, and at which of its time steps. */
export interface SeenCharacter {
  text: string;
  probability: number;
  step: number;
  /** A digit for what was read as a letter, or the other way round, that looks the same. */
  double?: {text: string; probability: number};
  /** The accented letter it may be instead, and how many times the least evidence for it there is. */
  accented?: {text: string; strength: number};
}

export interface Probabilities {
  /** `steps` × `classes`, row by row. */
  data: Float32Array;
  steps: number;
  classes: number;
}

/**
 * The model seldom gives a space the highest probability: between words it says "blank" with a little "space" in it.
 * Above this little, it is a space. Without this, words stick together (word F1 on receipts 77 → 85).
 */
const spaceThreshold = 0.04;
/** Between the point and the decimals of a number a space must be plain to see. */
const spaceInNumber = 0.4;

/** Best-path decoding (Graves et al. 2006) of one line, over all classes or, when so told, those of Latin script. */
export function decode(
  probabilities: Probabilities,
  alphabet: Alphabet,
  script: 'any' | 'latin',
): SeenCharacter[] {
  const {data, steps, classes} = probabilities;
  const space = classes - 1;
  const seen: SeenCharacter[] = [];
  let before = 0;
  let pendingSpace = 0;
  for (let step = 0; step < steps; step++) {
    const row = data.subarray(step * classes, (step + 1) * classes);
    const best = script === 'any' ? bestOf(row) : bestAmong(row, alphabet.latin);
    if (best === 0) pendingSpace = Math.max(pendingSpace, row[space]!);
    else if (best === before) pendingSpace = 0;
    else {
      const text = alphabet.symbols[best] ?? '';
      if (best !== space && pendingSpace > leastSpace(seen, text))
        seen.push({text: ' ', probability: pendingSpace, step: step - 1});
      const afterSmall = /\p{Ll}$/u.test(seen.at(-1)?.text ?? '');
      seen.push({
        text,
        probability: row[best]!,
        step,
        ...accentedAt(row, best, alphabet, afterSmall),
        ...doubleAt(row, best, alphabet),
      });
      pendingSpace = 0;
    }
    before = best;
  }
  return seen;
}

/** Infinite where there cannot be one: at the start and after another. */
function leastSpace(seen: readonly SeenCharacter[], next: string): number {
  const last = seen.at(-1)?.text ?? ' ';
  if (last === ' ') return Infinity;
  const inNumber = /^\d[.,]\d$/.test((seen.at(-2)?.text ?? '') + last + next);
  return inNumber ? spaceInNumber : spaceThreshold;
}

function bestOf(row: Float32Array): number {
  let best = 0;
  let highest = row[0]!;
  for (let at = 1; at < row.length; at++)
    if (row[at]! > highest) {
      highest = row[at]!;
      best = at;
    }
  return best;
}

function bestAmong(row: Float32Array, classes: Uint16Array): number {
  let best = 0;
  let highest = row[0]!;
  for (const at of classes)
    if (row[at]! > highest) {
      highest = row[at]!;
      best = at;
    }
  return best;
}

function accentedAt(row: Float32Array, best: number, {hints}: Alphabet, afterSmall: boolean) {
  const hint = hints.get(best)?.find((one) => row[one.class]! >= one.least && (afterSmall || !one.inside));
  return hint && {accented: {text: hint.text, strength: row[hint.class]! / hint.least}};
}

function doubleAt(row: Float32Array, best: number, {symbols, doubles}: Alphabet) {
  const others = doubles.get(best);
  if (!others) return undefined;
  const other = others.reduce((one, next) => (row[next]! > row[one]! ? next : one));
  return {double: {text: symbols[other]!, probability: row[other]!}};
}
