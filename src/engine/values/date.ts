import {monthNumbers} from '../knowledge/languages/gathered/months.js';
import {fold, foldToDigits} from './fold.js';
import {
  foundValue,
  defaultNumberLocale,
  withoutOverlaps,
  type FoundValue,
  type NumberLocale,
} from './found.js';
import {endsInNumeroSign} from './numero-sign.js';
import {doubtful, fair, likely, possible} from '../levels.js';

/** Dates in a text as ISO `yyyy-mm-dd`; which of two small numbers is the day comes from `numberLocale`. */
export function findDates(text: string, numberLocale: NumberLocale = defaultNumberLocale): FoundValue[] {
  return withoutOverlaps([
    ...findYearFirst(text),
    ...findNumeric(text, numberLocale),
    ...findDayMonthName(text),
    ...findMonthNameDay(text),
    ...findCompact(text),
  ]);
}

/**
 * Dates without a year ("26 JUN", "mercredi 12 novembre", "November 20"), in the document's most frequent year; none
 * if that is unknown. Less certain than with a printed year.
 */
export function findDaysOfYear(text: string, {year}: NumberLocale): FoundValue[] {
  if (year === undefined) return [];
  return withoutOverlaps(
    [...allMatches(dayAndMonth, text), ...allMatches(monthAndDay, text)].flatMap((match) => {
      const {day, name} = match.groups!;
      const month = monthNumbers.get(fold(name!));
      const iso = month && isoDate(year, month, Number(day));
      return iso === undefined || iso === 0 ? [] : [foundValue(match, iso, fair)];
    }),
  );
}

/** Whether a date leaves little doubt; digits with spaces or nothing between them may be a part of a longer number. */
export function isSurelyDate({quality}: FoundValue): boolean {
  return quality > possible;
}

/** Factor for the score of a date by its form: less than in proportion, since the words around it tell more. */
export function qualityFactor({quality}: FoundValue): number {
  return Math.sqrt(quality);
}

/** Whether the numeric dates of a text put the day first; `undefined` when none of them tells. */
export function impliesDayFirst(text: string): boolean | undefined {
  let dayFirst = 0;
  for (const match of text.matchAll(numeric)) {
    if (match[2] === ' ' || isOfTwoColumns(match)) continue;
    const [first, second] = [Number(match[1]), Number(match[3])];
    if (first > 12 && first <= 31 && second <= 12) dayFirst++;
    if (second > 12 && second <= 31 && first <= 12) dayFirst--;
  }
  return dayFirst === 0 ? undefined : dayFirst > 0;
}

/** Whether dates with a month name put the day first; `undefined` if there are none, or as many of either order. */
export function namesDayFirst(text: string): boolean | undefined {
  const [dayFirst, monthFirst] = [findDayMonthName(text).length, findMonthNameDay(text).length];
  return dayFirst === monthFirst ? undefined : dayFirst > monthFirst;
}

/**
 * A whole date. Only beside one may a hyphen adjoin a date ("05/06/20-05/12/20"); elsewhere it joins a longer number.
 */
const wholeDay = String.raw`(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d)`;
const digit = '[0-9OoIl|]';
/** A year with a gap, as handwriting and digits in boxes are often read: "4/03/2 025", "23/04/19 88", "17/6/2 6". */
const spacedYear = String.raw`(?<=[./-])(?:[12] \d{3}|(?:19|20) \d\d|\d \d)(?=$|[\s,;.)](?!\d))`;
const numeric = new RegExp(
  `(?<![\\p{L}\\p{N}.,/]|(?<!${wholeDay})-)(${digit}{1,2})( ?[./\\-‐–·'] ?| )(${digit}{1,2})(?<second>\\2|(?<=\\d) ?[./\\-] ?)(?<year>${digit}{4}|${spacedYear}|'?${digit}{2})(?![\\p{N}]|[./]\\d|-(?!${wholeDay})\\d)`,
  'gu',
);
const yearFirst = /(?<![\p{N}.,/-])((?:19|20)\d\d)( ?[./\-‐–] ?)(\d{1,2})\2(\d{1,2})(?!\d)/gu;
const compact = /(?<![\p{L}\p{N}.,/-])((?:19|20)\d\d)(\d\d)(\d\d)(?![\p{N}.,/-])/gu;
const filler = String.raw`[\s.,'/\-]*(?:(?:st|nd|rd|th|er|º|°|ª|e|de[nl]?|day|of|the|di|da)(?!\p{L}))?[\s.,'/\-]*`;
const dayMonthName = new RegExp(
  `(?<![\\p{L}\\p{N}])(${digit}{1,2})(?:${filler}){1,3}?(\\p{L}{3,12})(?![\\p{L}])(?:${filler}){1,2}?(\\d{4}|\\d{2})(?!\\d)`,
  'giu',
);
const monthNameDay =
  /(?<!\p{L})(\p{L}{3,12})\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?\s*[,.\s'-]\s*(\d{4}|\d{2}(?!:))(?!\d)/giu;

const dayAndMonth =
  /(?<![\p{L}\p{N}.,/:-])(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)? (?:(?:de|di|of) )?(?<name>\p{L}{3,12})(?![\p{L}\p{N}])/giu;
const monthAndDay =
  /(?<!\p{L})(?<name>\p{L}{3,12})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}:/]|[.,]\d)/giu;

