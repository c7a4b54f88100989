import type {Alphabet} from './alphabet.js';

/** Something a step may show. */
export interface Candidate {
  text: string;
  probability: number;
}

/** A character the recogniser saw, and at which of its time steps. */
export interface SeenCharacter {
  text: string;
  probability: number;
  step: number;
  /** What was seen between it and the character before: the highest probability of a space, and of a point or the like. */
  before: {space: number; point?: Candidate};
  /** What else it may be, of Latin script; none where the model was sure. */
  others?: Candidate[];
  /** A digit for what was read as a letter, or the other way round, that looks the same. */
  double?: Candidate;
  /** The letter of another language it may be instead, and how many times the least evidence for it there is. */
  accented?: {text: string; strength: number; inside?: boolean};
}

export interface Probabilities {
  /** `steps` × `classes`, row by row. */
  data: Float32Array;
  steps: number;
  classes: number;
}

/** Less probable characters than this are not thought of. */
const leastOther = 0.05;
/** Signs are what they are seen as, but for points, commas and signs of money. */
const mayBeOther = /^[\p{L}\d.,$£￡]$/u;

/** Best-path decoding (Graves et al. 2006) of one line, over all classes or, when so told, those of Latin script. */
export function decode(
  probabilities: Probabilities,
  alphabet: Alphabet,
  script: 'any' | 'latin',
): SeenCharacter[] {
  const {data, steps, classes} = probabilities;
  const space = classes - 1;
  const seen: SeenCharacter[] = [];
  let last = 0;
  let between = nothing();
  for (let step = 0; step < steps; step++) {
    const row = data.subarray(step * classes, (step + 1) * classes);
    const best = script === 'any' ? bestOf(row) : bestAmong(row, alphabet.latin);
    if (best === 0 || best === space) between.add(row);
    else if (best === last) {
      between = nothing();
      addOthers(seen.at(-1)!, othersAt(row, best, alphabet));
    } else {
      seen.push({
        text: alphabet.symbols[best] ?? '',
        probability: row[best]!,
        step,
        before: between.found(),
        ...accentedAt(row, best, alphabet),
        ...doubleAt(row, best, alphabet),
      });
      addOthers(seen.at(-1)!, othersAt(row, best, alphabet));
      between = nothing();
    }
    last = best;
  }
  return seen;

  /** What the steps between two characters show. */
  function nothing() {
    let highest = 0;
    let point: Candidate | undefined;
    return {
      add(row: Float32Array) {
        highest = Math.max(highest, row[space]!);
        for (const at of alphabet.points)
          if (row[at]! > (point?.probability ?? 0))
            point = {text: alphabet.symbols[at]!, probability: row[at]!};
      },
      found: () => ({space: highest, ...(point && {point})}),
    };
  }
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

function othersAt(row: Float32Array, best: number, {latin, symbols}: Alphabet): Candidate[] {
  const others: Candidate[] = [];
  if (row[best]! > 1 - leastOther || !mayBeOther.test(symbols[best]!)) return others;
  for (const at of latin)
    if (row[at]! >= leastOther && at !== best && mayBeOther.test(symbols[at]!))
      others.push({text: symbols[at]!, probability: row[at]!});
  return others;
}

/** Of several steps that show one character, each candidate's highest probability. */
function addOthers(character: SeenCharacter, others: readonly Candidate[]): void {
  for (const other of others) {
    const known = character.others?.find(({text}) => text === other.text);
    if (known) known.probability = Math.max(known.probability, other.probability);
    else (character.others ??= []).push(other);
  }
}

function accentedAt(row: Float32Array, best: number, {hints}: Alphabet) {
  const hint = hints.get(best)?.find((one) => row[one.class]! >= one.least);
  if (!hint) return undefined;
  return {accented: {text: hint.text, strength: row[hint.class]! / hint.least, inside: hint.inside}};
}

function doubleAt(row: Float32Array, best: number, {symbols, doubles}: Alphabet) {
  const others = doubles.get(best);
  if (!others) return undefined;
  const other = others.reduce((one, next) => (row[next]! > row[one]! ? next : one));
  return {double: {text: symbols[other]!, probability: row[other]!}};
}
