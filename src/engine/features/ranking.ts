import type {AskedThing} from '../query/asks-for-same.js';
import type {CandidatePosition} from './candidate-position.js';

/** A candidate with its score by the ranking model. */
export interface ScoredCandidate {
  query: AskedThing & {readonly type?: string | undefined};
  position: CandidatePosition;
  /** Log odds of the ranking model. */
  score: number;
}

/** A candidate with its rank among the candidates of its query. */
export interface RankedCandidate extends ScoredCandidate {
  /** 0 for the best. */
  rank: number;
  /** 0 to 1: its score after a softmax over the candidates of the query. */
  share: number;
  /** All candidates of the query, the best first. */
  ranking: readonly ScoredCandidate[];
}

/** Every candidate with its rank and share in its query, in the same order. */
export function rankWithin(scored: readonly ScoredCandidate[]): RankedCandidate[] {
  const rankings = groupBy(scored, ({query}) => query);
  for (const ranking of rankings.values()) ranking.sort((a, b) => b.score - a.score);
  const shares = new Map([...rankings.values()].flatMap(sharesOf));
  return scored.map((one) => {
    const ranking = rankings.get(one.query)!;
    return {...one, ranking, rank: ranking.indexOf(one), share: shares.get(one)!};
  });
}

/** Softmax of the scores. */
function sharesOf(ranking: readonly ScoredCandidate[]): [ScoredCandidate, number][] {
  const best = ranking[0]!.score;
  const all = ranking.reduce((sum, {score}) => sum + Math.exp(score - best), 0);
  return ranking.map((one) => [one, Math.exp(one.score - best) / all]);
}

export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
