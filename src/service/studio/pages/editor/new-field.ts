import type {FieldSuggestion, PageAnalysis} from '../../contract/page.js';
import {type Box, centreOf, holds, textIn} from '../page-view/boxes.js';
import {withPlace} from './places.js';
import type {Field} from './use-draft.js';

/** A segment is taken for a label from here on. */
export const likelyLabel = 0.5;

interface Drawn {
  analysis: PageAnalysis | undefined;
  page: number;
  reference: number;
  box: Box;
}

/** A field of a box: named after the label beside or above it, with the text inside as its value. */
export function fieldOfBox({analysis, page, reference, box}: Drawn, others: readonly Field[]): Field {
  const label = analysis === undefined ? undefined : labelOf(analysis.segments, box);
  const text = analysis === undefined ? '' : textIn(analysis.words, box);
  const labels = label === undefined ? {} : {labels: [label.text]};
  const field: Field = {
    name: freeName(label === undefined ? 'Field' : clean(label.text), others),
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
    const name = count === 1 ? wanted : `${wanted} ${count}`;
    if (!taken.has(name)) return name;
  }
}

export const fieldTypes = [
  'text',
  'name',
  'address',
  'identifier',
  'date',
  'money',
  'number',
  'percent',
  'currency',
  'iban',
  'vat',
  'email',
  'phone',
  'boolean',
  'table',
] as const satisfies readonly Field['type'][];

function isType(type: string | undefined): type is (typeof fieldTypes)[number] {
  return fieldTypes.some((known) => known === type);
}

/** The nearest likely label left of a box in its line, or above it. */
function labelOf(segments: PageAnalysis['segments'], box: Box): PageAnalysis['segments'][number] | undefined {
  const distances = segments
    .filter((segment) => segment.label >= likelyLabel && !holds(box, centreOf(segment.box)))
    .map((segment) => ({segment, distance: distanceTo(segment.box, box)}))
    .filter(({distance}) => distance < 0.25)
    .toSorted((one, other) => one.distance - other.distance);
  return distances[0]?.segment;
}

function distanceTo(label: Box, value: Box): number {
  const isInLine = label.top < value.bottom && label.bottom > value.top;
  if (isInLine && label.left < value.left) return Math.max(0, value.left - label.right);
  const isAbove = centreOf(label).y < value.top && label.left < value.right && label.right > value.left;
  // Above counts as farther: forms with labels beside values have labels above them, too.
  return isAbove ? 0.02 + 2 * Math.max(0, value.top - label.bottom) : Infinity;
}

/** A label as a name: without the number before it and the dots behind it. */
function clean(text: string): string {
  const trimmed = text
    .replace(/^\d{1,2}[.)]\s+/u, '')
    .replace(/[\s:.…_]+$/u, '')
    .slice(0, 60);
  return trimmed === '' ? 'Field' : trimmed;
}
