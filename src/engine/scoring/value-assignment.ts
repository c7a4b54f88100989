import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {isAuxiliary} from './auxiliary-queries.js';
import {overlaps, type ScoredValue} from './scored-value.js';
import {fair} from '../levels.js';

/**
 * Greedy assignment of at most one candidate to each query: the highest score is chosen first, and candidates that
 * conflict with a chosen one are skipped. `minimum`: the lowest score that is chosen.
 */
export function assign(candidates: ScoredValue[], minimum: number): Map<ConceptQuery, ScoredValue> {
  const chosen = new Map<ConceptQuery, ScoredValue>();
  for (const next of [...candidates].sort((a, b) => b.score - a.score)) {
    if (next.score < minimum) break;
    if (chosen.has(next.query)) continue;
    const taken = [...chosen.values()].some((other) => conflict(other, next));
    if (!taken) chosen.set(next.query, next);
  }
  return chosen;
}

/**
 * Whether two candidates conflict because they read the same words. They do not if their types differ (an amount and
 * its currency), if their concept is the same, if one label has the words of both queries, or if the label of one has
 * its query's words and the other query is auxiliary.
 */
function conflict(a: ScoredValue, b: ScoredValue): boolean {
  if (a.query.type !== b.query.type || (a.query.concept !== undefined && a.query.concept === b.query.concept))
    return false;
  if (isSaid(a) && isSaid(b)) return a.detectedLabel !== b.detectedLabel && overlaps(a, b);
  if ((isSaid(a) && isAuxiliary(b.query)) || (isSaid(b) && isAuxiliary(a.query))) return false;
  // Both ends of a period may be read from the same words.
  if (a.query.edge !== undefined && b.query.edge !== undefined && a.query.edge !== b.query.edge) return false;
  return overlaps(a, b);
}

/** Whether the label has the query's own words; two queries may say the same in different words. */
function isSaid({detectedLabel, query}: ScoredValue): boolean {
  return (detectedLabel?.fields.get(query.field.name) ?? 0) >= fair;
}
