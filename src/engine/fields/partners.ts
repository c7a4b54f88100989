import type {ConceptName} from '../knowledge/concepts.js';
import {compareDecimals} from '../values/decimal.js';
import type {Ask} from './ask.js';
import type {Candidate} from './candidate.js';

/** Amounts that confirm each other. */
const totals: ConceptName[] = ['net_total', 'tax_total', 'grand_total'];
const payments: ConceptName[] = ['paid_amount', 'change', 'rounding'];

/** Adds the amounts nobody asked for but that check the ones asked for; their results are not handed out. */
export function withPartners(asks: Ask[], isPaid: boolean): Ask[] {
  const asked = new Set(asks.map((ask) => ask.concept));
  if (!totals.some((concept) => asked.has(concept))) return asks;
  const missing = [...totals, ...(isPaid ? payments : [])].filter((concept) => !asked.has(concept));
  return [
    ...asks,
    ...missing.map((concept): Ask => ({field: {name: concept}, type: 'money', concept, labels: []})),
  ];
}

export function isPayment(ask: Ask): boolean {
  return ask.concept !== undefined && payments.includes(ask.concept);
}

/**
 * On a receipt "net total" often means what is left to pay. One that nobody asked for takes words from the total only
 * where a greater total stands on the page.
 */
export function withoutLoneNet(candidates: Candidate[], asks: Ask[]): Candidate[] {
  const totals = candidates.filter(({ask, score}) => ask.concept === 'grand_total' && score >= 0.4);
  const isLone = ({value}: Candidate) =>
    totals.every((total) => compareDecimals(String(total.value), String(value)) <= 0);
  return candidates.filter(
    (candidate) =>
      candidate.ask.concept !== 'net_total' || asks.includes(candidate.ask) || !isLone(candidate),
  );
}
