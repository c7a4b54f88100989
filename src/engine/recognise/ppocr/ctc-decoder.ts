import type {AccentVariant} from '../correction/accents/accent-odds.js';
import type {Alphabet} from './alphabet.js';

/** A character that a time step may show. */
export interface CharacterGuess {
  text: string;
  probability: number;
}

/** What one time step may show, of Latin script: '' for nothing, ' ' for a space. */
export interface TimeStep {
  step: number;
  candidates: readonly CharacterGuess[];
}

/** A character the recogniser saw, and at which of its time steps. */
export interface DecodedCharacter {
  text: string;
  probability: number;
  step: number;
  /**
   * What is between it and the character before: the highest probability of a space, and of a full stop or other
   * separator. `apart`: the log odds of a space.
   */
  before: {space: number; separator?: CharacterGuess; apart?: number};
  /** The separator after the last character of a line. */
  behind?: {separator?: CharacterGuess};
  /** The time steps after the character before, up to its own last one. */
  timeSteps?: TimeStep[];
  /** Other characters it may be, of Latin script; none where the model was sure. */
  others?: CharacterGuess[];
  /** The digit that looks like the letter read, or the letter that looks like the digit read. */
  lookalike?: CharacterGuess;
  /** Letters and currency signs without a class of their own that it may be instead. */
  variants?: AccentVariant[];
}

export interface Probabilities {
  /** For each step the probabilities of the classes that have a column: `steps` × `classes`, row by row. */
  data: Float32Array;
  steps: number;
  classes: number;
  /** For each step the most probable of all classes, and its probability. */
  best: {classes: Uint16Array; probabilities: Float32Array};
}

/** Least probability of a character in `others`. */
const leastOther = 0.05;
/** Least probability of a candidate of a time step. */
const leastGlimpsed = 1e-4;
/** Only these have `others`: any sign except full stop, comma and currency signs is taken as read. */
const mayBeOther = /^[\p{L}\d.,$£￡]$/u;

/** Best-path decoding (Graves et al. 2006) of one line, over all classes or, when so told, those of Latin script. */
export function decode(
  probabilities: Probabilities,
  alphabet: Alphabet,
  script: 'any' | 'latin',
): DecodedCharacter[] {
  const {data, steps, classes, best: bestOfAll} = probabilities;
  const space = classes - 1;
  const seen: DecodedCharacter[] = [];
  let last = 0;
  let between = nothing();
  let timeSteps: TimeStep[] = [];
  for (let step = 0; step < steps; step++) {
    const row = data.subarray(step * classes, (step + 1) * classes);
    const best = script === 'any' ? bestOfAll.classes[step]! : bestAmong(row, alphabet.latin);
    const probability = best < classes ? row[best]! : bestOfAll.probabilities[step]!;
    const timeStep = {step, candidates: candidatesAt(row, {best, probability}, alphabet)};
    if (best === 0 || best === space) {
      between.add(row);
      timeSteps.push(timeStep);
    } else if (best === last) {
      seen.at(-1)!.timeSteps!.push(timeStep);
      between = nothing();
      addOthers(seen.at(-1)!, othersAt(row, {best, probability}, alphabet));
    } else {
      seen.push({
        text: alphabet.symbols[best] ?? '',
        probability,
        step,
        before: between.found(),
        timeSteps: [...timeSteps, timeStep],
        variants: alphabet.evidence.variantsOf(row, alphabet.symbols[best] ?? ''),
        ...lookalikeAt(row, best, alphabet),
      });
      addOthers(seen.at(-1)!, othersAt(row, {best, probability}, alphabet));
      between = nothing();
      timeSteps = [];
    }
    last = best;
  }
  if (seen.length > 0) seen.at(-1)!.behind = between.found();
  return seen;

  /** Collects what the steps between two characters show. */
  function nothing() {
    let highest = 0;
    let separator: CharacterGuess | undefined;
    return {
      add(row: Float32Array) {
        highest = Math.max(highest, row[space]!);
        for (const at of alphabet.separators)
          if (row[at]! > (separator?.probability ?? 0))
            separator = {text: alphabet.symbols[at]!, probability: row[at]!};
      },
      found: () => ({space: highest, ...(separator && {separator})}),
    };
  }
}

/** The most probable class of a step. */
interface Best {
  best: number;
  probability: number;
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

function candidatesAt(
  row: Float32Array,
  {best, probability}: Best,
  {latin, symbols}: Alphabet,
): CharacterGuess[] {
  const candidates = [{text: symbols[best]!, probability}];
  if (probability < 1 - leastGlimpsed)
    for (const at of latin)
      if (at !== best && row[at]! >= leastGlimpsed)
        candidates.push({text: symbols[at]!, probability: row[at]!});
  return candidates;
}

function othersAt(
  row: Float32Array,
  {best, probability}: Best,
  {latin, symbols}: Alphabet,
): CharacterGuess[] {
  const others: CharacterGuess[] = [];
  if (probability > 1 - leastOther || !mayBeOther.test(symbols[best]!)) return others;
  for (const at of latin)
    if (row[at]! >= leastOther && at !== best && mayBeOther.test(symbols[at]!))
      others.push({text: symbols[at]!, probability: row[at]!});
  return others;
}

/**
 * Adds the other characters of a step to those of the steps before that show the same character; the highest
 * probability counts.
 */
function addOthers(character: DecodedCharacter, others: readonly CharacterGuess[]): void {
  for (const other of others) {
    const known = character.others?.find(({text}) => text === other.text);
    if (known) known.probability = Math.max(known.probability, other.probability);
    else (character.others ??= []).push(other);
  }
}

function lookalikeAt(row: Float32Array, best: number, {symbols, lookalikes}: Alphabet) {
  const others = lookalikes.get(best);
  if (!others) return undefined;
  const other = others.reduce((one, next) => (row[next]! > row[one]! ? next : one));
  return {lookalike: {text: symbols[other]!, probability: row[other]!}};
}
