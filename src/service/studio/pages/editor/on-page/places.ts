import type {Box} from '../../page-view/boxes.js';
import type {Field} from '../draft/use-draft.js';

/** Where a field is on a reference document. */
export interface FieldPlace {
  page?: number | undefined;
  label_box?: Box | undefined;
  value_box?: Box | undefined;
  value?: string | undefined;
}

/** The place of a field on a reference document, counted from 0; empty where none was said. */
export function placeOf(field: Field, reference: number): FieldPlace {
  if (reference > 0) return field.further?.find((place) => place.reference === reference + 1) ?? {};
  const {page, label_box, value_box, value} = field;
  return {page, label_box, value_box, value};
}

/** The field with a change of its place on a reference document. */
export function withPlace(field: Field, reference: number, change: FieldPlace): Field {
  if (reference === 0) return {...field, ...change};
  const others = (field.further ?? []).filter((place) => place.reference !== reference + 1);
  return {
    ...field,
    further: [...others, {...placeOf(field, reference), ...change, reference: reference + 1}].toSorted(
      (one, other) => one.reference - other.reference,
    ),
  };
}

/** Fields when a reference document is taken away: its places go, those of the documents after it move up. */
export function withoutReference(fields: readonly Field[], reference: number): Field[] {
  const count = Math.max(1, ...fields.flatMap(({further = []}) => further.map((place) => place.reference)));
  return fields.map((field) => {
    if (field.kind === 'STATIC') return field;
    const places = Array.from({length: count}, (_, at) => placeOf(field, at)).toSpliced(reference, 1);
    const nowhere: Field = {
      ...field,
      page: undefined,
      label_box: undefined,
      value_box: undefined,
      value: undefined,
      further: undefined,
    };
    return places.reduce<Field>((so, {page, label_box, value_box, value}, at) => {
      const isEmpty = label_box === undefined && value_box === undefined;
      return isEmpty ? so : withPlace(so, at, {page, label_box, value_box, value});
    }, nowhere);
  });
}
