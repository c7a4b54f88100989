import type {ExtractedField} from '../../contract/extraction.js';
import type {Box as Fraction, Field, FieldType} from '../../contract/fields.js';
import type {FieldSuggestion} from '../../contract/page-analysis.js';
import {shareInside} from '../box.js';
import {analyseDocument} from '../layout/analyse.js';
import type {Segment} from '../layout/analysis.js';
import {localeOf} from '../page-view/number-and-date-locale.js';
import type {Page} from '../page.js';
import {answerFields} from '../pipeline.js';
import {parseQueries} from '../query/parse-query.js';
import {fractionOf} from '../scoring/field-result.js';
import {wordsOf} from '../values/fold.js';

/** As likely a label as not. */
const leastLabel = 0.5;
/** Values less sure than this are rather those of other labels. */
const leastConfidence = 0.4;
const mostSuggested = 60;
/** Labels that are asked for; each costs time. */
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

/** Each wording once: of two alike the first. */
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
  return labelProbability >= leastLabel && text.length <= longestLabel && namesSomething(text);
}

/** Streets, product codes and lines of a letter resemble labels; they have numbers, or end in a comma. */
function namesSomething(text: string): boolean {
  const bare = withoutNumbering(text).replace(/\d+([.,]\d+)?\s*%/g, '');
  return /\p{L}{2}/u.test(bare) && !/\d|,\s*$/.test(bare);
}

/** "2. Date of birth" of a form. */
function withoutNumbering(text: string): string {
  return text.replace(/^\(?\d{1,2}[a-z]?[.):]\s*(?=\p{L})/u, '');
}

/** "Invoice no.:" without what ends it. */
function wordingOf({text}: Segment): string {
  return text.replace(/[\s:：.…_=]+$/u, '').trim();
}

/** `invoice_no`; empty for a label without letters or digits. */
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

/** The words of a label answer no other: a blank form has no values. */
function isOneOf(labels: readonly FoundLabel[], box: Fraction, page: Page): boolean {
  return labels.some((label) => label.page === page && shareInside(box, label.box) > 0.5);
}

function typed(type: FieldType | undefined): {type?: FieldType} {
  return type === undefined || type === 'text' ? {} : {type};
}
