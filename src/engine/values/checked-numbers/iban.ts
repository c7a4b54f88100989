// checked-numbers: IBANs, VAT and tax numbers, recognised by their formats and check digits.

import {ibanLengths} from '../../knowledge/countries/iban-lengths.js';
import {vatFormats} from '../../knowledge/countries/vat-formats.js';
import {foldToDigits} from '../fold.js';
import {foundValue, type FoundValue} from '../found.js';
import {possible} from '../../levels.js';

const pattern = /(?<![\p{L}\p{N}])[A-Z]{2} ?[\dOIlSB]{2}(?:[ -]{0,2}[A-Z0-9]{1,4}){2,9}(?![\p{L}\p{N}])/gu;

/**
 * IBANs without spaces. One with the length of its country and a right check number (ISO 13616, remainder 1 of 97) is
 * sure; one that fails is kept with low quality, since documents print wrong ones.
 */
export function findIbans(text: string): FoundValue[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const country = match[0].slice(0, 2);
    const length = ibanLengths[country];
    if (length === undefined) return [];
    const {written, kept} = cutTo(match[0], length);
    const candidates = [kept, country + foldToDigits(kept.slice(2))];
    const valid = candidates.find((iban) => iban.length === length && isValidIban(iban));
    const hit = {index: match.index, 0: written};
    if (valid !== undefined) return [foundValue(hit, valid, 1)];
    const isPrintedWrong =
      kept.length >= 14 && /^[A-Z]{2}\d{6}/.test(kept) && !vatFormats[country]?.test(kept);
    return isPrintedWrong ? [foundValue(hit, kept, possible)] : [];
  });
}

export function isValidIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Cuts off words behind an IBAN, which look like more of it, at the length of its country. */
function cutTo(text: string, length: number): {written: string; kept: string} {
  let kept = '';
  for (let at = 0; at < text.length; at++) {
    if (/[A-Z0-9l]/.test(text[at]!)) kept += text[at]!;
    if (kept.length === length) return {written: text.slice(0, at + 1), kept};
  }
  return {written: text, kept};
}
