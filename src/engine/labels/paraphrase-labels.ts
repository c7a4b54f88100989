import {wordsOf} from '../values/fold.js';
import {similarity} from '../values/similarity.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {Meanings} from '../query/meaning/label-lexicon.js';
import {canonicalMeaning} from '../query/meaning/word-senses.js';
import {certain, likely} from '../levels.js';

/**
 * Returns the fields that some words of a page may label because they mean the same as the request's words in another
 * order or wording.
 */
export type ParaphraseLabels = (words: string[]) => Meanings | undefined;

/**
 * "Name of Registrant" labels `registrant_name`, "Registration No." labels "registration number": order, filler words
 * and synonyms may differ. At least two words must carry a meaning, and all of these must match.
 */
export function paraphraseLabels(queries: ConceptQuery[]): ParaphraseLabels {
  const known = new Map<string, Meanings>();
  const vocabulary = new Set<string>();
  for (const {field, labels} of queries)
    for (const label of labels) {
      const words = wordsOf(label);
      const essence = keyOf(words.map(canonicalMeaning));
      if (essence === undefined) continue;
      known.set(essence, (known.get(essence) ?? new Map<string, number>()).set(field.name, certain));
      for (const word of words) if (word.length >= leastLength) vocabulary.add(word);
    }
  const remembered = new Map<string, string | undefined>();
  return known.size === 0 ? () => undefined : (words) => known.get(keyOf(words.map(essence)) ?? '');

  /** The meaning of a word; a misread word that resembles one of the request counts as that one. */
  function essence(word: string): string | undefined {
    if (!remembered.has(word)) remembered.set(word, canonicalMeaning(nearest(word) ?? word));
    return remembered.get(word);
  }

  function nearest(word: string): string | undefined {
    if (word.length < leastLength || vocabulary.has(word)) return undefined;
    return [...vocabulary].find((other) => similarity(word, other) >= likely);
  }
}

const leastLength = 4;

/**
 * A key for the meanings of a label, in any order. `undefined` if a filler word begins or ends it, as only a part of
 * a label does ("Name of", "of Registrant"), or if it has fewer than two meanings.
 */
function keyOf(essences: (string | undefined)[]): string | undefined {
  if (essences.length === 0 || essences[0] === undefined || essences.at(-1) === undefined) return undefined;
  const telling = new Set(essences.filter((essence) => essence !== undefined));
  return telling.size < 2 ? undefined : [...telling].sort().join(' ');
}
