import type {TemplateVersionDetail} from '../../../contract/templates.js';
import type {Field} from './use-draft.js';

export interface Difference {
  sign: 'added' | 'removed' | 'changed';
  what: string;
  from?: string | undefined;
  to?: string | undefined;
}

/** What changed from one version to the next: fields, their properties, instructions, references. */
export function differencesOf(before: TemplateVersionDetail, after: TemplateVersionDetail): Difference[] {
  const old = new Map(before.edited_json.fields.map((field) => [field.name, field]));
  const fresh = new Map(after.edited_json.fields.map((field) => [field.name, field]));
  const added = [...fresh.keys()].filter((name) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !fresh.has(name));
  return [
    ...added.map((what): Difference => ({sign: 'added', what})),
    ...removed.map((what): Difference => ({sign: 'removed', what})),
    ...[...fresh].flatMap(([name, field]) => {
      const former = old.get(name);
      return former === undefined ? [] : changesOf(former, field);
    }),
    ...changed('Kind of document', before.document_type, after.document_type),
    ...changed('Instructions', before.custom_instructions, after.custom_instructions),
    ...changed('Reference documents', before.references, after.references),
  ];
}

function changesOf(before: Field, after: Field): Difference[] {
  const properties = [
    'kind',
    'type',
    'prompt',
    'labels',
    'options',
    'columns',
    'multiple',
    'required',
    'value',
  ] as const;
  const places = ['page', 'label_box', 'value_box', 'further'] as const;
  const moved = places.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return [
    ...properties.flatMap((name) => changed(`${after.name}, ${name}`, before[name], after[name])),
    ...(moved ? [{sign: 'changed' as const, what: `${after.name}, place on the page`}] : []),
  ];
}

function changed(what: string, before: unknown, after: unknown): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{sign: 'changed', what, from: textOf(before), to: textOf(after)}];
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
}
