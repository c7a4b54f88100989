import {
  countries,
  streetEndings,
  streetsBehindNumbers,
  streetWords,
} from '../../knowledge/languages/gathered/parties/addresses.js';
import {placeNames} from '../../knowledge/countries/place-names.js';
import {fold, wordsOf} from '../fold.js';

/** A postal code with a place before or behind it, in the usual forms of Europe, America and Asia. */
const postal = [
  /(?<![\p{N}.,/-])(?:[A-Z]{1,2}[- ]?)?\d{5} ?(?:[- ]\d{3,4})?(?:[,.] ?| )\p{L}{2,}/u,
  /(?<![\p{N}.,/-])\d{4} ?[A-Z]{2},? \p{L}{2,}/u,
  /(?<![\p{L}\p{N}.,/-])(?:[A-Z]{1,2}[- ])?\d{4} \p{Lu}\p{L}{2,}/u,
  /(?<![\p{N}.,/-])\d{2}-\d{3} \p{L}{2,}/u,
  /(?<![\p{N}.,/-])\d{3} \d{2} \p{Lu}\p{L}{2,}/u,
  /\p{L}{2,}[, ]+(?:[A-Z]{2}[, ]+)?\d{5}(?:-\d{4})?(?![\p{N}])/u,
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/u,
  /(?<!\d[ .-])\b\d{5}\b\s*$/u,
  // A UK postcode with its last digit misread as a letter: "DE45 lGH".
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? [lIO][A-Z]{2}$/u,
  // Portugal, Ireland, Canada, Australia.
  /(?<![\p{N}.,/-])\d{4}-\d{3} \p{L}{2,}/u,
  /(?<![\p{L}\p{N}])[AC-FHKNPRTV-Y]\d[\dW] ?[\dA-Z]{4}(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])[A-Z]\d[A-Z] \d[A-Z]\d(?![\p{L}\p{N}])/u,
  /\p{L},? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}(?!\d)/u,
  // India, Singapore, Romania.
  /\p{Lu}\p{L}{2,},?(?: [-–])? \d{6}(?!\d)/u,
];

/** `1600 Alder Street`: a house number before a street name; it is removed, so as not to be taken for a postal code. */
const houseNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\d{1,5}\p{L}? (?=(?:[\p{L}.'-]+ ){1,3}(?:${streetsBehindNumbers})(?![\p{L}]))`,
  'giu',
);

/** "LN-5530": letters of a number, which name no lane. */
const code = /(?<![\p{L}\p{N}])\p{Lu}{1,4}-\d{3,}(?![\p{L}\p{N}])/gu;

/** 0 to 1: how much a line of text looks like part of a postal address. */
export function likenessToAddress(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const street =
    words.length > 1 &&
    wordsOf(text.replace(code, ' ')).some(
      (word) => streetWords.has(word) || (word.length > 5 && streetEndings.test(word)),
    );
  const numbered = /(?<![\p{L}\p{N}])\d{1,4}[ -]?\p{L}?(?![\p{L}\p{N}])/u.test(text);
  const country = words.some((word) => countries.has(word));
  const onlyCountry = countries.has(words.join(' ')) ? 0.2 : 0;
  const houseFirst = /^(?:no\.?:? ?)?\d{1,4}[\p{L}]?(?:[-&]\d{1,4}[\p{L}]?)*, ?\p{L}/iu.test(text) ? 0.25 : 0;
  const score =
    (hasPostalCode(text) ? 0.6 : 0) +
    (street ? 0.35 : 0) +
    (numbered ? 0.15 : 0) +
    (country ? 0.3 : 0) +
    onlyCountry +
    houseFirst;
  return Math.min(1, /@|www\.|https?:/.test(fold(text)) ? 0 : score);
}

/** Whether a text is probably a line of an address: more speaks for it than a number. */
export function mayBeAddress(text: string): boolean {
  return likenessToAddress(text) >= leastLikeness;
}

const leastLikeness = 0.35;

/** Whether a text is almost certainly a line of an address: its postal code, or two other signs. */
export function isClearlyAddress(text: string): boolean {
  return likenessToAddress(text) >= clearLikeness;
}

const clearLikeness = 0.5;

/** Whether the last one, two or three words name a country, with which an address ends. */
export function endsInCountry(text: string): boolean {
  const words = wordsOf(text);
  return [1, 2, 3].some((count) => countries.has(words.slice(-count).join(' ')));
}

/** Whether a text is nothing but names of places and countries: `DARUL EHSAN`, `Johor, Malaysia`. */
export function isOnlyPlace(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 && words.every((word) => placeNames.has(word) || countries.has(word) || isGlued(word))
  );
}

/** Whether a word is two place names without the space between: `darulehsan`. */
function isGlued(word: string): boolean {
  for (let cut = 4; cut <= word.length - 4; cut++)
    if (placeNames.has(word.slice(0, cut)) && placeNames.has(word.slice(cut))) return true;
  return false;
}

export function hasPostalCode(text: string): boolean {
  const place = text.replace(houseNumber, '');
  return postal.some((pattern) => pattern.test(place));
}

/** The lines of an address joined to one text with single spaces. */
export function joinAddress(lines: string[]): string {
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/^[\s:,;-]+/, '');
}
