import {findCurrencies} from './currency.js';
import {findDates} from './date.js';
import {foundValue, withoutOverlaps, type FoundValue} from './found.js';
import {certain, doubtful, hardly} from '../levels.js';

/**
 * Texts with digits that may be an identifier: `RE-20140522/501`, `01.234.567.8`, `A 123`, `850 0123 7741`. Dates and
 * amounts are among them, with low quality at best; the caller excludes them.
 */
export function findIdentifiers(text: string): FoundValue[] {
  return withoutOverlaps([...findGrouped(text), ...findLed(text), ...findWhole(text)]);
}

function findWhole(text: string): FoundValue[] {
  return [...text.matchAll(/[\p{L}\p{N}#][\p{L}\p{N}#./_\-–&+*]*/gu)].flatMap((match) => {
    const raw = match[0].replace(/^#+|^(?:nr?|no)[.°º](?=\d)|[.\-–/_&+*#]+$/giu, '');
    if (!/\d/.test(raw)) return [];
    const at = match.index + match[0].indexOf(raw);
    const series = raw.includes('/') ? seriesBefore(text.slice(0, at)) : '';
    return [foundValue({index: at - series.length, 0: series + raw}, series + raw, qualityOf(raw))];
  });
}

const first = String.raw`(?:(?<=^[\s:#.]*)[A-Z]{1,4} )?[A-Z]{0,4}[-/]?\d[A-Z\d]*(?:[-./][A-Z\d]+)*`;
const next = String.raw`(?:\d{2,10}(?:[-/]\d+)*|\d(?=\s*$| [A-Z]{1,3}\d)|[A-Z]{1,3}\d{0,4}|[A-Z]{4}(?= \d))`;
const grouped = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])${first}(?: ${next}){1,7}(?![\p{L}\p{N}]|[.,:/-]\d| \p{Ll}|%| [%°])`,
  'gu',
);

/** Numbers in groups, as those of cards, accounts and companies: all groups are one identifier. */
function findGrouped(text: string): FoundValue[] {
  return [...text.matchAll(grouped)].flatMap((match) => {
    const raw = withoutUnit(match[0]);
    const groups = raw.split(' ');
    if (groups.length < 2 || groups.some(isDate) || isAmount(groups, raw !== match[0])) return [];
    return [foundValue({index: match.index, 0: raw}, raw, certain)];
  });
}

/** `HV 6115`, `: AU 55.201.117`, `Nr. R 1187/25`: letters and a number at the very start of a value. */
function findLed(text: string): FoundValue[] {
  return [...text.matchAll(led)]
    .filter(({0: raw}) => findCurrencies(raw.split(' ')[0]!).length === 0)
    .map((match) => foundValue(match, match[0], certain));
}

const led =
  /(?<=^[\s:#]*(?:N(?:[ro]|[RO])[.°º:]* )?)(?!N[RO] )(?:[A-Z]{2,4} \d[\dA-Z]+(?:[-/.][\dA-Z]+)*|[A-Z] \d+(?:[-/][\dA-Z]+)+|[A-MO-Z] \d{4,})(?![\p{L}\p{N}]|[.,:/-]\d)/gu;

/** "4711 EUR": a currency behind the number is not part of it. */
function withoutUnit(text: string): string {
  const last = /^(.*\d) [A-Z]+$/.exec(text);
  if (last === null) return text;
  return findCurrencies(text.slice(last[1]!.length)).length > 0 ? last[1]! : text;
}

function isDate(group: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}$/.test(group);
}

/** Whether groups of digits are an amount: before a currency ("12 500 EUR"), or whole thousands ("12 000"). */
function isAmount(groups: string[], hasCurrency: boolean): boolean {
  const [first, ...rest] = groups as [string, ...string[]];
  const isGroupedNumber = /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
  return isGroupedNumber && (hasCurrency || (rest.length === 1 && rest[0] === '000'));
}

/** The letters before a number with a slash, which are part of it: kind and series in `FT 2024/215`, `NC A/17`. */
function seriesBefore(text: string): string {
  return /(?<![\p{L}\p{N}])(?!N[RO] )[A-Z]{2,3} $/u.exec(text)?.[0] ?? '';
}

/** How likely a token is an identifier: less for short numbers, and hardly for dates, amounts and times. */
function qualityOf(text: string): number {
  if (/^\d{1,3}$/.test(text)) return doubtful;
  if (/^\d\d-\d\d-\d\d$/.test(text) && findDates(text).length === 0) return certain;
  if (/^\d{1,2}[./-]\d{1,2}[./-](\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}$/.test(text)) return hardly;
  if (/^\d{1,3}([.,]\d{3})*[.,]\d{2}$/.test(text)) return hardly;
  return /^\d{1,2}:\d{2}/.test(text) ? hardly : certain;
}
