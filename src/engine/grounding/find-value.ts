// grounding: finds given values on the pages, in any notation: a language model's answers, data of an e-invoice.

import type {FieldType} from '../../contract/fields.js';
import type {Word} from '../page.js';
import {plainDecimal} from '../values/decimal.js';
import type {NumberLocale} from '../values/found.js';
import {squash} from '../values/fold.js';
import {findNearly, findPieces, findText} from './find-text.js';
import {locationOf, type GroundedLocation, type LocatedLine} from './text-location.js';
import {finderOf, type Finder} from './type-value.js';

export interface ValueQuery {
  /** As results have it: dates ISO, numbers with a decimal point. */
  value: string;
  type: FieldType;
  numberLocale: NumberLocale;
}

/** Finds a value in the lines; dates, amounts and other typed values in any notation, with day or month first. */
export function findValue(
  {value, type, numberLocale}: ValueQuery,
  lines: LocatedLine[],
): GroundedLocation | undefined {
  const finder = finderOf(type);
  if (finder !== undefined) return findTyped(value, finder, lines, numberLocale);
  const place = findText(value, lines);
  if (place !== undefined || !isLoose(type)) return place;
  return findPieces(value, lines) ?? findNearly(value, lines);
}

/** Whether a letter may differ: in a name, but not in an identifier, where every character counts. */
function isLoose(type: FieldType): boolean {
  return type === 'text' || type === 'name' || type === 'address';
}

function findTyped(
  value: string,
  finder: Finder,
  lines: LocatedLine[],
  numberLocale: NumberLocale,
): GroundedLocation | undefined {
  for (const reading of [numberLocale, {...numberLocale, dayFirst: !numberLocale.dayFirst}])
    for (const {page, line} of lines) {
      const hit = finder(line.text, reading).find((found) => isSame(String(found.value), value));
      if (hit !== undefined) return locationOf(page, wordsBetween(line.words, hit.start, hit.end), 1);
    }
  return undefined;
}

function isSame(found: string, wanted: string): boolean {
  if (found === wanted) return true;
  const isNumber = /^-?\d+(\.\d+)?$/;
  if (isNumber.test(found) && isNumber.test(wanted)) return plainDecimal(found) === plainDecimal(wanted);
  return squash(found) === squash(wanted);
}

/** The words of a line that the characters from `start` to `end` of its text touch. */
function wordsBetween(words: Word[], start: number, end: number): Word[] {
  let at = 0;
  return words.filter((word) => {
    const [from, to] = [at, at + word.text.length];
    at = to + 1;
    return from < end && to > start;
  });
}
