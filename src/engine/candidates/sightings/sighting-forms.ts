import type {FieldQuery} from '../../query/field-query.js';

/** What a value that is told by its looks may be. */
export type SightingForm = 'date' | 'time' | 'duration' | 'person' | 'organisation' | 'party' | 'identifier';

/** The form of the values a query asks for, where such values are told by their looks wherever they are. */
export function sightingForm({type, kind, form, groups, concept}: FieldQuery): SightingForm | undefined {
  if (form !== undefined) return form;
  if (type === 'date' || type === 'identifier') return type;
  if (concept === 'time' || /(?:^|_)time$/.test(groups[0] ?? '')) return 'time';
  if (kind === 'person' || kind === 'organisation' || kind === 'party') return kind;
  return type === 'name' && kind === undefined ? 'party' : undefined;
}
