import {plainDecimal} from './decimal.js';
import {foldToDigits} from './fold.js';
import {foundValue, defaultNumberLocale, type FoundValue, type NumberLocale} from './found.js';
import {certain} from '../levels.js';

/** A number with grouping and at most one decimal separator, as the supported languages write it. */
export const numberPattern = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,4})?(?!\d)|\d{1,3}(?:[.,'’  ]\d{3})+(?:[.,]\d{1,4})?(?!\d)|\d+(?:[.,]\d+)?`;

/** Numbers in a text as decimal strings. */
export function findNumbers(text: string, numberLocale: NumberLocale = defaultNumberLocale): FoundValue[] {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,]|\p{L}[-–/])([-−–+]?) ?(${numberPattern})(?![\p{N}])`,
    'gu',
  );
  return [...text.matchAll(pattern)].map((match) => {
    const size = readNumber(match[2]!, numberLocale.decimal);
    const value = plainDecimal(/[-−–]/.test(match[1]!) ? `-${size}` : size);
    return foundValue(match, value, certain);
  });
}

/**
 * A written number as a decimal string. If both kinds of separator occur, the last is the decimal one; a single one
 * before exactly three digits groups, unless the document's decimal separator (`decimal`) is that one or a zero
 * leads.
 */
export function readNumber(written: string, decimal?: '.' | ','): string {
  const text = written.replace(/[\s'’]/g, '');
  const separators = text.replace(/\d/g, '');
  if (separators === '') return withoutLeadingZeros(text);
  const last = separators.at(-1)!;
  const lastAt = text.lastIndexOf(last);
  if (isGrouping(text, separators, decimal)) return withoutLeadingZeros(text.replace(/[.,]/g, ''));
  return withoutLeadingZeros(`${text.slice(0, lastAt).replace(/[.,]/g, '')}.${text.slice(lastAt + 1)}`);
}

/**
 * The decimal separator of a text, by its numbers that can be read in one way only; `undefined` if there are none, or
 * as many of either kind. A number followed by a look-alike letter does not count: "14,20o".
 */
export function decimalSeparatorOf(text: string): '.' | ',' | undefined {
  const commas = text.match(/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?![\d.,]|[oOlIS])/g)?.length ?? 0;
  const points = text.match(/(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{2}(?![\d.,]|[oOlIS])/g)?.length ?? 0;
  if (commas === points) return undefined;
  return commas > points ? ',' : '.';
}

/** Replaces the look-alike letters in numbers with digits, as OCR reads one for the other. */
export function correctDigits(text: string): string {
  return text.replace(
    /(?<=[\d.,])[OoIlSsB|](?![\p{L}])|(?<![\p{L}])[OoIlSB|](?=[\d]*[.,]\d)/gu,
    foldToDigits,
  );
}

function isGrouping(text: string, separators: string, decimal: '.' | ',' | undefined): boolean {
  const last = separators.at(-1)!;
  // In `1.240.00` a comma was misread: a grouping separator has three digits behind it.
  if (separators.length > 1)
    return [...separators].every((separator) => separator === last) && /[.,]\d{3}$/.test(text);
  const [before, after] = text.split(last) as [string, string];
  if (after.length !== 3 || before.length > 3 || /^0*$/.test(before)) return false;
  return decimal !== last;
}

function withoutLeadingZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}
