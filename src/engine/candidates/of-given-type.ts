import type {FieldType} from '../../contract/fields.js';
import {squash} from '../values/fold.js';
import type {Candidate} from './candidate.js';

/** Types whose values have figures. */
const withFigures: ReadonlySet<FieldType> = new Set<FieldType>([
  'date',
  'money',
  'number',
  'percent',
  'phone',
  'iban',
  'vat',
]);

/** Whether a candidate is no text without a figure where a request gives a type that has some: no name for a phone number. */
export function isOfGivenType({query, value, raw}: Candidate): boolean {
  if (!query.isTypeGiven || query.type === undefined || !withFigures.has(query.type)) return true;
  const isText = typeof value === 'string' && squash(value) === squash(raw);
  return !isText || /\d/.test(raw);
}
