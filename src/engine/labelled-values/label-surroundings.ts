import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isTitleOfMany} from '../labels/heading-rows.js';
import {isCrossReference} from '../labels/cross-references.js';
import {sensesOf} from '../query/meaning/word-senses.js';
import {isLikelyLabel, type DetectedLabel, type LabelsByLine} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';
import {queryTermsOf} from '../query/meaning/query-terms.js';
import {certain, doubtful, likely, possible} from '../levels.js';
import {isInUpperHalf} from '../page-view/parts-of-page.js';

/** Factor for the weight of a label by its position, 0 to 1. */
export function labelSurroundings(
  detectedLabel: DetectedLabel,
  query: ConceptQuery,
  {detectedLabels, summaries}: Surroundings,
): number {
  return (
    zoneFactor(detectedLabel, query, summaries) *
    pageFactor(detectedLabel, query) *
    ownerFactor(detectedLabel, query, detectedLabels) *
    referenceFactor(detectedLabel, query) *
    columnFactor(detectedLabel, query, detectedLabels) *
    bankFactor(detectedLabel, query)
  );
}

export interface Surroundings {
  detectedLabels: LabelsByLine;
  /** The headings of tax summaries. */
  summaries: TextLine[];
}

/** Labels for the number or date of the document count less in the lower half of the first page, and behind it. */
function pageFactor({line}: DetectedLabel, {concept}: ConceptQuery): number {
  if (concept !== 'invoice_number' && concept !== 'issue_date') return 1;
  if (line.page.number > 1) return likely;
  return isInUpperHalf(line) ? 1 : certain;
}

/**
 * "Bestellung Nr. 4711 vom 1.3.2018", "Version: 2.1 vom 24.3.2020": a date counts less if what is named before it is
 * not the invoice.
 */
function ownerFactor(
  detectedLabel: DetectedLabel,
  {concept}: ConceptQuery,
  detectedLabels: LabelsByLine,
): number {
  if (concept !== 'issue_date' || detectedLabel.hasColon) return 1;
  const before = detectedLabels
    .get(detectedLabel.line)!
    .filter((other) => other.to <= detectedLabel.from)
    .at(-1);
  if (before === undefined) return 1;
  if (before.concepts.has('invoice_number')) return isCrossReference(before) ? possible : 1;
  const names = [...before.concepts.keys()];
  const isOther = names.length === 0 || names.some((name) => /_(number|reference)$/.test(name));
  return isOther ? doubtful : 1;
}

/** Labels that refer to another document count less: they answer only where there is no other. */
function referenceFactor(detectedLabel: DetectedLabel, {concept}: ConceptQuery): number {
  if (concept !== 'issue_date' && concept !== 'invoice_number') return 1;
  return isCrossReference(detectedLabel) ? possible : 1;
}

/**
 * Factor of a label's score: less than 1 for the title of a column with several values, which is rarely the label of a
 * single value.
 */
function columnFactor(
  detectedLabel: DetectedLabel,
  {concept}: ConceptQuery,
  detectedLabels: LabelsByLine,
): number {
  const isOfPaper =
    concept === undefined ||
    concept === 'issue_date' ||
    concept === 'invoice_number' ||
    concept === 'due_date';
  if (!isOfPaper) return 1;
  return !detectedLabel.hasColon && isTitleOfMany(detectedLabel.line, detectedLabels) ? possible : 1;
}

/**
 * For a query about a bank account, "Account no." counts less unless a bank is named nearby: it may be a customer
 * number.
 */
function bankFactor({line}: DetectedLabel, query: ConceptQuery): number {
  if (query.concept !== 'account_number' || !isAboutBank(`${query.field.name} ${query.field.prompt ?? ''}`))
    return 1;
  const near = line.page.rows.slice(Math.max(0, line.row - 1), line.row + 2).flat();
  return near.some(({text}) => isAboutBank(text)) ? 1 : possible;
}

function isAboutBank(text: string): boolean {
  const {senses} = sensesOf(text);
  return (
    senses.has('bank') ||
    senses.has('iban') ||
    senses.has('bic') ||
    queryTermsOf(text).some(({key}) => key === 'theme sortcode')
  );
}

/** Line amounts just below the heading of a tax summary belong to it and are no totals of the document. */
function zoneFactor(detectedLabel: DetectedLabel, query: ConceptQuery, summaries: TextLine[]): number {
  if (query.concept !== 'grand_total' && query.concept !== 'net_total') return 1;
  const inside = summaries.some(
    ({page, row}) =>
      page === detectedLabel.line.page && detectedLabel.line.row > row && detectedLabel.line.row <= row + 5,
  );
  return inside && detectedLabel.concepts.has('line_amount') ? possible : 1;
}

/** The headings of tax summaries. */
export function taxSummaries({view, detectedLabels}: ReadDocument): TextLine[] {
  return view.pages.flatMap((page) =>
    page.rows.flatMap((row) => {
      const all = row.flatMap((line) => detectedLabels.get(line)!);
      const titled = all.some(
        (detectedLabel) => detectedLabel.concepts.has('tax_base') && isLikelyLabel(detectedLabel),
      );
      const columns = ['line_amount', 'tax_total'].every((name) =>
        all.some((detectedLabel) => detectedLabel.concepts.has(name as 'line_amount')),
      );
      const numbers = row.some((line) => /\d[.,]\d\d/.test(line.text));
      return (titled || columns) && !numbers ? row.slice(0, 1) : [];
    }),
  );
}
