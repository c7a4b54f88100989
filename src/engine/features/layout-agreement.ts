import type {RankedCandidate} from './ranking.js';

/** Edges closer than this, in text heights, are aligned. */
const inLine = 0.6;
/** Upper limit of the counts: more aligned answers add no information. */
const mostInLine = 6;

/**
 * How a candidate fits the layout of the page as the best candidates of the other queries show it: values of a document
 * tend to be in the same direction from their labels, and aligned in columns. `best`: the candidate of rank 0 of each
 * query.
 */
export function layoutAgreement(
  {query, position}: RankedCandidate,
  best: readonly RankedCandidate[],
): Record<string, number> {
  const others = best.filter(
    (other) =>
      other.query !== query && other.position.page === position.page && other.position.top !== position.top,
  );
  const labelled = others.filter((other) => other.position.direction !== 'none');
  const alike = labelled.filter((other) => other.position.direction === position.direction);
  const isLabelled = position.direction !== 'none';
  return {
    sameDirection: isLabelled && labelled.length > 0 ? weightOf(alike) / weightOf(labelled) : 0,
    labelledOthers: Math.min(mostInLine, weightOf(labelled)),
    leftInLine: Math.min(mostInLine, weightOf(others.filter(isNear('left')))),
    rightInLine: Math.min(mostInLine, weightOf(others.filter(isNear('right')))),
  };

  function isNear(edge: 'left' | 'right') {
    return (other: RankedCandidate) => Math.abs(other.position[edge] - position[edge]) < inLine;
  }
}

/** How many of the candidates are right by expectation: the sum of share times logistic score. */
function weightOf(candidates: readonly RankedCandidate[]): number {
  return candidates.reduce((sum, {share, score}) => sum + share / (1 + Math.exp(-score)), 0);
}
