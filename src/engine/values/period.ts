import {betweenDays} from '../knowledge/languages/gathered/edge-words.js';
import {monthNumbers} from '../knowledge/languages/gathered/months.js';
import {findDates} from './date.js';
import {fold} from './fold.js';
import type {FoundValue, NumberLocale} from './found.js';
import {certain, likely} from '../levels.js';

/** The first and the last day of a period. */
export interface Period {
  start: string;
  end: string;
}

/**
 * Periods in a text: "1 January 2025 to 31 March 2025", "04.08.–15.08.2025", "May 1 – May 31, 2025", "1–31 mei 2025".
 * In a text without dates also whole months, from the first day to the last: "juni 2025", "July/August 2026".
 */
export function findPeriods(text: string, numberLocale: NumberLocale): FoundValue<Period>[] {
  const dates = findDates(text, numberLocale);
  const ranges = dates.flatMap((last, index) =>
    rangeUpTo(last, {text, before: dates[index - 1], numberLocale}),
  );
  return ranges.length > 0 || dates.length > 0 ? ranges : months(text);
}

/** Whether a period is told by two days, not by the names of months alone. */
export function isOfDays({quality}: FoundValue<Period>): boolean {
  return quality > likely;
}

/** The dates of a text. In "1 - 14 June 2021" also the first day, which takes month and year from the last. */
export function findEnds(text: string, numberLocale: NumberLocale): FoundValue[] {
  const dates = findDates(text, numberLocale);
  const [last] = dates;
  if (last === undefined || dates.length > 1) return dates;
  const period = findPeriods(text, numberLocale).find(({value}) => value.end === last.value);
  if (period === undefined) return dates;
  const {start, value} = period;
  const raw = text.slice(start, last.start).replace(connectorAtEnd, '');
  return [{...last, value: value.start, raw, start, end: start + raw.length}, last];
}

const connector = new RegExp(String.raw`^\s*(?:[-–—]|${betweenDays})\s*$`, 'iu');
const connectorAtEnd = new RegExp(String.raw`\s*(?:[-–—]|(?<!\p{L})(?:${betweenDays}))\s*$`, 'iu');
const lastDayFollows = new RegExp(
  String.raw`((?:\S+ ){0,3}\S+?)\s*(?:[-–—]|(?<!\p{L})(?:${betweenDays})(?!\p{L}))\s*$`,
  'iu',
);

interface Told {
  text: string;
  before: FoundValue | undefined;
  numberLocale: NumberLocale;
}

function rangeUpTo(last: FoundValue, {text, before, numberLocale}: Told): FoundValue<Period>[] {
  if (before !== undefined && connector.test(text.slice(before.end, last.start)))
    return before.value < last.value ? [rangeOf(before.start, before.value, last)] : [];
  const lead = text.slice(before?.end ?? 0, last.start);
  const match = lastDayFollows.exec(lead);
  if (match === null) return [];
  const words = match[1]!.split(' ');
  for (const count of [4, 3, 2, 1]) {
    if (count > words.length) continue;
    const first = words.slice(-count).join(' ');
    const start = completed(first, last, numberLocale);
    const at = (before?.end ?? 0) + match.index + match[1]!.length - first.length;
    if (start !== undefined && start < last.value) return [rangeOf(at, start, last)];
  }
  return [];
}

function rangeOf(start: number, from: string, last: FoundValue): FoundValue<Period> {
  return {value: {start: from, end: last.value}, raw: last.raw, start, end: last.end, quality: certain};
}

/**
 * The first day of a period as an ISO date: "04.08.", "May 1" or "1" takes year, or month and year, from the last
 * day.
 */
function completed(text: string, {value, raw}: FoundValue, numberLocale: NumberLocale): string | undefined {
  const [year, month] = value.split('-');
  const day = /^(\d{1,2})\.?$/.exec(text)?.[1];
  const isOfWords = text.includes(' ');
  const tries = isOfWords
    ? [`${text} ${year}`, `${text}, ${year}`, `${text} de ${year}`]
    : [`${text}${year}`, `${text} ${year}`];
  for (const one of tries) {
    const [hit] = findDates(one, numberLocale);
    if (hit?.start === 0 && hit.value.startsWith(year!)) return hit.value;
  }
  // "1–31 May 2025": a bare day counts only if the last day has its month in words.
  return day !== undefined && /\p{L}{3}/u.test(raw) ? `${year}-${month}-${day.padStart(2, '0')}` : undefined;
}

/** Whole months: "juni 2025", "July/August 2026", "05/2025". */
function months(text: string): FoundValue<Period>[] {
  const named = [
    ...text.matchAll(
      /(?:(\p{L}{3,12})\.?\s*[-–/&]\s*)?(\p{L}{3,12})\.?\s+(?:de |del |do )?((?:19|20)\d\d)(?!\d)/giu,
    ),
  ].flatMap((match) => {
    const last = monthNumbers.get(fold(match[2]!));
    const first = match[1] === undefined ? last : monthNumbers.get(fold(match[1]));
    return last === undefined ? [] : [monthsOf(match, first ?? last, last, Number(match[3]))];
  });
  const numbered = [...text.matchAll(/(?<![\d./-])(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)(?![\d./-])/g)].map(
    (match) => monthsOf(match, Number(match[1]), Number(match[1]), Number(match[2])),
  );
  return [...named, ...numbered];
}

/** `year` is that of the last month: "December/January 2026" begins in 2025. */
function monthsOf(match: RegExpMatchArray, first: number, last: number, year: number): FoundValue<Period> {
  const end = new Date(Date.UTC(year, last, 0)).getUTCDate();
  const firstYear = first > last ? year - 1 : year;
  const two = (number: number) => String(number).padStart(2, '0');
  const value = {start: `${firstYear}-${two(first)}-01`, end: `${year}-${two(last)}-${two(end)}`};
  return {value, raw: match[0], start: match.index!, end: match.index! + match[0].length, quality: likely};
}
