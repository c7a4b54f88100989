import {otherwisePaidWords} from '../knowledge/languages/gathered/payment-words.js';
import {findDates} from '../values/date.js';
import {wordsOf} from '../values/fold.js';
import type {FoundValue, NumberLocale} from '../values/found.js';
import {endsInNumeroSign} from '../values/numero-sign.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor, type LineRange} from '../page-view/line-range.js';
import {isAmount, valuesIn} from './untyped-values.js';
import {optionsIn} from './option-values.js';
import type {ValueRegion, Relation} from '../labels/label-value-region.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {DetectedLabel} from '../labels/label-detection.js';
import {continuation, isSamePerson, namesOnly} from './value-continuation.js';
import {withAmountSign} from './amount-sign.js';
import {isOfParagraph} from '../page-view/paragraphs.js';
import {unionOf} from '../box.js';
import {joinAddress} from '../values/addresses/address.js';
import {cleanName, endsInLegalForm} from '../values/name.js';
import type {TextLine} from '../page-view/document-view.js';
import {certain, doubtful, fair, hardly, likely, possible} from '../levels.js';

/** A label, the query that it may answer, and the weight of the label for it. */
export interface Labelling {
  query: ConceptQuery;
  detectedLabel: DetectedLabel;
  weight: number;
  document: ReadDocument;
}

/** The values in a region of a label, each with a score. */
export function candidatesAt(
  region: ValueRegion,
  {query, detectedLabel, weight, document}: Labelling,
): ScoredValue[] {
  const {view, detectedLabels} = document;
  const text = region.line.text.slice(region.start, region.end);
  const found = optionsIn(query, text) ?? valuesIn(query, text, view.numberLocale);
  return found.map((hit, index) => {
    const piece = {line: region.line, start: region.start + hit.start, end: region.start + hit.end};
    const next = isFilledIn(region, {query, detectedLabel})
      ? namesOnly(continuation(region.line, detectedLabels), query)
      : [];
    const isSigned = query.type === 'name' && next.length > 0 && isSamePerson(hit.raw, next[0]!.text);
    const below = isSigned ? next.slice(0, 1) : next;
    const isAfterName = query.type === 'address' && below.length > 0 && endsInLegalForm(hit.raw);
    const startsBelow = isAfterName || isSigned;
    const more = startsBelow ? below.slice(1) : below;
    const first = startsBelow ? wholePiece(below[0]!) : piece;
    const raws = [startsBelow ? below[0]!.text : hit.raw, ...more.map((line) => line.text)];
    const order =
      orderWeight(query, region, index, found) *
      (endsDiscount(query, region.line.text.slice(piece.end), view.numberLocale) ? doubtful : 1);
    const score =
      weight *
      (isBesideItsAmount(region, query) ? fair : 1) *
      relationWeight[region.relation] *
      region.closeness *
      (isCalledNumber(region, {query, detectedLabel}, hit) ? Math.max(hit.quality, likely) : hit.quality) *
      (isCalledPhone(query, hit) ? likely / hit.quality : 1) *
      order *
      (query.type === 'identifier' && hit.start > 25 ? fair : 1) *
      (isParagraph(hit.raw, region, {query, detectedLabel}) ? possible : 1) *
      (isCutFromSentence(query, detectedLabel, document) ? possible : 1) *
      legibilityFactor(piece);
    return {
      query,
      value: below.length === 0 ? withAmountSign(hit, region, query) : joined(raws, query),
      raw: raws.join('\n'),
      score,
      route: 'label' as const,
      lines: [first.line, ...more],
      box: unionOf([boxOfPiece(first), ...more.map((line) => line.box)]),
      start: first.start,
      end: first.end,
      detectedLabel,
    };
  });
}

const relationWeight: Record<Relation, number> = {
  'same-line': 1,
  right: 1,
  below: likely,
  above: likely,
  column: fair,
  left: doubtful,
};

/**
 * "VAT 10 % on 87.40 | 8.74": whether an amount is part of a row's words and another one is in the column beside it.
 */
function isBesideItsAmount({line, relation}: ValueRegion, {type}: ConceptQuery): boolean {
  if (type !== 'money' || relation !== 'same-line') return false;
  const row = line.page.rows[line.row]!;
  return row.slice(row.indexOf(line) + 1).some(({text}) => isAmount(text));
}

