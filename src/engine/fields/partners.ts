import type {ConceptName} from '../knowledge/concepts.js';
import type {Ask} from './ask.js';

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
