import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {isReceipt, type ConceptQuery} from '../query/meaning/concept-query.js';
import {kindOfTrade, type KindOfTrade} from '../query/meaning/document-type.js';
import type {DetectedLabel} from './label-detection.js';
import {doubtful, fair, likely, possible} from '../levels.js';

/** Weight of a label for a query: by the query's own words, its concept, or a related concept. */
export function meaningFor(detectedLabel: DetectedLabel, query: ConceptQuery, documentType: string): number {
  const own = detectedLabel.fields.get(query.field.name) ?? 0;
  const general = query.concept === undefined ? 0 : (detectedLabel.concepts.get(query.concept) ?? 0);
  return Math.max(
    own,
    general,
    ...relatedConcepts(query.concept, documentType).map(
      ([name, weight]) => (detectedLabel.concepts.get(name) ?? 0) * weight,
    ),
  );
}

/** Concepts whose labels count for another concept too, with a lower weight. */
const related: Partial<Record<ConceptName, [ConceptName, number][]>> = {
  net_total: [['subtotal', fair]],
  grand_total: [['open_amount', possible]],
  vat_id: [['tax_number', likely]],
  tax_number: [['vat_id', likely]],
};

/** On a receipt a "net total" is the amount to pay. */
const relatedOnReceipts: Partial<Record<ConceptName, [ConceptName, number][]>> = {
  grand_total: [
    ['net_total', likely],
    ['open_amount', possible],
    ['subtotal', doubtful],
  ],
  net_total: [['subtotal', fair]],
};

/**
 * On quotes, orders and delivery notes, number and date are labelled with that kind: "Quote no." for
 * `invoice_number`.
 */
const relatedOnKinds: Record<KindOfTrade, Partial<Record<ConceptName, [ConceptName, number][]>>> = {
  quote: {
    issue_date: [['quote_date', 1]],
    invoice_number: [['quote_number', 1]],
    due_date: [['expiry_date', fair]],
  },
  delivery: {issue_date: [['delivery_note_date', 1]], invoice_number: [['delivery_note_number', 1]]},
  order: {issue_date: [['order_date', 1]], invoice_number: [['order_number', 1]]},
  statement: {issue_date: [['statement_date', 1]]},
};

/** Concepts that mean the same on such a document: on a quote, `quote_date` is `issue_date`. */
export function synonymsOf(concept: ConceptName | undefined, documentType: string): ConceptName[] {
  return relatedConcepts(concept, documentType).flatMap(([name, weight]) => (weight === 1 ? [name] : []));
}

function relatedConcepts(concept: ConceptName | undefined, documentType: string): [ConceptName, number][] {
  if (concept === undefined) return [];
  const kind = kindOfTrade(documentType);
  const named = kind && relatedOnKinds[kind][concept];
  if (named !== undefined) return named;
  return (isReceipt(documentType) ? relatedOnReceipts[concept] : undefined) ?? related[concept] ?? [];
}
