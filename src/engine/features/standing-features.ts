import {rivalsOf, type AskedThing} from '../query/asks-for-same.js';
import {beginningOf} from './candidate-position.js';
import {layoutAgreement} from './layout-agreement.js';
import {groupBy, rankWithin, type RankedCandidate, type ScoredCandidate} from './ranking.js';

/** The lead of a candidate without rivals, in log odds. */
const widestLead = 9;
const mostCandidates = 40;

/**
 * Features that the answer model takes from the ranking: score and rank of each candidate, claims of other queries to
 * its words, and how it fits the layout of the other answers.
 */
export function standingFeatures(scored: readonly ScoredCandidate[]): Record<string, number>[] {
  const ranked = rankWithin(scored);
  const best = ranked.filter(({rank}) => rank === 0);
  const byBeginning = groupBy(ranked, ({position}) => beginningOf(position));
  const rivals = rivalsOf(scored.map(({query}) => query));
  return ranked.map((one) => ({
    ...rankFeatures(one),
    ...claims(one, byBeginning.get(beginningOf(one.position))!, rivals.get(one.query)!),
    ...layoutAgreement(one, best),
  }));
}

function rankFeatures({score, share, rank, ranking}: RankedCandidate): Record<string, number> {
  const rival = ranking[rank === 0 ? 1 : 0];
  const best = ranking[0]!.score;
  const all = ranking.reduce((sum, other) => sum + Math.exp(other.score - best), 0);
  const first = ranking.slice(0, 2).reduce((sum, other) => sum + Math.exp(other.score - best), 0);
  return {
    score,
    share,
    rank,
    lead: rival ? score - rival.score : widestLead,
    candidates: Math.min(mostCandidates, ranking.length),
    shareOfTwo: first / all,
  };
}

/**
 * The largest share that a query for something else gives to a candidate beginning with the same word: among queries of the same
 * type, and among those of other types. Only the former compete: an amount answers both a query for the sum and one for
 * the currency.
 */
function claims(
  own: RankedCandidate,
  there: readonly RankedCandidate[],
  rivals: readonly AskedThing[],
): Record<string, number> {
  const others = there.filter(({query}) => rivals.includes(query));
  const most = (rivals: RankedCandidate[]) => Math.max(0, ...rivals.map(({share}) => share));
  const isAlike = ({query}: RankedCandidate) => query.type === own.query.type;
  return {
    contested: most(others.filter(isAlike)),
    contestedAsOther: most(others.filter((other) => !isAlike(other))),
  };
}
