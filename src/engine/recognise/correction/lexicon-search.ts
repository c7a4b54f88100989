import {fold} from '../../values/fold.js';
import type {TimeStep, DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {
  anyWord,
  languagesOfWord,
  wholeWord,
  withLetter,
  type WordPrefix,
  type LanguageSet,
} from './lexicon.js';

/** A known word that the time steps of a run may show. */
export interface FoundWord {
  characters: DecodedCharacter[];
  /** The logarithm of how many times less likely it is than what the steps show best. */
  cost: number;
}

/** Words are printed in small letters, in capitals, or with a capital first. */
const forms = ['lower', 'title', 'upper'] as const;
type Form = (typeof forms)[number];

/** A hypothesis of the search: the beginning of a word that the steps so far may show. */
interface Hypothesis {
  beginning: WordPrefix;
  form: Form;
  letter: string;
  cost: number;
  last: Mark | undefined;
}

interface Mark {
  text: string;
  step: number;
  probability: number;
  before: Mark | undefined;
}

/**
 * Hypotheses by their beginning and form. In `ended` the last step shows no letter, so that the same letter may come
 * again; in `lasting` it shows the last letter.
 */
interface Hypotheses {
  ended: Map<number, Hypothesis>;
  lasting: Map<number, Hypothesis>;
}

/**
 * The known word of some languages with the most worth left after its cost, if any is left: a Viterbi search over the
 * prefixes of all known words along the steps of CTC. `worth` is the greatest cost that a word may have, `most` the
 * greatest of any word.
 */
export function findWord(
  run: readonly DecodedCharacter[],
  {languageSet, worth, most}: {languageSet: LanguageSet; worth: (word: string) => number; most: number},
): FoundWord | undefined {
  let hypotheses: Hypotheses = {ended: new Map(), lasting: new Map()};
  for (const form of forms)
    put(hypotheses.ended, {beginning: anyWord(), form, letter: '', cost: 0, last: undefined}, most);
  for (const timeStep of run.flatMap(({timeSteps: timeSteps = []}) => timeSteps)) {
    hypotheses = advance(hypotheses, timeStep, most);
    if (hypotheses.ended.size + hypotheses.lasting.size === 0) return undefined;
  }
  let best: {hypothesis: Hypothesis; gain: number} | undefined;
  for (const hypothesis of [...hypotheses.ended.values(), ...hypotheses.lasting.values()]) {
    const word = wholeWord(hypothesis.beginning);
    if (word === undefined || (languagesOfWord(word) & languageSet) === 0) continue;
    const gain = worth(word) - hypothesis.cost;
    if (gain >= 0 && gain > (best?.gain ?? -1)) best = {hypothesis, gain};
  }
  return best && {characters: charactersOf(best.hypothesis.last, run), cost: best.hypothesis.cost};
}

function advance({ended, lasting}: Hypotheses, {step, candidates}: TimeStep, most: number): Hypotheses {
  const next: Hypotheses = {ended: new Map(), lasting: new Map()};
  const highest = candidates.reduce((most, {probability}) => Math.max(most, probability), 0);
  for (const {text, probability} of candidates) {
    const cost = Math.log(highest / probability);
    if (cost > most) continue;
    if (text === '' || text === ' ') {
      for (const hypothesis of ended.values())
        put(next.ended, {...hypothesis, cost: hypothesis.cost + cost}, most);
      for (const hypothesis of lasting.values())
        put(next.ended, {...hypothesis, cost: hypothesis.cost + cost}, most);
      continue;
    }
    const letter = fold(text);
    if (letter.length !== 1 || letter < 'a' || letter > 'z') continue;
    const isUpper = text !== text.toLowerCase();
    const extend = (hypothesis: Hypothesis) => {
      if (
        hypothesis.cost + cost > most ||
        isUpper !== isUpperAt(hypothesis.form, hypothesis.beginning.length)
      )
        return;
      const beginning = withLetter(hypothesis.beginning, letter);
      if (!beginning) return;
      const last = {text, step, probability, before: hypothesis.last};
      put(next.lasting, {beginning, form: hypothesis.form, letter, cost: hypothesis.cost + cost, last}, most);
    };
    for (const hypothesis of ended.values()) extend(hypothesis);
    for (const hypothesis of lasting.values()) {
      if (hypothesis.letter !== letter) extend(hypothesis);
      else if (isUpper === isUpperAt(hypothesis.form, hypothesis.beginning.length - 1))
        put(next.lasting, {...hypothesis, cost: hypothesis.cost + cost}, most);
    }
  }
  return next;
}

/** Keeps the cheapest hypothesis for each beginning and form, none above `most`. */
function put(hypotheses: Map<number, Hypothesis>, hypothesis: Hypothesis, most: number): void {
  if (hypothesis.cost > most) return;
  const {first, length} = hypothesis.beginning;
  const key = (first * 64 + length) * forms.length + forms.indexOf(hypothesis.form);
  const known = hypotheses.get(key);
  if (!known || hypothesis.cost < known.cost) hypotheses.set(key, hypothesis);
}

function isUpperAt(form: Form, at: number): boolean {
  return form === 'upper' || (form === 'title' && at === 0);
}

function charactersOf(last: Mark | undefined, run: readonly DecodedCharacter[]): DecodedCharacter[] {
  const characters: DecodedCharacter[] = [];
  for (let mark = last; mark; mark = mark.before) {
    const {text, probability, step} = mark;
    const {text: read, timeSteps, variants} = run.find((one) => one.step === step) ?? {};
    const evidence = {...(timeSteps && {timeSteps}), ...(variants && read === text && {variants})};
    characters.unshift({text, probability, step, before: {space: 0}, ...evidence});
  }
  characters[0]!.before = run[0]!.before;
  return characters;
}
