/** A candidate with its score among the candidates of its query. */
export interface ScoredCandidate {
  query: unknown;
  /** Where its first word stands: the same for candidates of other queries that begin there. */
  place: string;
  /** Log odds of the ranking model. */
  score: number;
}

/** The lead of a candidate without rivals. */
const widestLead = 9;
const mostCandidates = 40;

/** How each candidate stands in the ranking of its query, and who else would be answered by its words. */
export function standingFeatures(scored: readonly ScoredCandidate[]): Record<string, number>[] {
  const rankings = rankingsOf(scored);
  const shares = new Map([...rankings.values()].flatMap((ranked) => sharesOf(ranked)));
  const byPlace = groupBy(scored, ({place}) => place);
  return scored.map((one) => {
    const ranked = rankings.get(one.query)!;
    const rank = ranked.indexOf(one);
    const rival = ranked[rank === 0 ? 1 : 0];
    const claims = byPlace
      .get(one.place)!
      .filter(({query}) => query !== one.query)
      .map((other) => shares.get(other)!);
    return {
      score: one.score,
      share: shares.get(one)!,
      rank,
      lead: rival ? one.score - rival.score : widestLead,
      candidates: Math.min(mostCandidates, ranked.length),
      shareOfTwo: ranked.slice(0, 2).reduce((sum, other) => sum + shares.get(other)!, 0),
      contested: Math.max(0, ...claims),
    };
  });
}

/** The candidates of each query, the best first. */
function rankingsOf(scored: readonly ScoredCandidate[]): Map<unknown, ScoredCandidate[]> {
  const rankings = groupBy(scored, ({query}) => query);
  for (const ranked of rankings.values()) ranked.sort((a, b) => b.score - a.score);
  return rankings;
}

/** Scores as shares of one. */
function sharesOf(ranked: readonly ScoredCandidate[]): [ScoredCandidate, number][] {
  const best = ranked[0]!.score;
  const all = ranked.reduce((sum, {score}) => sum + Math.exp(score - best), 0);
  return ranked.map((one) => [one, Math.exp(one.score - best) / all]);
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
