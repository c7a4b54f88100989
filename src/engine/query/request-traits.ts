import {wordsOf} from '../values/fold.js';
import {wordsOfName} from './meaning/field-concept.js';

/** Traits are told apart by so many numbers; two that share one are taken for the same. */
export const traitCount = 8192;

/** Beginnings and ends of so many letters stand for a word in its other forms: "Abflugzeit", "Ankunftszeit". */
const partLengths = [3, 4, 5];

/** What the words of a request are told by: each word, its beginnings and ends, each pair of neighbours, as numbers. */
export function requestTraits({name, prompt = ''}: {name: string; prompt?: string | undefined}): number[] {
  const named = /^field ?\d*$/.test(wordsOfName(name)) ? [] : wordsOf(wordsOfName(name));
  const traits = [...traitsOf(wordsOf(prompt)), ...traitsOf(named)];
  return [...new Set(traits.map((trait) => hash(trait) % traitCount))];
}

function traitsOf(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const lead = words.length > 0 ? [`^${words[0]}`, `${words.at(-1)}$`] : [];
  return [...words, ...pairs, ...lead, ...words.flatMap(partsOf)];
}

function partsOf(word: string): string[] {
  const lengths = partLengths.filter((length) => length < word.length);
  return lengths.flatMap((length) => [`${word.slice(0, length)}-`, `-${word.slice(-length)}`]);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const unit of text) sum = Math.imul(sum ^ unit.codePointAt(0)!, 0x01000193) >>> 0;
  return sum;
}
