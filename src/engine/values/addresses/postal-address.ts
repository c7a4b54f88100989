// addresses: recognises postal addresses, splits them into their parts and corrects OCR errors in them.

import {countries} from '../../knowledge/languages/gathered/parties/addresses.js';
import {hasPostalCode, likenessToAddress} from './address.js';
import {wordsOf} from '../fold.js';
import {findPhones} from '../phone.js';

/** The parts of a postal address; a part that was not identified is absent. */
export interface PostalAddress {
  street?: string;
  postcode?: string;
  city?: string;
  state?: string;
  country?: string;
}

/** Patterns that split the piece of an address that has the postcode; the first that matches counts. */
const postalForms: readonly RegExp[] = [
  // Worcester, MA 01605; Toronto ON M5V 2T6; Sydney NSW 2000
  /^(?<city>.*?)[,\s]*(?<![\p{L}])(?<state>[A-Z]{2,3})[.,]?\s+(?<postcode>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4})$/u,
  // Leeds LS9 8AB; Dublin D02 X285
  /^(?<city>.*?)[,\s]*(?<![\p{L}\p{N}])(?<postcode>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/u,
  // 12345 Berlin; D-12345 Berlin; 1011 AB Amsterdam; 00-950 Warszawa; 111 22 Stockholm; 1000-205 Lisboa
  /^(?<street>.*?)[,\s]*(?<![\p{L}\p{N}-])(?<postcode>(?:[A-Z]{1,3}-)?(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}|\d{4,5}))\s+(?<city>\p{L}.*)$/u,
  // Mumbai 400001; São Paulo 01310-100
  /^(?<city>\p{L}.*?)[,\s–-]+(?<postcode>\d{5,6}|\d{5}-\d{3}|\d{4})$/u,
  /^(?<postcode>\d{4,6}|\d{5}-\d{4}|\d{2}-\d{3})$/u,
];

/** Splits a postal address into its parts. `lines`: as printed, street first. */
export function parsePostalAddress(lines: readonly string[]): PostalAddress {
  const pieces = lines
    .flatMap((line) => line.split(/,(?!\s*[A-Z]{2,3}[.,]?\s+\d)|[·|•]|(?<=[\p{L}\d])[-–] /u))
    .filter((piece) => !isContact(piece))
    .map((piece) => piece.replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, ''))
    .filter((piece) => piece !== '');
  const country = pieces.length > 1 && isCountry(pieces.at(-1)!) ? pieces.pop() : undefined;
  const at = postalPiece(pieces);
  const found = at < 0 ? undefined : firstForm(pieces[at]!);
  return present({...partsAround(pieces, at, found ?? {}), country});
}

/**
 * Index of the piece with the postcode: the first pattern that matches any piece, and its last match; -1 without one.
 */
function postalPiece(pieces: readonly string[]): number {
  for (const form of postalForms) {
    const at = pieces.findLastIndex((piece) => form.test(piece));
    if (at >= 0) return at;
  }
  return -1;
}

function firstForm(piece: string): PostalAddress | undefined {
  for (const form of postalForms) {
    const parts = form.exec(piece)?.groups as PostalAddress | undefined;
    if (parts !== undefined) return {...parts};
  }
  return undefined;
}

/**
 * The city is printed with the postcode, or is the piece before it, or the one after it if the postcode comes first.
 * Pieces before the city are the street.
 */
function partsAround(
  pieces: readonly string[],
  at: number,
  found: PostalAddress,
): {[part in keyof PostalAddress]: string | undefined} {
  if (at < 0) return {};
  const before = pieces.slice(0, at);
  if (found.street !== undefined && found.street !== '') before.push(found.street);
  const behind = found.city === undefined && at + 1 < pieces.length && at === 0 ? pieces[at + 1] : undefined;
  const isTownBefore = (found.city ?? '') === '' && behind === undefined;
  const city = isTownBefore ? before.pop() : (behind ?? found.city);
  const [rest, town] = city === undefined ? ['', undefined] : streetAndTown(city, before.length > 0);
  const street = [...before, ...(rest === '' ? [] : [rest])].join(', ');
  return {...found, street, city: town};
}

/**
 * Splits "417 Mill Creek Rd Worcester", which has no comma: the street ends with the last word that makes the text
 * more like an address.
 */
function streetAndTown(text: string, hasStreet: boolean): [string, string] {
  if (hasStreet || !/^\d/.test(text)) return ['', text];
  const words = text.split(' ');
  for (let cut = words.length - 1; cut > 1; cut--)
    if (
      likenessToAddress(words.slice(0, cut).join(' ')) > likenessToAddress(words.slice(0, cut - 1).join(' '))
    )
      return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  return ['', text];
}

/**
 * Whether a piece is contact details, no part of a postal address: "Tel. 080 541 22 09", "Mobile: …", an e-mail
 * address.
 */
function isContact(piece: string): boolean {
  return (
    /[@:]/.test(piece) ||
    (findPhones(piece).length > 0 && !hasPostalCode(piece)) ||
    /^\p{L}{2,6}\.? ?\+?[\d ()/-]{8,}$/u.test(piece.trim())
  );
}

function isCountry(text: string): boolean {
  return countries.has(wordsOf(text).join(' '));
}

function present(parts: {[part in keyof PostalAddress]: string | undefined}): PostalAddress {
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== undefined && text !== ''));
}
