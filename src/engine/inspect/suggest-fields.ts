import type {ExtractedField} from '../../contract/extraction.js';
import type {Box as Fraction, Field, FieldType} from '../../contract/fields.js';
import type {FieldSuggestion} from '../../contract/page-analysis.js';
import {isMostlyInside} from '../box.js';
import {analyseDocument} from '../layout/analyse.js';
import type {Segment} from '../layout/analysis.js';
import {doubtful} from '../levels.js';
import {isProbable} from '../probable.js';
import {localeOf} from '../page-view/number-and-date-locale.js';
import type {Page} from '../page.js';
import {answerFields} from '../pipeline.js';
import {parseQueries} from '../query/parse-query.js';
import {fractionOf} from '../scoring/field-result.js';
import {wordsOf} from '../values/fold.js';

/** Least confidence of a value; one with less rather belongs to another label. */
const leastConfidence = doubtful;
const mostSuggested = 60;
/** Number of labels whose values are searched for; each costs time. */
const mostAsked = 120;
const longestLabel = 60;
const longestName = 40;

/** The labels of pages as fields, each with its value; those without one are left out. */
export function suggestFields(pages: Page[]): FieldSuggestion[] {
  const labels = labelsOn(pages);
  const fields = labels.map(({name, text}): Field => ({name, labels: [text]}));
  const answers = answerFields(pages, {fields, minConfidence: leastConfidence});
  const types = new Map(parseQueries(fields).map(({field, type}) => [field.name, type]));
  const all = labels.flatMap((label) => suggested(label, answers.get(label.name), labels) ?? []);
  return all.slice(0, mostSuggested).map((one) => ({...one, ...typed(types.get(one.name))}));
}

interface FoundLabel {
  name: string;
  text: string;
  page: Page;
  box: Fraction;
}

/** The labels on the pages; of several with the same name the first. */
function labelsOn(pages: Page[]): FoundLabel[] {
  const found = new Map<string, FoundLabel>();
  for (const {page, segments} of analyseDocument(pages, localeOf(pages)).pages)
    for (const segment of segments.filter(isLabel)) {
      const text = wordingOf(segment);
      const name = nameOf(text);
      if (name !== '' && !found.has(name))
        found.set(name, {name, text, page, box: fractionOf(segment.box, page)});
    }
  return [...found.values()].slice(0, mostAsked);
}

function isLabel({text, labelProbability}: Segment): boolean {
  return isProbable(labelProbability) && text.length <= longestLabel && namesSomething(text);
}

/**
 * Whether a text may be a label. Streets, product codes and lines of a letter look like labels, but have numbers or end
 * in a comma.
 */
function namesSomething(text: string): boolean {
  const bare = withoutNumbering(text).replace(/\d+([.,]\d+)?\s*%/g, '');
  return /\p{L}{2}/u.test(bare) && !/\d|,\s*$/.test(bare);
}

/** Drops the number of an item: "2. Date of birth". */
function withoutNumbering(text: string): string {
  return text.replace(/^\(?\d{1,2}[a-z]?[.):]\s*(?=\p{L})/u, '');
}

/** The text of a label without the signs at its end: "Invoice no." of "Invoice no.:". */
function wordingOf({text}: Segment): string {
  return text.replace(/[\s:：.…_=]+$/u, '').trim();
}

/** The name of a field for a label, such as `invoice_no`; empty for a label without letters or digits. */
function nameOf(label: string): string {
  const words = wordsOf(withoutNumbering(label));
  while (words.join('_').length > longestName && words.length > 1) words.pop();
  return words.join('_').slice(0, longestName);
}

function suggested(
  {name, text, page, box}: FoundLabel,
  answer: ExtractedField | undefined,
  labels: readonly FoundLabel[],
): FieldSuggestion | undefined {
  const {value, raw} = answer ?? {};
  if (answer?.page !== page.number || answer.box === undefined) return undefined;
  const shown = typeof value === 'string' ? value : raw;
  if (shown === undefined || shown.trim() === '' || isOneOf(labels, answer.box, page)) return undefined;
  return {name, page: page.number, label: text, label_box: box, value: shown, value_box: answer.box};
}

/** Whether a box is that of a label: on a blank form, labels would be taken for the values of others. */
function isOneOf(labels: readonly FoundLabel[], box: Fraction, page: Page): boolean {
  return labels.some((label) => label.page === page && isMostlyInside(box, label.box));
}

function typed(type: FieldType | undefined): {type?: FieldType} {
  return type === undefined || type === 'text' ? {} : {type};
}
