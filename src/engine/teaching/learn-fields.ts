import type {Field} from '../../contract/fields.js';
import {heightOf} from '../box.js';
import {isProbable} from '../probable.js';
import {analysePage} from '../layout/analyse.js';
import type {PageAnalysis} from '../layout/analysis.js';
import {localeOf} from '../page-view/number-and-date-locale.js';
import {parseConceptQuery} from '../query/meaning/concept-query.js';
import {isParsed} from '../registration/readings/region-value.js';
import {textOf, type WordRun} from '../registration/geometry/word-runs.js';
import {findValues} from '../values/find-values.js';
import {defaultNumberLocale} from '../values/found.js';
import {inFractions} from '../registration/geometry/page-fractions.js';
import type {Box, Page} from '../page.js';
import {squash} from '../values/fold.js';
import {chooseSpots, type LabelledSpot} from './choose-spots.js';
import type {TeachingExample} from './example.js';
import {spotsOfValue} from './value-spots.js';

/** Fields and what examples say of each. */
export interface Lesson {
  document_type: string;
  fields: readonly Field[];
  /** How many reference documents the template has; those of the examples come after them. */
  references: number;
  examples: readonly TeachingExample[];
}

/** Where the values of a field are on the examples, in their order; `undefined` where that is not known. */
export type FieldSpots = readonly (LabelledSpot | undefined)[];

/** Where each field that can be learned is on the examples. */
export function locateValues({document_type, fields, examples}: Lesson): Map<string, FieldSpots> {
  const readable = examples.map(({pages, values}) => ({pages, values, numberLocale: localeOf(pages)}));
  const labelProbability = labelProbabilities();
  return new Map(
    fields.filter(isLearnable).map((field) => {
      const typed = {...field, type: field.type ?? parseConceptQuery(field, document_type).type};
      const spots = readable.map(({pages, values, numberLocale}) => {
        const right = values.get(field.name);
        return right ? spotsOfValue(typed, right, {pages, numberLocale}) : [];
      });
      const chosen = chooseSpots(field, spots);
      return [field.name, chosen.map((spot) => spot && {...spot, labelProbability: labelProbability(spot)})];
    }),
  );
}

/**
 * Whether the value of a field may be anywhere on the page as words. Drawn regions, boxes to tick, lists and constants
 * are not learned from words.
 */
export function isLearnable({kind, type, multiple, options}: Field): boolean {
  return (
    kind !== 'STATIC' &&
    kind !== 'RECTANGLE' &&
    type !== 'table' &&
    type !== 'boolean' &&
    multiple !== true &&
    options === undefined
  );
}

/** The field with its positions on the examples, as reference documents, and with the labels beside it there. */
export function learnedField(
  field: Field,
  spots: FieldSpots,
  {document_type, references}: Pick<Lesson, 'document_type' | 'references'>,
): Field {
  const standing = spots.flatMap((spot, at) =>
    spot ? [{reference: references + at + 1, place: standingOf(spot)}] : [],
  );
  if (standing.length === 0) return field;
  const own = spots.filter((spot) => !isOfOtherType(field, spot, document_type));
  const labels = [...new Set([...(field.labels ?? []), ...labelsBeside(own)])].slice(0, mostLabels);
  const first = standing.find(({reference}) => reference === 1);
  const rest = standing.filter(({reference}) => reference > 1);
  const further = [...(field.further ?? []), ...rest.map(({reference, place}) => ({reference, ...place}))];
  return {
    ...field,
    kind: 'VALUE',
    ...(labels.length > 0 && {labels}),
    ...first?.place,
    ...(further.length > 0 && {further: further.slice(-mostPlaces)}),
  };
}

/** The most that a field may have. */
const mostLabels = 50;
const mostPlaces = 20;

function standingOf({page, box, text}: LabelledSpot): Pick<Field, 'page' | 'value_box' | 'value'> {
  return {page: page.number, value_box: inFractions(withMargin(box), page), value: text};
}

/** The box with a margin, as a person would draw it. */
function withMargin(box: Box): Box {
  const margin = heightOf(box) / 4;
  return {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
}

/**
 * Whether the label beside a value would give the field a type that the value does not have: "E-mail" over an
 * occupation is the caption of the value above, and the field would be searched for mail addresses.
 */
function isOfOtherType(field: Field, spot: LabelledSpot | undefined, documentType: string): boolean {
  if (field.type !== undefined || !spot?.label) return false;
  const labels = [...(field.labels ?? []), textOfLabel(spot.label)];
  const [known, labelled] = [field, {...field, labels}].map(
    (one) => parseConceptQuery(one, documentType).type,
  );
  if (known === labelled || labelled === undefined) return false;
  return (
    isParsed({...field, type: known}) || findValues(labelled, spot.text, defaultNumberLocale).length === 0
  );
}

const longestLabel = 60;

/** The texts beside values that are labels by their looks. */
function labelsBeside(spots: FieldSpots): string[] {
  return spots.flatMap((spot) => {
    if (!spot?.label) return [];
    const text = textOfLabel(spot.label);
    const isShort = text.length <= longestLabel && squash(text).length >= 3;
    return isShort && isProbable(spot.labelProbability ?? 0) ? [text] : [];
  });
}

function textOfLabel({words}: WordRun): string {
  return textOf(words).replace(/[\s:._]+$/, '');
}

/** A function that gives the label probability of a spot's label; each page is analysed once. */
function labelProbabilities(): (spot: LabelledSpot) => number {
  const analysed = new Map<Page, PageAnalysis>();
  return ({page, label}) => {
    const at = label?.words[0]?.box;
    if (!at) return 0;
    const analysis = analysed.get(page) ?? analysePage(page);
    analysed.set(page, analysis);
    return analysis.segments.find(({box}) => isWithin(at, box))?.labelProbability ?? 0;
  };
}

function isWithin(at: Box, box: Box): boolean {
  return (
    at.left >= box.left - 1 &&
    at.right <= box.right + 1 &&
    at.top >= box.top - 1 &&
    at.bottom <= box.bottom + 1
  );
}
