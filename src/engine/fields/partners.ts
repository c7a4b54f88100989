import type {ConceptName} from '../knowledge/concepts.js';
import type {Ask} from './ask.js';

/** Amounts that confirm each other. */
const partners: ConceptName[] = ['net_total', 'tax_total', 'grand_total'];

/** Adds the amounts nobody asked for but that check the ones asked for; their results are not handed out. */
export function withPartners(asks: Ask[]): Ask[] {
  const asked = new Set(asks.map((ask) => ask.concept));
  if (!partners.some((concept) => asked.has(concept))) return asks;
  const missing = partners.filter((concept) => !asked.has(concept));
  return [...asks, ...missing.map((concept): Ask => ({field: {name: concept}, type: 'money', concept, labels: []}))];
}
