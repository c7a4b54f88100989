import {foundValue, type FoundValue} from './found.js';
import {doubtful, likely} from '../levels.js';

const pattern = /(?<![\p{L}\p{N}.,-])(?:\+ ?|00)?\(?\d[\d ()/.\-‐–]{4,20}\d(?![\p{N}]|[.,-]\d)/gu;

/** Phone numbers as printed, with single spaces. */
export function findPhones(text: string): FoundValue[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, '').length;
    if (digits < 6 || digits > 15 || looksLikeDate(match[0])) return [];
    const isInternational = match[0].startsWith('+') || match[0].startsWith('00');
    const isNational = /^\(?0/.test(match[0]);
    return [
      foundValue(match, match[0].replace(/\s+/g, ' '), isInternational ? 1 : isNational ? likely : doubtful),
    ];
  });
}

function looksLikeDate(text: string): boolean {
  return /^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})$|^\d{4}-\d{2}-\d{2}$/.test(text);
}
