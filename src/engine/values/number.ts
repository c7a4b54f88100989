import {plainDecimal} from './decimal.js';
import {foldToDigits} from './fold.js';
import {foundValue, defaultNumberLocale, type FoundValue, type NumberLocale} from './found.js';

/** Digits with grouping and at most one decimal separator, as people write them in the ten languages. */
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
    return foundValue(match, value, 0.9);
  });
}

/**
 * A written number as a decimal string with a point. The last separator is the decimal one when both kinds are
 * there; a lone separator before exactly three digits groups, unless the document says otherwise or a zero leads.
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
 * The decimal separator a text shows by numbers that can be read one way only; `undefined` when it shows none. A letter
 * that looks like a figure ends no number: "14,20o".
 */
export function isDecimalNotation(text: string): '.' | ',' | undefined {
  const commas = text.match(/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?![\d.,]|[oOlIS])/g)?.length ?? 0;
  const points = text.match(/(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{2}(?![\d.,]|[oOlIS])/g)?.length ?? 0;
  if (commas === points) return undefined;
  return commas > points ? ',' : '.';
}

/** Text that must be a number, with the letters recognition puts for digits read as digits. */
export function correctDigits(text: string): string {
  return text.replace(
    /(?<=[\d.,])[OoIlSsB|](?![\p{L}])|(?<![\p{L}])[OoIlSB|](?=[\d]*[.,]\d)/gu,
    foldToDigits,
  );
}

function isGrouping(text: string, separators: string, decimal: '.' | ',' | undefined): boolean {
  const last = separators.at(-1)!;
  // `1.240.00` is a comma misread: what groups has three digits behind it.
  if (separators.length > 1)
    return [...separators].every((separator) => separator === last) && /[.,]\d{3}$/.test(text);
  const [before, after] = text.split(last) as [string, string];
  if (after.length !== 3 || before.length > 3 || /^0*$/.test(before)) return false;
  return decimal !== last;
}

function withoutLeadingZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}
