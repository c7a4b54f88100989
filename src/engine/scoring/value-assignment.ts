import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {isAuxiliary} from './auxiliary-queries.js';
import {overlaps, type ScoredValue} from './scored-value.js';

/**
 * One candidate for each ask, so that together they fit best: the surest choice is made first, and what it has read
 * is no longer there for the others.
 */
export function assign(candidates: ScoredValue[], minimum: number): Map<ConceptQuery, ScoredValue> {
  const chosen = new Map<ConceptQuery, ScoredValue>();
  for (const next of [...candidates].sort((a, b) => b.score - a.score)) {
    if (next.score < minimum) break;
    if (chosen.has(next.query)) continue;
    const taken = [...chosen.values()].some((other) => exclude(other, next));
    if (!taken) chosen.set(next.query, next);
  }
  return chosen;
}

/** Two fields may read the same words when they ask for the same thing or for different parts, as an amount and its currency. */
function exclude(a: ScoredValue, b: ScoredValue): boolean {
  if (a.query.type !== b.query.type || (a.query.concept !== undefined && a.query.concept === b.query.concept))
    return false;
  if (isSaid(a) && isSaid(b)) return a.detectedLabel !== b.detectedLabel && overlaps(a, b);
  if ((isSaid(a) && isAuxiliary(b.query)) || (isSaid(b) && isAuxiliary(a.query))) return false;
  // Both ends of a period are in the same words.
  if (a.query.edge !== undefined && b.query.edge !== undefined && a.query.edge !== b.query.edge) return false;
  return overlaps(a, b);
}

/** Whether the page prints what the request says: two requests may say the same in other words. */
function isSaid({detectedLabel, query}: ScoredValue): boolean {
  return (detectedLabel?.fields.get(query.field.name) ?? 0) >= 0.7;
}
