import type {FieldValue} from '../../contract/extraction.js';
import type {Field} from '../../contract/fields.js';
import {areAlike} from '../alike.js';
import {valueOf} from '../grounding/type-value.js';
import {squash} from '../values/fold.js';
import type {NumberLocale} from '../values/found.js';

/** Whether a value that was read is the one somebody said is right, however either of them is written. */
export function isSameValue(
  {type = 'text'}: Pick<Field, 'type'>,
  [right, read]: [right: FieldValue, read: FieldValue],
  numberLocale: NumberLocale,
): boolean {
  if (isEmpty(right) || isEmpty(read)) return isEmpty(right) && isEmpty(read);
  if (typeof right !== 'string' || typeof read !== 'string')
    return squash(JSON.stringify(right)) === squash(JSON.stringify(read));
  const [wanted, given] = [right, read].map((value) => squash(valueOf(value, type, numberLocale) ?? value));
  if (wanted === given || squash(right) === squash(read)) return true;
  const isLoose = type === 'text' || type === 'name' || type === 'address';
  return isLoose && digitsOf(right) === digitsOf(read) && areAlike(squash(right), squash(read));
}

/** Digits must be equal: a number with another digit is another number. */
function digitsOf(text: string): string {
  return text.replace(/\P{N}/gu, '');
}

function isEmpty(value: FieldValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
