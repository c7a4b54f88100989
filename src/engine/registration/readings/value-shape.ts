import {certain, doubtful, hardly} from '../../levels.js';
import {findValues} from '../../values/find-values.js';
import {foldToDigits} from '../../values/fold.js';
import {defaultNumberLocale} from '../../values/found.js';

/** A run of letters or of digits in a value: "AB-1234" is letters 2, digits 4. */
interface Part {
  kind: 'digits' | 'letters';
  length: number;
}

/**
 * 0 to 1: how much a text has the shape of the sample, the value of the field on another document. A text like words
 * has at least half as many letters among its signs, as streets and towns have numbers.
 */
export function looksLike(sample: string, text: string): number {
  const wanted = partsOf(sample);
  const given = partsOf(text);
  if (given.length === 0) return 0;
  if (isFreeText(sample))
    return letterShare(given) > letterShare(wanted) / 2 && given.length <= farLonger(wanted.length)
      ? 1
      : doubtful;
  if (wanted.length !== given.length) return doubtful * digitLikeness(wanted, given);
  return wanted.reduce((all, part, k) => all * partLikeness(part, given[k]!), 1);
}

/**
 * Most runs in a text like the sample: names and titles are a few words, sometimes a few more; a paragraph is not like
 * them.
 */
function farLonger(words: number): number {
  return 3 * words + 8;
}

/**
 * If the sample is all digits: the text with letters that were misread for digits made digits, and signs around it
 * dropped.
 */
export function correctToShape(sample: string, text: string): string {
  if (!/^\d+$/.test(sample.trim())) return text.trim();
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const digits = foldToDigits(bare).replace(/\s/g, '');
  const sure = bare.replace(/\D/g, '').length;
  return /^\d+$/.test(digits) && sure >= digits.length / 2 ? digits : text.trim();
}

/** Whether the sample has a fixed form; names, streets, towns and prose do not. */
export function hasForm(sample: string): boolean {
  return !isFreeText(sample) && partsOf(sample).length <= 8;
}

/**
 * Whether a value is words, whose number and length tell nothing about the next value. It may contain a number, as of a
 * house or a district; with more digits than letters in whole words, or a date, it has a form.
 */
export function isFreeText(sample: string): boolean {
  const digits = sample.replace(/\P{N}/gu, '').length;
  if (digits === 0) return true;
  const letters = wholeWords(sample).join('').length;
  return letters > digits && !isDate(sample);
}

/** Words of three or more letters and nothing else, without the signs around them; shorter ones are parts of codes. */
function wholeWords(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(word));
}

function isDate(text: string): boolean {
  const whole = text.trim();
  return findValues('date', whole, defaultNumberLocale).some(({raw}) => raw.length > whole.length / 2);
}

/** The number of digits of a text that is nothing but digits; 0 for another text. */
export function figureCount(sample: string): number {
  const bare = sample.trim();
  return /^\d+$/.test(bare) ? bare.length : 0;
}

function partsOf(text: string): Part[] {
  return [...text.matchAll(/\p{N}+|\p{L}+/gu)].map(([run]) => ({
    kind: /\p{N}/u.test(run) ? 'digits' : 'letters',
    length: run.length,
  }));
}

/** Numbers a figure or two longer or shorter are nearly as likely; how long words are tells little. */
function partLikeness(wanted: Part, given: Part): number {
  if (wanted.kind !== given.kind) return hardly;
  const off = Math.abs(wanted.length - given.length);
  if (wanted.kind === 'letters') return off === 0 ? 1 : certain;
  return 1 - (off / Math.max(wanted.length, given.length)) ** 2;
}

function digitLikeness(wanted: Part[], given: Part[]): number {
  const count = (parts: Part[]) =>
    parts.filter(({kind}) => kind === 'digits').reduce((sum, {length}) => sum + length, 0);
  const [a, b] = [count(wanted), count(given)];
  return Math.min(a, b) / Math.max(a, b, 1);
}

function letterShare(parts: Part[]): number {
  const length = (some: Part[]) => some.reduce((sum, part) => sum + part.length, 0);
  return length(parts.filter(({kind}) => kind === 'letters')) / length(parts);
}
