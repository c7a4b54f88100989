import {currencies} from '../knowledge/countries/currencies.js';
import {moneyDecimal} from './decimal.js';
import {defaultNumberLocale, withoutOverlaps, type FoundValue, type NumberLocale} from './found.js';
import {correctDigits, numberPattern, readNumber} from './number.js';
import {doubtful, hardly, likely, possible} from '../levels.js';

/**
 * Amounts in a text as decimal strings with at least two decimals (`1234.50`). Reads signs before and behind,
 * parentheses, CR, and currencies on either side. A bare whole number is found too, with low quality.
 */
export function findMoney(text: string, numberLocale: NumberLocale = defaultNumberLocale): FoundValue[] {
  // One character replaces one, so that offsets stay valid.
  const mended = correctDigits(
    text
      .replace(/(?<![\p{L}])[Ss](?=(?:\d+|\d{1,3}(?:[.,]\d{3})+)[.,]\d{2}(?!\d))/gu, '$')
      .replace(misreadAfterSign, (letter) => correctDigits(`${letter}.0`)[0]!)
      .replace(misreadPoint, '.'),
  );
  const amounts = [...mended.matchAll(amount)].map((match) => readAmount(match, mended, numberLocale));
  return withoutOverlaps(amounts).map((hit) => ({...hit, raw: text.slice(hit.start, hit.end)}));
}

/** Whether a number is more likely an amount of money than anything else. */
export function isLikelyMoney({quality}: {quality: number}): boolean {
  return quality >= possible;
}

const signs = Object.values(currencies)
  .flat()
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/[.$]/g, '\\$&'))
  .join('|');

/**
 * Behind the letters of a currency, OCR may put a letter for a digit and a dash for the decimal separator: `RMS.75`
 * is `RM5.75`, `RM 14-10` is `RM 14.10`.
 */
const written = Object.values(currencies)
  .flat()
  .filter((word) => /^\p{L}{2,3}$/u.test(word))
  .join('|');
const misreadAfterSign = new RegExp(`(?<=(?<!\\p{L})(?:${written}) ?)[OoIlSsB|](?=\\d*[.,]\\d{2})`, 'giu');
const misreadPoint = new RegExp(`(?<=(?<!\\p{L})(?:${written}) ?\\d{1,4})-(?=\\d{2}(?![\\d-]))`, 'giu');

/** OCR may write `9.00` as `9. 00` or `9 .00`; `80 91` alone may be `80.91`. */
const loose = String.raw`\d{1,3}(?:[.,]\d{3})*(?: [.,]|[.,] )\d{2}(?![\d.,])`;
const lone = String.raw`(?<=^\D{0,4})\d{1,4} \d{2}(?=\D{0,2}$)`;
const amount = new RegExp(
  `(?<![\\p{N}]|[\\p{N}][.,/:-]|\\p{L}-?(?<!(?:${signs}|\\d ?x)))(?:${loose}|${lone}|${numberPattern})(?![\\p{N}]|[.,/:]\\d)`,
  'giu',
);
const lead = new RegExp(
  `(?<open>\\( ?)?(?<sign>(?<![\\p{L}\\p{N}] ?)[-−–+] ?)?(?:(?<![\\p{L}])(?<currency>${signs}) ?[:.]? ?)?(?<inner>[-−–+] ?)?$`,
  'iu',
);
const tail = new RegExp(
  `^(?:[.,][-–—]{1,2})?(?: ?(?<currency>${signs})(?![\\p{L}]))?(?<close> ?\\))?(?<credit> ?(?:CR|[-−])(?![\\p{L}\\p{N}-]))?`,
  'iu',
);

/**
 * A currency word before an amount in brackets: in "Forty Dollars ($40.00)" the brackets repeat the amount and are no
 * minus.
 */
const behindWords = new RegExp(
  `(?<!\\p{L})(?:${signs
    .split('|')
    .filter((word) => /^\p{L}{4,}$/u.test(word))
    .join('|')})\\s*$`,
  'iu',
);

function readAmount(match: RegExpMatchArray, text: string, numberLocale: NumberLocale): FoundValue {
  const at = match.index!;
  const written = match[0].replace(/ (?=\d\d$)/, /[.,]/.test(match[0].slice(-4, -2)) ? '' : '.');
  const size = readNumber(written.replace(/ (?=[.,])/, ''), numberLocale.decimal);
  const leading = lead.exec(text.slice(Math.max(0, at - 14), at))!;
  const trailing = tail.exec(text.slice(at + match[0].length, at + match[0].length + 14))!;
  const {open, sign, inner, currency} = leading.groups!;
  const {close, credit, currency: behind} = trailing.groups!;
  const start = at - leading[0].length;
  const isBelowZero = Boolean(open && close) && !behindWords.test(text.slice(0, start));
  const negative = /[-−–]/.test(`${sign}${inner}`) || isBelowZero || Boolean(credit);
  const end = at + match[0].length + trailing[0].length;
  return {
    value: moneyDecimal(negative ? `-${size}` : size),
    raw: text.slice(start, end),
    start,
    end,
    quality:
      qualityOf(match[0], Boolean(currency ?? behind)) *
      (isRate(match[0], behind, text.slice(end)) ? hardly : 1),
  };
}

/** `6 %` is a rate, and so is `6$`: a dollar sign comes before its amount, so this is a misread percent sign. */
function isRate(number: string, behind: string | undefined, rest: string): boolean {
  return /^ ?%/.test(rest) || (behind === '$' && /^\d{1,2}$/.test(number));
}

/** An amount with cents is money even without a currency; a bare whole number may be anything. */
function qualityOf(number: string, hasCurrency: boolean): number {
  if (/ \d\d$/.test(number) || / [.,]/.test(number)) return /[.,]/.test(number) ? likely : doubtful;
  // "01.08" is a day.
  if (/^0[1-9][.,]\d\d$/.test(number)) return hasCurrency ? likely : hardly;
  if (/[.,]\d{2}$/.test(number)) return 1;
  if (/[.,]\d{3,4}$/.test(number)) return hasCurrency ? likely : possible;
  return hasCurrency ? likely : number.length > 7 ? hardly : doubtful;
}
