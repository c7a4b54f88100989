import {wordsOf} from '../values/fold.js';
import {similarity} from '../values/similarity.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {Meanings} from '../query/meaning/label-lexicon.js';
import {canonicalMeaning} from '../query/meaning/word-senses.js';

/** Tells which fields words of a page may label, when they mean what the request says in another order or wording. */
export type ParaphraseLabels = (words: string[]) => Meanings | undefined;

/** Less than a label that reads just like the request's. */
const weight = 0.95;

/**
 * "Name of Registrant" labels `registrant_name`, "Registration No." labels "registration number": the same words but
 * for order, little words and other words for the same thing. At least two must be telling, and none may be left over.
 */
export function paraphraseLabels(asks: ConceptQuery[]): ParaphraseLabels {
  const known = new Map<string, Meanings>();
  const vocabulary = new Set<string>();
  for (const {field, labels} of asks)
    for (const label of labels) {
      const words = wordsOf(label);
      const essence = keyOf(words.map(canonicalMeaning));
      if (essence === undefined) continue;
      known.set(essence, (known.get(essence) ?? new Map<string, number>()).set(field.name, weight));
      for (const word of words) if (word.length >= leastLength) vocabulary.add(word);
    }
  const remembered = new Map<string, string | undefined>();
  return known.size === 0 ? () => undefined : (words) => known.get(keyOf(words.map(essence)) ?? '');

  /** Of a word that may be misread; one that resembles a word asked for is taken for it. */
  function essence(word: string): string | undefined {
    if (!remembered.has(word)) remembered.set(word, canonicalMeaning(nearest(word) ?? word));
    return remembered.get(word);
  }

  function nearest(word: string): string | undefined {
    if (word.length < leastLength || vocabulary.has(word)) return undefined;
    return [...vocabulary].find((other) => similarity(word, other) >= sameWord);
  }
}

const leastLength = 4;
const sameWord = 0.8;

/** Beginning and ending with words that mean something: "Name of", "of Registrant" are parts of a label. */
function keyOf(essences: (string | undefined)[]): string | undefined {
  if (essences.length === 0 || essences[0] === undefined || essences.at(-1) === undefined) return undefined;
  const telling = new Set(essences.filter((essence) => essence !== undefined));
  return telling.size < 2 ? undefined : [...telling].sort().join(' ');
}
