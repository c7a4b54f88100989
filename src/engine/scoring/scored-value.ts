import {unionOf} from '../box.js';
import type {Box} from '../page.js';
import type {Route} from '../../contract/extraction.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {isReceipt, type Ask} from '../query/meaning/concept-query.js';
import {kindOfTrade, type KindOfTrade} from '../query/meaning/document-type.js';
import type {Evidence} from '../models/search-evidence.js';
import type {Spot} from '../labels/label-detection.js';
import type {TextLine, Token} from '../page-view/document-view.js';

/** A value that may answer an ask. */
export interface Candidate {
  ask: Ask;
  value: string | boolean;
  raw: string;
  /** 0 to 1: how likely it is the answer. */
  score: number;
  route: Route;
  lines: TextLine[];
  box: Box;
  /** Characters of the (first) line, for telling whether two candidates are the same piece of the page. */
  start: number;
  end: number;
  spot?: Spot;
  /** The score of the best candidate with another value for the same ask. */
  rival?: number;
  /** What speaks for it and against it; of candidates that may be given. */
  evidence?: Evidence;
}

export interface Piece {
  line: TextLine;
  start: number;
  end: number;
}

export function tokensIn({line, start, end}: Piece): Token[] {
  const inside = line.tokens.filter((token) => token.start < end && token.end > start);
  return inside.length > 0 ? inside : line.tokens.slice(0, 1);
}

export function boxOfPiece(piece: Piece): Box {
  return unionOf(tokensIn(piece).map(({box}) => box));
}

/** Whether two candidates read the same words. */
export function overlaps(a: Candidate, b: Candidate): boolean {
  if (a.lines.length > 1 || b.lines.length > 1)
    return a.lines.some((line) => b.lines.includes(line)) && a.lines.length === b.lines.length;
  return a.lines[0] === b.lines[0] && a.start < b.end && b.start < a.end;
}

/** Lower where recognition itself was unsure. */
export function legibility({line, start, end}: Piece): number {
  const words = tokensIn({line, start, end}).map(({word}) => word.confidence);
  return words.reduce((sum, confidence) => sum + confidence, 0) / words.length;
}

/** Weight of a label for an ask: as its concept, or by the field's own words. */
export function meaningFor(spot: Spot, ask: Ask, documentType: string): number {
  const own = spot.fields.get(ask.field.name) ?? 0;
  const general = ask.concept === undefined ? 0 : (spot.concepts.get(ask.concept) ?? 0);
  return Math.max(
    own,
    general,
    ...relatedConcepts(ask.concept, documentType).map(
      ([name, weight]) => (spot.concepts.get(name) ?? 0) * weight,
    ),
  );
}

/** Labels of a neighbouring concept count a little when the thing asked for has none of its own. */
const related: Partial<Record<ConceptName, [ConceptName, number][]>> = {
  net_total: [['subtotal', 0.72]],
  grand_total: [['open_amount', 0.6]],
  vat_id: [['tax_number', 0.8]],
  tax_number: [['vat_id', 0.8]],
  registration_number: [['tax_number', 0.3]],
};

/** On a receipt the net total is what is left to pay. */
const relatedOnReceipts: Partial<Record<ConceptName, [ConceptName, number][]>> = {
  grand_total: [
    ['net_total', 0.85],
    ['open_amount', 0.6],
    ['subtotal', 0.5],
  ],
  net_total: [['subtotal', 0.72]],
};

/** The number and the date of a quote, an order or a delivery note are called by its name. */
const relatedOnKinds: Record<KindOfTrade, Partial<Record<ConceptName, [ConceptName, number][]>>> = {
  quote: {
    issue_date: [['quote_date', 1]],
    invoice_number: [['quote_number', 1]],
    due_date: [['expiry_date', 0.7]],
  },
  delivery: {issue_date: [['delivery_note_date', 1]], invoice_number: [['delivery_note_number', 1]]},
  order: {issue_date: [['order_date', 1]], invoice_number: [['order_number', 1]]},
  statement: {issue_date: [['statement_date', 1]]},
};

/** Concepts that mean just what another means on such a document: the date of a quote is its date of issue. */
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
