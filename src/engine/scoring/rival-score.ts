import type {ScoredValue} from './scored-value.js';

/** Adds to each candidate the best score of a different value for the same query. */
export function withRivalScores(candidates: readonly ScoredValue[]): ScoredValue[] {
  const best = new Map<ScoredValue['query'], ScoredValue[]>();
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score)) {
    const own = best.get(candidate.query) ?? [];
    const isNew = own.length < 2 && own.every(({value}) => value !== candidate.value);
    if (isNew) best.set(candidate.query, [...own, candidate]);
  }
  return candidates.map((candidate) => {
    const rival = best.get(candidate.query)!.find(({value}) => value !== candidate.value);
    return {...candidate, rival: rival?.score ?? 0};
  });
}
