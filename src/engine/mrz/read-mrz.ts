// mrz: parses and corrects machine-readable zones (ICAO Doc 9303): formats, check digits, names and other fields.

import {asDigits, asLetters, correctByCheckDigit} from './check-digit.js';
import type {MrzField} from './mrz-field.js';
import {nameField, readNames} from './mrz-names.js';

const digits = '[0-9OQDILZSGB]';
const code = '[A-Z0125<]{3}';
const head = new RegExp(`^(?<kind>[PVIAC1][A-Z0-9<])(?<issuer>${code})`);
/** Second line of passports (TD3), cards of the size TD2 and visas. */
const holder = new RegExp(
  `^(?<number>[A-Z0-9<]{5,9}?)(?<numberCheck>${digits})(?<nationality>${code})(?<birth>${digits}{6})(?<birthCheck>${digits})(?<sex>[MFXHK<])(?<expiry>${digits}{6})(?<expiryCheck>${digits})`,
);
/** First and second line of cards of the size TD1. */
const cardHead = new RegExp(
  `${head.source}(?<number>[A-Z0-9<]{9})(?<numberCheck>[0-9OQDILZSGB<])(?<rest>.*)$`,
);
const cardHolder = new RegExp(
  `^(?<birth>${digits}{6})(?<birthCheck>${digits})(?<sex>[MFXHK<])(?<expiry>${digits}{6})(?<expiryCheck>${digits})(?<nationality>${code})`,
);

/** Second line of the French identity cards of 1994 to 2021, which are two lines of 36 characters. */
const frenchHolder = new RegExp(
  `^(?<number>[A-Z0-9]{12})(?<numberCheck>${digits})(?<given>[A-Z<]{14})(?<birth>${digits}{6})(?<birthCheck>${digits})(?<sex>[MFH])`,
);

/**
 * Reads the zone of a passport, an identity card or a visa (ICAO Doc 9303, parts 4 to 7), or of a French card older
 * than that, from lines without spaces.
 */
export function readMrz(lines: string[]): MrzField[] {
  for (let at = 0; at + 1 < lines.length; at++) {
    const read = readCard(lines, at) ?? readBook(lines, at) ?? readFrenchCard(lines, at);
    if (read !== undefined) return read;
  }
  return [];
}

function readBook(lines: string[], at: number): MrzField[] | undefined {
  const first = head.exec(lines[at]!);
  const second = holder.exec(lines[at + 1]!);
  if (first?.groups === undefined || second?.groups === undefined) return undefined;
  const fields = [
    ...readNames(lines[at]!, at, first[0].length),
    countryOf('issuing_country', first.groups.issuer!, {line: at, start: 2}),
    numberOf(second.groups.number!, second.groups.numberCheck!, {line: at + 1, start: 0}),
    ...holderOf(second, at + 1),
  ];
  return isTrusted(fields) ? fields : undefined;
}

function readCard(lines: string[], at: number): MrzField[] | undefined {
  const first = cardHead.exec(lines[at]!);
  const second = cardHolder.exec(lines[at + 1]!);
  if (first?.groups === undefined || second?.groups === undefined) return undefined;
  const {number, check, length} = wholeNumber(first.groups);
  const fields = [
    ...(lines[at + 2] === undefined ? [] : readNames(lines[at + 2]!, at + 2, 0)),
    countryOf('issuing_country', first.groups.issuer!, {line: at, start: 2}),
    {...numberOf(number, check, {line: at, start: 5}), ...spanOf({line: at, start: 5}, length)},
    ...holderOf(second, at + 1),
  ];
  return isTrusted(fields) ? fields : undefined;
}

function readFrenchCard(lines: string[], at: number): MrzField[] | undefined {
  const first = /^IDFRA(?<surname>[A-Z<]{3,25})/.exec(lines[at]!);
  const second = frenchHolder.exec(lines[at + 1]!);
  if (first?.groups === undefined || second?.groups === undefined) return undefined;
  const {surname} = first.groups;
  const {number, numberCheck, given, birth, birthCheck, sex} = second.groups;
  const line = at + 1;
  const fields = [
    nameField('surname', surname!, {line: at, start: 5}),
    nameField('given_names', given!, {line, start: 13}),
    countryOf('issuing_country', 'FRA', {line: at, start: 2}),
    countryOf('nationality', 'FRA', {line: at, start: 2}),
    numberOf(number!, numberCheck!, {line, start: 0}),
    ...birthOf(birth!, birthCheck!, {place: {line, start: 27}, until: 2021}),
    {concept: 'sex' as const, ...spanOf({line, start: 34}, 1), value: sexOf(sex!)},
  ];
  return isTrusted(fields) ? fields : undefined;
}

