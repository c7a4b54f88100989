import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {overlaps, type ScoredValue} from './scored-value.js';
import {doubtful} from '../levels.js';

/** Raises the score of values that several labels in different places give. */
export function withAgreement(candidates: ScoredValue[]): ScoredValue[] {
  const byQuery = groupsOf(candidates);
  return candidates.map((candidate) => {
    const doubt = byQuery
      .get(candidate.query)!
      .get(candidate.value)!
      .filter((other) => supports(other, candidate))
      .reduce((product, other) => product * (1 - doubtful * other.score), 1);
    return {...candidate, score: 1 - (1 - candidate.score) * doubt};
  });
}

/** Candidates grouped by query and value: comparing all pairs takes seconds on hundreds of pages. */
function groupsOf(candidates: ScoredValue[]): Map<ConceptQuery, Map<ScoredValue['value'], ScoredValue[]>> {
  const byQuery = new Map<ConceptQuery, Map<ScoredValue['value'], ScoredValue[]>>();
  for (const candidate of candidates) {
    const byValue = byQuery.get(candidate.query) ?? new Map<ScoredValue['value'], ScoredValue[]>();
    byQuery.set(candidate.query, byValue);
    const alike = byValue.get(candidate.value);
    if (alike) alike.push(candidate);
    else byValue.set(candidate.value, [candidate]);
  }
  return byQuery;
}

/**
 * Whether `other`, of the same query and value, raises the score of `candidate`: it has another label and other
 * words, and a score not above the candidate's.
 */
function supports(other: ScoredValue, candidate: ScoredValue): boolean {
  return (
    other !== candidate &&
    other.score <= candidate.score &&
    other.detectedLabel !== candidate.detectedLabel &&
    !overlaps(other, candidate)
  );
}
