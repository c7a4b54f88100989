import type {FieldType} from '../../contract/fields.js';
import {best, type FoundValue, type NumberLocale} from '../values/found.js';
import {findValues} from '../values/find-values.js';

/** Finds values of one type in a text, in the form results have. */
export type Finder = (text: string, numberLocale: NumberLocale) => FoundValue<string | boolean>[];

/** The types that are compared as they are written; values of the others are parsed first. */
const asWritten = new Set<FieldType>(['text', 'name', 'address', 'identifier', 'phone', 'boolean', 'table']);

export function finderOf(type: FieldType): Finder | undefined {
  return asWritten.has(type) ? undefined : (text, numberLocale) => findValues(type, text, numberLocale);
}

/** An answer in words as the value of a type: `5 mars 2024` as `2024-03-05`; `undefined` when it is none. */
export function valueOf(answer: string, type: FieldType, numberLocale: NumberLocale): string | undefined {
  const text = answer.trim();
  if (type === 'percent' && /^-?[\d.,]+$/.test(text)) return valueOf(`${text}%`, type, numberLocale);
  const finder = finderOf(type);
  if (finder === undefined) return text === '' ? undefined : text.replace(/\s+/g, ' ');
  const value = best(finder(text, numberLocale))?.value;
  return typeof value === 'string' ? value : undefined;
}
