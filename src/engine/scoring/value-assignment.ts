import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {isPartner} from './auxiliary-queries.js';
import {overlaps, type ScoredValue} from './scored-value.js';

/**
 * One candidate for each ask, so that together they fit best: the surest choice is made first, and what it has read
 * is no longer there for the others.
 */
export function assign(candidates: ScoredValue[], minimum: number): Map<ConceptQuery, ScoredValue> {
  const chosen = new Map<ConceptQuery, ScoredValue>();
  for (const next of [...candidates].sort((a, b) => b.score - a.score)) {
    if (next.score < minimum) break;
    if (chosen.has(next.ask)) continue;
    const taken = [...chosen.values()].some((other) => exclude(other, next));
    if (!taken) chosen.set(next.ask, next);
  }
  return chosen;
}

/** Two fields may read the same words when they ask for the same thing or for different parts, as an amount and its currency. */
function exclude(a: ScoredValue, b: ScoredValue): boolean {
  if (a.ask.type !== b.ask.type || (a.ask.concept !== undefined && a.ask.concept === b.ask.concept))
    return false;
  if (isSaid(a) && isSaid(b)) return a.spot !== b.spot && overlaps(a, b);
  if ((isSaid(a) && isPartner(b.ask)) || (isSaid(b) && isPartner(a.ask))) return false;
  // Both ends of a period stand in the same words.
  if (a.ask.edge !== undefined && b.ask.edge !== undefined && a.ask.edge !== b.ask.edge) return false;
  return overlaps(a, b);
}

/** Whether the page prints what the request says: two requests may say the same in other words. */
function isSaid({spot, ask}: ScoredValue): boolean {
  return (spot?.fields.get(ask.field.name) ?? 0) >= 0.7;
}
