import type {FieldQuery} from '../query/field-query.js';
import type {RatedCandidate} from './rated-candidate.js';

/**
 * Chooses one candidate for each query, the likeliest first. A candidate that competes with one already chosen is
 * skipped.
 */
export function assign(rated: readonly RatedCandidate[]): Map<FieldQuery, RatedCandidate> {
  const chosen = new Map<FieldQuery, RatedCandidate>();
  for (const next of [...rated].sort((a, b) => b.probability - a.probability)) {
    if (chosen.has(next.query)) continue;
    if (![...chosen.values()].some((other) => conflict(other, next))) chosen.set(next.query, next);
  }
  return chosen;
}

/**
 * Same type of query, different values, and at least half of the words of the shorter candidate in common; or the tax
 * numbers of two parties with one value, wherever it is printed: a number is that of one of them.
 */
function conflict(one: RatedCandidate, other: RatedCandidate): boolean {
  if (one.query.type !== other.query.type) return false;
  const [a, b] = [one.candidates[0]!, other.candidates[0]!];
  // A machine-readable zone is one word; its fields are characters of it.
  if (a.source === 'identity' || b.source === 'identity') return false;
  if (a.value === b.value) return areOfTwoParties(one.query, other.query);
  const words = new Set(a.words.map(({box}) => box));
  const shared = b.words.filter(({box}) => words.has(box)).length;
  return shared > 0 && shared >= Math.min(a.words.length, b.words.length) / 2;
}

function areOfTwoParties(one: FieldQuery, other: FieldQuery): boolean {
  return isTaxNumber(one) && isTaxNumber(other) && one.concept !== other.concept;
}

function isTaxNumber({concept}: FieldQuery): boolean {
  return concept === 'vat_id' || concept === 'buyer_vat_id';
}
