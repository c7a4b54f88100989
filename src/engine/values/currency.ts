import {currencies, sharedSigns} from '../knowledge/currencies.js';
import {found, withoutOverlaps, type Found} from './found.js';

const codeOf = new Map(
  Object.entries(currencies).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
);
const spoken = [...codeOf.keys()].filter((word) => !/^(ft|fr\.|try|lei|tl|rp)$/.test(word));
const pattern = new RegExp(
  `(?<!\\p{L})(?:${spoken
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.$]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'giu',
);

/** Currencies named in a text by code, sign or word, as ISO 4217 codes. */
export function findCurrencies(text: string): Found[] {
  return withoutOverlaps(
    [...text.matchAll(pattern)].map((match) => {
      const word = match[0].toLowerCase();
      const isCode = match[0] === codeOf.get(word);
      return found(match, codeOf.get(word)!, isCode ? 1 : sharedSigns.has(word) ? 0.5 : 0.9);
    }),
  );
}
