import {currencies, sharedSigns} from '../knowledge/countries/currencies.js';
import {foundValue, withoutOverlaps, type FoundValue} from './found.js';
import {certain, doubtful, hardly} from '../levels.js';

const codeOf = new Map(
  Object.entries(currencies).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
);
const spoken = [...codeOf.keys()].filter((word) => !/^(ft|fr\.|try|lei|rp)$/.test(word));
const pattern = new RegExp(
  `(?<!\\p{L})(?:${spoken
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.$]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'giu',
);

/** Currencies named in a text by code, sign or word, as ISO 4217 codes. */
export function findCurrencies(text: string): FoundValue[] {
  return withoutOverlaps(
    [...text.matchAll(pattern)].map((match) => {
      const word = match[0].toLowerCase();
      const code = codeOf.get(word)!;
      if (match[0] === code) return foundValue(match, code, 1);
      // "Cad." is a street and "try" a verb: a code that is not in capitals is hardly one.
      const quality = word === code.toLowerCase() ? hardly : sharedSigns.has(word) ? doubtful : certain;
      return foundValue(match, code, quality);
    }),
  );
}
