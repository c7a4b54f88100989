import type {FieldType} from '../../contract/fields.js';
import type {FoundValue, NumberLocale} from './found.js';
import {valueTypes} from './value-types.js';

/** Finds values of a type in a text; nothing for tables, which are not found in a text. */
export function findValues(
  type: FieldType,
  text: string,
  numberLocale: NumberLocale,
): FoundValue<string | boolean>[] {
  return valueTypes[type].find(text, numberLocale);
}
