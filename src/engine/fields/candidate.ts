import {unionOf} from '../box.js';
import type {Box} from '../page.js';
import type {Route} from '../../contract/extraction.js';
import type {ConceptName} from '../knowledge/concepts.js';
import {isReceipt, type Ask} from './ask.js';
import type {Spot} from './spots.js';
import type {TextLine, Token} from './view.js';

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

function relatedConcepts(concept: ConceptName | undefined, documentType: string): [ConceptName, number][] {
  if (concept === undefined) return [];
  return (isReceipt(documentType) ? relatedOnReceipts[concept] : undefined) ?? related[concept] ?? [];
}
