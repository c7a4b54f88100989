import type {FieldQuery} from '../../query/field-query.js';

/** What a value that is told by its looks may be; `proper`: words with capitals in running text. */
export type SightingForm =
  | 'date'
  | 'time'
  | 'duration'
  | 'money'
  | 'number'
  | 'percent'
  | 'person'
  | 'organisation'
  | 'party'
  | 'title'
  | 'address'
  | 'proper'
  | 'identifier';

const typesWithForm = ['date', 'identifier', 'money', 'number', 'percent'] as const;

/** The forms of the values a query asks for, where such values are told by their looks wherever they are. */
export function sightingForms({type, kind, form, groups, concept}: FieldQuery): SightingForm[] {
  if (form !== undefined) return [form];
  if (type === 'address') return ['address', 'proper'];
  const ofType = typesWithForm.find((one) => one === type);
  if (ofType !== undefined) return [ofType];
  if (concept === 'time' || /(?:^|_)time$/.test(groups[0] ?? '')) return ['time'];
  if (kind === 'person' || kind === 'organisation' || kind === 'party') return [kind, 'proper'];
  if (kind === 'title') return ['title', 'proper'];
  if (type === 'name') return ['party', 'proper'];
  return type === undefined || type === 'text' ? ['proper'] : [];
}
