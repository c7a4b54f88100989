import type {FieldSuggestion, PageAnalysis} from '../../../contract/page.js';
import {type Box, textIn} from '../../page-view/boxes.js';
import {labelOf} from './label-of.js';
import {placeOf, withPlace} from '../on-page/places.js';
import type {Field} from '../draft/use-draft.js';

/** The name of a field without a label. */
export const unnamed = 'field';
const longestName = 60;

/** A box on a page of a reference document, and what is seen there. */
interface Drawn {
  analysis: PageAnalysis | undefined;
  page: number;
  reference: number;
  box: Box;
}

interface Redrawn extends Drawn {
  part: 'label_box' | 'value_box';
  others: readonly Field[];
}

/** A field of a box: named after the label beside or above it, with the text inside as its value. */
export function fieldOfBox({analysis, page, reference, box}: Drawn, others: readonly Field[]): Field {
  const values = others.flatMap((other) => {
    const place = placeOf(other, reference);
    return place.value_box === undefined || (place.page ?? 1) !== page ? [] : [place.value_box];
  });
  const label = analysis === undefined ? undefined : labelOf(analysis.segments, box, values);
  const text = analysis === undefined ? '' : textIn(analysis.words, box);
  const labels = label === undefined ? {} : {labels: [label.text]};
  const field: Field = {
    name: freeName(label === undefined ? unnamed : nameOf(label.text), others),
    kind: 'VALUE',
    ...labels,
  };
  return withPlace(field, reference, {
    page,
    value_box: box,
    ...(label === undefined ? {} : {label_box: label.box}),
    ...(text === '' ? {} : {value: text}),
  });
}

/**
 * A field whose label or value is drawn anew: what the box holds takes the place of what was there. One without a name is
 * named after its label.
 */
export function withBox(field: Field, {part, others, ...drawn}: Redrawn): Field {
  const {analysis, page, reference, box} = drawn;
  const text = analysis === undefined ? '' : textIn(analysis.words, box);
  const value = part === 'value_box' && text !== '' ? {value: text} : {};
  const moved = withPlace(field, reference, {page, [part]: box, ...value});
  if (part === 'value_box' || text === '' || analysis === undefined) return moved;
  const before = placeOf(field, reference).label_box;
  const gone = before === undefined ? '' : textIn(analysis.words, before);
  const kept = (field.labels ?? []).filter((label) => label !== gone && label !== text);
  const name = isUnnamed(field) ? freeName(nameOf(text), others) : field.name;
  return {...moved, name, labels: [text, ...kept]};
}

function isUnnamed({name}: Field): boolean {
  return new RegExp(`^${unnamed}(_\\d+)?$`).test(name);
}

export function fieldOfSuggestion(
  suggestion: FieldSuggestion,
  reference: number,
  others: readonly Field[],
): Field {
  const {name, type, page, label, label_box, value, value_box} = suggestion;
  const field: Field = {
    name: freeName(name, others),
    kind: 'VALUE',
    labels: [label],
    ...(isType(type) ? {type} : {}),
  };
  return withPlace(field, reference, {page, label_box, value_box, value});
}

export function freeName(wanted: string, others: readonly Field[]): string {
  const taken = new Set(others.map(({name}) => name));
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}_${count}`;
    if (!taken.has(name)) return name;
  }
}

type FieldType = NonNullable<Field['type']>;

/** In the order of the drop-down list. */
const offered: Readonly<Record<FieldType, true>> = {
  text: true,
  name: true,
  address: true,
  identifier: true,
  date: true,
  money: true,
  number: true,
  percent: true,
  currency: true,
  iban: true,
  vat: true,
  email: true,
  phone: true,
  boolean: true,
  table: true,
};

export const fieldTypes = Object.keys(offered) as FieldType[];

function isType(type: string | undefined): type is FieldType {
  return fieldTypes.some((known) => known === type);
}

/** A label as a name, as suggestions have it: `date_of_birth` of "2. Date of birth:". */
function nameOf(label: string): string {
  const words = label
    .replace(/^\d{1,2}\s?[.)]\s*/u, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('_').slice(0, longestName) ?? unnamed;
}
