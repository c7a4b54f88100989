import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isTitleOfMany} from '../labels/heading-rows.js';
import type {SpotsByLine} from '../labels/value-regions.js';
import {isReferredTo} from '../labels/cross-references.js';
import {sensesOf} from '../query/meaning/word-senses.js';
import type {DetectedLabel} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';
import {unitsOf} from '../query/meaning/query-terms.js';

/** What lessens the weight of a label for where it stands, 0 to 1. */
export function surroundingsOf(
  spot: DetectedLabel,
  ask: ConceptQuery,
  {spots, summaries}: Surroundings,
): number {
  return (
    zoneFactor(spot, ask, summaries) *
    pageFactor(spot, ask) *
    ownerFactor(spot, ask, spots) *
    referenceFactor(spot, ask) *
    columnFactor(spot, ask, spots) *
    bankFactor(spot, ask)
  );
}

export interface Surroundings {
  spots: SpotsByLine;
  /** The headings of tax summaries. */
  summaries: TextLine[];
}

/** Documents are numbered and dated at their head. */
function pageFactor({line}: DetectedLabel, {concept}: ConceptQuery): number {
  if (concept !== 'invoice_number' && concept !== 'issue_date') return 1;
  return line.page.number > 1 ? 0.8 : 1 - (0.15 * line.box.top) / line.page.height;
}

/**
 * "Bestellung Nr. 4711 vom 1.3.2018", "Version: 2.1 vom 24.3.2020": the date belongs to what is named before it, which
 * is not the invoice.
 */
function ownerFactor(spot: DetectedLabel, {concept}: ConceptQuery, spots: SpotsByLine): number {
  if (concept !== 'issue_date' || spot.hasColon) return 1;
  const before = spots
    .get(spot.line)!
    .filter((other) => other.to <= spot.from)
    .at(-1);
  if (before === undefined) return 1;
  if (before.concepts.has('invoice_number')) return isReferredTo(before) ? ofAnother : 1;
  const names = [...before.concepts.keys()];
  const isOther = names.length === 0 || names.some((name) => /_(number|reference)$/.test(name));
  return isOther ? 0.35 : 1;
}

/** A number or date of another paper is that of this one at most where nothing else is. */
function referenceFactor(spot: DetectedLabel, {concept}: ConceptQuery): number {
  if (concept !== 'issue_date' && concept !== 'invoice_number') return 1;
  return isReferredTo(spot) ? ofAnother : 1;
}

const ofAnother = 0.6;

/** The title of a column of many is no label of one. */
function columnFactor(spot: DetectedLabel, {concept}: ConceptQuery, spots: SpotsByLine): number {
  const isOfPaper =
    concept === undefined ||
    concept === 'issue_date' ||
    concept === 'invoice_number' ||
    concept === 'due_date';
  if (!isOfPaper) return 1;
  return !spot.hasColon && isTitleOfMany(spot.line, spots) ? 0.6 : 1;
}

/** "Account no." is that of a customer, unless a bank is named with it. */
function bankFactor({line}: DetectedLabel, ask: ConceptQuery): number {
  if (ask.concept !== 'account_number' || !isAboutBank(`${ask.field.name} ${ask.field.prompt ?? ''}`))
    return 1;
  const near = line.page.rows.slice(Math.max(0, line.row - 1), line.row + 2).flat();
  return near.some(({text}) => isAboutBank(text)) ? 1 : 0.55;
}

function isAboutBank(text: string): boolean {
  const {senses} = sensesOf(text);
  return (
    senses.has('bank') ||
    senses.has('iban') ||
    senses.has('bic') ||
    unitsOf(text).some(({key}) => key === 'theme sortcode')
  );
}

/** Totals below the heading of a tax summary are those of the summary. */
function zoneFactor(spot: DetectedLabel, ask: ConceptQuery, summaries: TextLine[]): number {
  if (ask.concept !== 'grand_total' && ask.concept !== 'net_total') return 1;
  const inside = summaries.some(
    ({page, row}) => page === spot.line.page && spot.line.row > row && spot.line.row <= row + 5,
  );
  return inside && spot.concepts.has('line_amount') ? 0.6 : 1;
}

/** The headings of tax summaries. */
export function taxSummaries({view, spots}: ReadDocument): TextLine[] {
  return view.pages.flatMap((page) =>
    page.rows.flatMap((row) => {
      const all = row.flatMap((line) => spots.get(line)!);
      const titled = all.some((spot) => spot.concepts.has('tax_base') && spot.standing > 0.6);
      const columns = ['line_amount', 'tax_total'].every((name) =>
        all.some((spot) => spot.concepts.has(name as 'line_amount')),
      );
      const numbers = row.some((line) => /\d[.,]\d\d/.test(line.text));
      return (titled || columns) && !numbers ? row.slice(0, 1) : [];
    }),
  );
}