function wholePiece(line: TextLine): LineRange {
  return {line, start: 0, end: line.text.length};
}

/** Whether a text is a whole sentence (more than 12 words) and does not follow a colon. */
function isParagraph(
  raw: string,
  {relation}: ValueRegion,
  {query, detectedLabel}: Pick<Labelling, 'query' | 'detectedLabel'>,
): boolean {
  if (
    (query.type !== 'text' && query.type !== 'name') ||
    (detectedLabel.hasColon && relation === 'same-line')
  )
    return false;
  return raw.split(/\s+/).length > 12;
}

/** Whether a label is a word of running text: the text behind it continues in the next line, so it would be cut off. */
function isCutFromSentence(
  {type}: ConceptQuery,
  {line, hasColon}: DetectedLabel,
  document: ReadDocument,
): boolean {
  const isOfWords = type === 'text' || type === 'name' || type === 'address';
  return isOfWords && !hasColon && isOfParagraph(line, document);
}

/**
 * Whether its label makes an unlikely text an identifier: behind "No." one that reads like a date ("7/01/2026"),
 * behind the query's own words a short number ("Table 8", "Room 214").
 */
function isCalledNumber(
  {line, start, relation}: ValueRegion,
  {query, detectedLabel}: Pick<Labelling, 'query' | 'detectedLabel'>,
  hit: FoundValue<unknown>,
): boolean {
  if (query.type !== 'identifier' || relation === 'left' || relation === 'column' || hit.start > 2)
    return false;
  if (/^\d{1,3}$/.test(hit.raw)) return (detectedLabel.fields.get(query.field.name) ?? 0) >= certain;
  if (relation !== 'same-line') return false;
  return /^\d{1,4}\/\d{1,2}\/\d{2,4}$/.test(hit.raw) && endsInNumeroSign(line.text.slice(0, start));
}

/** Behind a label for a phone number, nine digits or more are one even without a prefix. */
function isCalledPhone({type}: ConceptQuery, {raw, quality}: FoundValue<unknown>): boolean {
  return type === 'phone' && quality < likely && raw.replace(/\D/g, '').length > 8;
}

/** Whether a region is the form box below a requested label for a name, address or text, which may continue below. */
function isFilledIn(
  {relation}: ValueRegion,
  {query, detectedLabel}: Pick<Labelling, 'query' | 'detectedLabel'>,
): boolean {
  const isText = query.type === 'name' || query.type === 'address' || query.type === 'text';
  return (
    relation === 'below' &&
    isText &&
    detectedLabel.fields.has(query.field.name) &&
    query.field.options === undefined
  );
}

function joined(texts: string[], query: ConceptQuery): string {
  return query.type === 'address' ? joinAddress(texts) : cleanName(texts.join(' '));
}

/**
 * "Zahlbar bis 15.3. mit 2 % Skonto, bis 30.3. netto": whether a date is the end of a discount, not the last day to
 * pay.
 */
function endsDiscount({concept}: ConceptQuery, after: string, numberLocale: NumberLocale): boolean {
  if (concept !== 'due_date') return false;
  const [next] = findDates(after, numberLocale);
  if (next === undefined) return false;
  // "…bis 4.7., bei Zahlung bis 12.6. 3 % Skonto": a discount behind a comma belongs to the next date.
  const [own = ''] = after.slice(0, next.start).split(/[,;] /);
  return wordsOf(own).some((word) => otherwisePaidWords.test(word));
}

/**
 * Factor for the position among several values: usually the first is meant, of amounts the last, the total of its
 * row.
 */
function orderWeight(
  query: ConceptQuery,
  region: ValueRegion,
  index: number,
  found: FoundValue<unknown>[],
): number {
  if (query.type === 'money') return Math.max(hardly, 1 - perValue * (found.length - 1 - index));
  const isFarBehind = region.relation === 'same-line' && found[0]!.start > longestLead;
  return Math.max(hardly, 1 - perValue * index) * (isFarBehind && index === 0 ? likely : 1);
}

/** What each value nearer to its label, of amounts each further one, takes from the score of a value. */
const perValue = 0.1;

/** Characters between a label and its value that are no more than words of the label or a unit. */
const longestLead = 12;