/**
 * A number of more than nine characters goes on after a filler, and its check digit follows it (part 5, note j).
 * `length`: characters of the zone from its first to its last, the filler included.
 */
function wholeNumber({number, numberCheck, rest}: Record<string, string>): {
  number: string;
  check: string;
  length: number;
} {
  const more = numberCheck === '<' ? /^([A-Z0-9]+)([0-9])(?=<|$)/.exec(rest!) : null;
  if (more === null) return {number: number!, check: numberCheck!, length: number!.length};
  const whole = number! + more[1]!;
  return {number: whole, check: more[2]!, length: whole.length + 1};
}

/** Whether at least two check digits agree, which hardly any other text has. */
function isTrusted(fields: MrzField[]): boolean {
  return fields.filter(({confirmed}) => confirmed).length >= 2;
}

interface ZonePosition {
  line: number;
  start: number;
}

function holderOf(match: RegExpExecArray, line: number): MrzField[] {
  const {birth, birthCheck, sex, expiry, expiryCheck, nationality} = match.groups!;
  const at = (text: string) => match[0].indexOf(text);
  const expires = dateOf(expiry!, expiryCheck!);
  const birthAt = at(birth! + birthCheck! + sex!);
  const expiryAt = birthAt + 8;
  const countryAt = match[0].endsWith(nationality!) ? match[0].length - 3 : birthAt - 3;
  const until = expires && yearIn(expires.yymmdd, 2069);
  return [
    ...birthOf(birth!, birthCheck!, {place: {line, start: birthAt}, until: until ?? 2029}),
    ...(expires === undefined
      ? []
      : [
          {
            concept: 'expiry_date' as const,
            ...spanOf({line, start: expiryAt}, 6),
            value: isoOf(expires.yymmdd, until!),
            confirmed: expires.confirmed,
          },
        ]),
    {concept: 'sex', ...spanOf({line, start: birthAt + 7}, 1), value: sexOf(sex!)},
    countryOf('nationality', nationality!, {line, start: countryAt}),
  ];
}

function birthOf(
  text: string,
  check: string,
  {place, until}: {place: ZonePosition; until: number},
): MrzField[] {
  const born = dateOf(text, check);
  if (born === undefined) return [];
  const value = isoOf(born.yymmdd, yearIn(born.yymmdd, until));
  return [{concept: 'birth_date', ...spanOf(place, 6), value, confirmed: born.confirmed}];
}

function numberOf(number: string, check: string, place: ZonePosition): MrzField {
  const settled = correctByCheckDigit(number, asDigits(check));
  return {
    concept: 'document_number',
    ...spanOf(place, number.length),
    value: settled.text.replace(/</g, ''),
    confirmed: settled.confirmed,
  };
}

function dateOf(text: string, check: string): {yymmdd: string; confirmed: boolean} | undefined {
  const {text: yymmdd, confirmed} = correctByCheckDigit(asDigits(text), asDigits(check));
  return /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(yymmdd) ? {yymmdd, confirmed} : undefined;
}

/** The latest year with these two digits that is not past the limit. */
function yearIn(yymmdd: string, limit: number): number {
  const year = 2000 + Number(yymmdd.slice(0, 2));
  return year <= limit ? year : year - 100;
}

function isoOf(yymmdd: string, year: number): string {
  return `${year}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`;
}

function sexOf(mark: string): string {
  if (mark === '<' || mark === 'K') return 'X';
  return mark === 'H' ? 'M' : mark;
}

/** A code of three letters; Germany has D alone. */
function countryOf(concept: 'nationality' | 'issuing_country', text: string, place: ZonePosition): MrzField {
  const letters = asLetters(text).replace(/</g, '');
  return {concept, ...spanOf(place, 3), value: letters === 'D' ? 'DEU' : letters};
}

function spanOf({line, start}: ZonePosition, length: number): {line: number; start: number; end: number} {
  return {line, start, end: start + length};
}
