import {wordsOf} from '../values/fold.js';
import {wordsOfName} from './meaning/field-concept.js';

/** Number of hash values of features; features with the same hash share their weights. */
export const featureCount = 8192;

/** Lengths of the prefixes and suffixes of words that are features, so that "Abflugzeit" and "Ankunftszeit" share one. */
const partLengths = [3, 4, 5];

/**
 * The hashed features of a request: its words, their prefixes and suffixes, pairs of neighbours, first and last word.
 * Generated field names ("field 3") have none.
 */
export function hashedFeatures({name, prompt = ''}: {name: string; prompt?: string | undefined}): number[] {
  const named = /^field ?\d*$/.test(wordsOfName(name)) ? [] : wordsOf(wordsOfName(name));
  const features = [...featuresOf(wordsOf(prompt)), ...featuresOf(named)];
  return [...new Set(features.map((feature) => hash(feature) % featureCount))];
}

function featuresOf(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const lead = words.length > 0 ? [`^${words[0]}`, `${words.at(-1)}$`] : [];
  return [...words, ...pairs, ...lead, ...words.flatMap(partsOf)];
}

function partsOf(word: string): string[] {
  const lengths = partLengths.filter((length) => length < word.length);
  return lengths.flatMap((length) => [`${word.slice(0, length)}-`, `-${word.slice(-length)}`]);
}

/** FNV-1a, 32 bits, over code points instead of bytes. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const unit of text) sum = Math.imul(sum ^ unit.codePointAt(0)!, 0x01000193) >>> 0;
  return sum;
}
