import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {overlaps, type ScoredValue} from './scored-value.js';

/** A value that several labels in several places give is surer than each of them makes it. */
export function withAgreement(candidates: ScoredValue[]): ScoredValue[] {
  const byAsk = groupsOf(candidates);
  return candidates.map((candidate) => {
    const doubt = byAsk
      .get(candidate.query)!
      .get(candidate.value)!
      .filter((other) => supports(other, candidate))
      .reduce((product, other) => product * (1 - 0.4 * other.score), 1);
    return {...candidate, score: 1 - (1 - candidate.score) * doubt};
  });
}

/** Of each ask the candidates of each value: on hundreds of pages all with all takes seconds. */
function groupsOf(candidates: ScoredValue[]): Map<ConceptQuery, Map<ScoredValue['value'], ScoredValue[]>> {
  const byAsk = new Map<ConceptQuery, Map<ScoredValue['value'], ScoredValue[]>>();
  for (const candidate of candidates) {
    const byValue = byAsk.get(candidate.query) ?? new Map<ScoredValue['value'], ScoredValue[]>();
    byAsk.set(candidate.query, byValue);
    const alike = byValue.get(candidate.value);
    if (alike) alike.push(candidate);
    else byValue.set(candidate.value, [candidate]);
  }
  return byAsk;
}

/** Whether one of two candidates of one ask and value makes the other surer. */
function supports(other: ScoredValue, candidate: ScoredValue): boolean {
  return (
    other !== candidate &&
    other.score > 0.2 &&
    other.score <= candidate.score &&
    other.detectedLabel !== candidate.detectedLabel &&
    !overlaps(other, candidate)
  );
}
