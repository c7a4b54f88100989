import type {FieldQuery} from '../../query/field-query.js';
import {contentWords} from '../../query/words/content-words.js';
import type {AskedWord, QueryCoverage} from '../../query/words/query-coverage.js';
import type {WordLikeness} from '../../query/words/word-likeness.js';
import {wordsOf} from '../../values/fold.js';
import type {MergedCandidate} from '../merge.js';
import {groupBy} from '../ranking.js';
import type {LabelPosition} from './label-positions.js';
import type {Zone} from './word-zones.js';

/** Minimum likeness of a printed word to a word of the request, or of a label, that it explains. */
const explainedFrom = 0.5;
/** Above the rarity of any word: the place has no label. */
const noLabel = 2;

/** Zones that are taken together, the nearest first; each has those of the one before it too. */
const near = ['before', 'left', 'above', 'heading'] as const satisfies readonly Zone[];
const block = [...near, 'after', 'block', 'around'] as const satisfies readonly Zone[];
const all = [...block, 'column'] as const satisfies readonly Zone[];
/** Positions of labels whose own words are compared with the request. */
const labelsCompared = ['before', 'left', 'above'] as const satisfies readonly LabelPosition[];
/** Shares in which a candidate is compared with the best other one of its query. */
const compared = ['explained', 'explainedBlock', 'explainedNear'] as const;

type Features = Record<string, number>;

/** The words and labels around a candidate. */
export interface Surroundings {
  zones: Record<Zone, string[]>;
  labels: Record<LabelPosition, string[]>;
}

interface Comparison {
  coverage: QueryCoverage;
  words: WordLikeness;
}

/**
 * What of a request nothing around a candidate says, and what its labels say that the request does not, in the order of the
 * candidates: "gas meter number" beside the number of the electricity meter. Such a near miss differs in one word, so
 * the words of several zones are taken together here. `explained…`: the share of the request's words that they say;
 * `…Rarest`: the rarity of the rarest word they do not say; `unasked…`: that of the rarest word of a label which is not asked.
 */
export function unsaidFeatures(
  merged: readonly MergedCandidate[],
  surroundingsOf: (candidate: MergedCandidate) => Surroundings,
  comparison: Comparison,
): Features[] {
  const described = merged.map((one) => ({
    query: one.query,
    features: featuresOf(one, surroundingsOf(one), comparison),
  }));
  const byQuery = groupBy(described, ({query}) => query);
  return described.map((own) => {
    const others = byQuery.get(own.query)!.filter((other) => other !== own);
    const leads = compared.map((name) => {
      const best = Math.max(0, ...others.map(({features}) => features[name]!));
      return [`lead-${name}`, own.features[name]! - best] as const;
    });
    return {...own.features, ...Object.fromEntries(leads)};
  });
}

function featuresOf(
  {query, candidates}: MergedCandidate,
  {zones, labels}: Surroundings,
  comparison: Comparison,
): Features {
  const wordsIn = (names: readonly Zone[]) => names.flatMap((zone) => zones[zone]);
  const value = wordsOf(candidates[0]!.raw);
  const said = (words: string[]) => comparison.coverage.wordsSaid(query, words);
  const [anywhere, inBlock, nearby] = [
    said([...value, ...wordsIn(all)]),
    said([...value, ...wordsIn(block)]),
    said(wordsIn(near)),
  ];
  const unasked = labelsCompared.map((position) => rarestUnasked(query, labels[position][0], comparison));
  return {
    explained: explainedShare(anywhere),
    explainedBlock: explainedShare(inBlock),
    explainedNear: explainedShare(nearby),
    unexplainedRarest: rarestUnexplained(anywhere, comparison),
    unexplainedBlockRarest: rarestUnexplained(inBlock, comparison),
    unexplainedNearRarest: rarestUnexplained(nearby, comparison),
    ...Object.fromEntries(labelsCompared.map((position, at) => [`unasked-${position}`, unasked[at]!])),
    unaskedLeast: Math.min(...unasked),
  };
}

function explainedShare(asked: readonly AskedWord[]): number {
  const weight = asked.reduce((sum, one) => sum + one.weight, 0);
  const explained = asked.reduce((sum, one) => sum + one.weight * one.likeness, 0);
  return weight === 0 ? 0 : explained / weight;
}

function rarestUnexplained(asked: readonly AskedWord[], {words}: Comparison): number {
  const unexplained = asked.filter(({likeness}) => likeness < explainedFrom);
  return Math.max(0, ...unexplained.map(({word}) => words.rarity(word)));
}

function rarestUnasked(query: FieldQuery, label: string | undefined, {coverage, words}: Comparison): number {
  if (label === undefined || label === '') return noLabel;
  const unasked = contentWords(label).filter((word) => coverage.likenessToAsked(query, word) < explainedFrom);
  return Math.max(0, ...unasked.map((word) => words.rarity(word)));
}