function findNumeric(text: string, numberLocale: NumberLocale): FoundValue[] {
  return [...text.matchAll(numeric)].flatMap((match) => {
    const [first, second] = [toNumber(match[1]!), toNumber(match[3]!)];
    const year = toYear(foldToDigits(match.groups!.year!.replace(/[' ]/g, '')));
    // Dates with full stops always put the day first.
    const dayFirst = numberLocale.dayFirst || match[2]!.trim() === '.' ? second <= 12 : first > 12;
    const iso = dayFirst ? isoDate(year, second, first) : isoDate(year, first, second);
    if (isOfTwoColumns(match) || (match[2] === ' ' && isAmongFigures(text, match))) return [];
    // Less certain are a space as the separator, which may divide two columns, letters read as digits, and a date
    // behind "no.": "Faktura nr 7/01/2026" is number 7 of January.
    const isNumber = match[2]!.trim() === '/' && endsInNumeroSign(text.slice(0, match.index));
    const quality = isNumber ? doubtful : match[2] === ' ' ? possible : /\p{L}/u.test(match[0]) ? likely : 1;
    return iso === undefined ? [] : [foundValue(match, iso, quality)];
  });
}

/** "7 14.91": a number and an amount beside it, not a date with two different separators. */
function isOfTwoColumns({2: first, groups}: RegExpExecArray): boolean {
  return first === ' ' && groups!.second !== ' ';
}

/** "+33 4 72 07 08 55": pairs of digits among others are a phone number. */
function isAmongFigures(text: string, {0: written, index}: RegExpExecArray): boolean {
  const isShort = /\D\d\d$/.test(written);
  return (
    isShort && (/\d[ )]+$/.test(text.slice(0, index)) || /^ \d/.test(text.slice(index + written.length)))
  );
}

function findYearFirst(text: string): FoundValue[] {
  return [...text.matchAll(yearFirst)].flatMap((match) => {
    const iso = isoDate(Number(match[1]), Number(match[3]), Number(match[4]));
    return iso === undefined ? [] : [foundValue(match, iso, 1)];
  });
}

function findCompact(text: string): FoundValue[] {
  return [...text.matchAll(compact)].flatMap((match) => {
    const iso = isoDate(Number(match[1]), Number(match[2]), Number(match[3]));
    return iso === undefined ? [] : [foundValue(match, iso, possible)];
  });
}

function findDayMonthName(text: string): FoundValue[] {
  return allMatches(dayMonthName, text).flatMap((match) => {
    const month = monthNumbers.get(fold(match[2]!));
    const iso = month && isoDate(toYear(match[3]!), month, toNumber(match[1]!));
    return iso === undefined || iso === 0 ? [] : [foundValue(match, iso, 1)];
  });
}

function findMonthNameDay(text: string): FoundValue[] {
  return allMatches(monthNameDay, text).flatMap((match) => {
    const month = monthNumbers.get(fold(match[1]!));
    const iso = month && isoDate(toYear(match[3]!), month, Number(match[2]));
    return iso === undefined || iso === 0 ? [] : [foundValue(match, iso, 1)];
  });
}

/**
 * All matches, overlapping ones too: in "Nr. 11 vom 18. Februar 2019" the words up to 18 have the form of a date as
 * well.
 */
function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    pattern.lastIndex = match.index + 1;
  }
  return matches;
}

function toNumber(digits: string): number {
  return Number(foldToDigits(digits));
}

/** Two-digit years mean the hundred years from this one on: 50 is 1950, 49 is 2049. */
const firstOfTwoDigits = 1950;

function toYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return firstOfTwoDigits + ((((year - firstOfTwoDigits) % 100) + 100) % 100);
}

function isoDate(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
