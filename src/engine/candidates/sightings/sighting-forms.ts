import type {FieldQuery} from '../../query/field-query.js';
import {valueForms, type ValueForm} from '../../query/value-forms.js';

/**
 * Forms by which values are recognised. `proper`: capitalised words, in running text or alone; `alone`: the text of any
 * short segment that is no label.
 */
export type SightingForm =
  | 'date'
  | 'time'
  | 'duration'
  | 'money'
  | 'number'
  | 'measure'
  | 'percent'
  | 'person'
  | 'organisation'
  | 'party'
  | 'title'
  | 'address'
  | 'proper'
  | 'alone'
  | 'identifier';

const typesWithForm = ['date', 'identifier', 'money', 'number', 'percent'] as const;

/**
 * The forms to search for. Unless the request gives a type, or asks for an end of a range or a part of an address, this
 * includes forms that its words make likely, and `alone`.
 */
export function sightingForms(query: FieldQuery): SightingForm[] {
  const forms = toldForms(query);
  const isPart = query.end !== undefined || query.addressPart !== undefined;
  if (isPart || (query.isTypeGiven && query.type !== 'text')) return forms;
  const counted: SightingForm[] = query.type === undefined || query.type === 'number' ? ['measure'] : [];
  return [...new Set<SightingForm>([...forms, ...likelyForms(query.askedForms), ...counted, 'alone'])];
}

function toldForms({type, kind, form, groups, concept}: FieldQuery): SightingForm[] {
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

/** Minimum probability of a form (`askedForms`) for it to be searched for. */
const leastLikely = 0.1;

/** Forms recognisable anywhere on a page; names of things, phrases and sentences need a text beside them. */
const recognisableForms: Partial<Record<ValueForm, SightingForm>> = {
  date: 'date',
  time: 'time',
  duration: 'duration',
  money: 'money',
  percent: 'percent',
  number: 'number',
  measure: 'measure',
  identifier: 'identifier',
  person: 'person',
  organisation: 'organisation',
  title: 'title',
  address: 'address',
};

/** The forms that the words of an open request make likely, likeliest first. */
function likelyForms(askedForms: FieldQuery['askedForms']): SightingForm[] {
  return valueForms
    .filter((form) => askedForms[form] >= leastLikely)
    .sort((a, b) => askedForms[b] - askedForms[a])
    .flatMap((form) => recognisableForms[form] ?? []);
}
