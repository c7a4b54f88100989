import type {Field} from '../../contract/fields.js';
import type {TaughtTemplate} from './read-examples.js';

/**
 * A template with only some of its reference documents (`kept`: indexes in order); its fields refer to them by new
 * numbers.
 */
export function withReferences(template: TaughtTemplate, kept: readonly number[]): TaughtTemplate {
  if (kept.length === template.references.length) return template;
  return {
    ...template,
    fields: template.fields.map((field) => renumbered(field, kept)),
    references: kept.flatMap((at) => template.references[at] ?? []),
  };
}

function renumbered(field: Field, kept: readonly number[]): Field {
  if (field.kind === 'STATIC') return field;
  const {page, label_box, value_box, value, further = [], ...rest} = field;
  const places = new Map<number, Pick<Field, 'page' | 'label_box' | 'value_box' | 'value'>>([
    [0, {page, label_box, value_box, value}],
    ...further.map(({reference, ...place}) => [reference - 1, place] as const),
  ]);
  const others = kept.slice(1).flatMap((at, index) => {
    const place = places.get(at);
    return place ? [{reference: index + 2, ...place}] : [];
  });
  return {...rest, ...places.get(kept[0] ?? -1), ...(others.length > 0 && {further: others})};
}
