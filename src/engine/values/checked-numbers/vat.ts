import {vatFormats} from '../../knowledge/countries/vat-formats.js';
import {foundValue, type FoundValue} from '../found.js';
import {likely} from '../../levels.js';

const prefixes = Object.keys(vatFormats).join('|');
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${prefixes})[ .-]?(?:[A-Z0-9]{1,12}[ .-]?){1,5}(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * VAT registration numbers of a known format, without spaces; quality 0.8 instead of 1 if the check digits are wrong.
 */
export function findVatNumbers(text: string): FoundValue[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const hit = longestFit(match[0]);
    if (hit === undefined) return [];
    const {raw, number} = hit;
    return [foundValue({index: match.index, 0: raw}, number, hasRightCheck(number) === false ? likely : 1)];
  });
}

/** Drops groups from the end until the format fits: words behind the number look like more of it. */
function longestFit(text: string): {raw: string; number: string} | undefined {
  for (let raw = withoutEnd(text); raw.length > 3; raw = withoutEnd(raw.replace(/[^ .-]+$/, ''))) {
    const number = raw.replace(/[ .-]/g, '');
    if (vatFormats[number.slice(0, 2)]?.test(number)) return {raw, number};
    if (!/[ .-]/.test(raw)) return undefined;
  }
  return undefined;
}

function withoutEnd(text: string): string {
  return text.replace(/[ .-]+$/, '');
}

/** Whether the check digits agree; `undefined` for countries without a check here. */
function hasRightCheck(number: string): boolean | undefined {
  const digits = number.slice(2);
  switch (number.slice(0, 2)) {
    case 'DE':
      return isIso7064(digits);
    case 'FR':
      return /^\d{2}/.test(digits)
        ? (12 + 3 * (Number(digits.slice(2)) % 97)) % 97 === Number(digits.slice(0, 2))
        : undefined;
    case 'BE':
      return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
    case 'IT':
      return passesLuhn(digits);
    case 'PL':
      return weighted(digits.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
    default:
      return undefined;
  }
}

/** ISO 7064 MOD 11,10, as Germany's numbers use it. */
function isIso7064(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function weighted(digits: string, weights: number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
