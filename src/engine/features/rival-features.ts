import type {FieldQuery} from '../query/field-query.js';
import {squash} from '../values/fold.js';
import type {MergedCandidate} from './merge.js';

/** Features of which the difference from the highest value among the other candidates of the query is a feature too. */
const compared = ['likeness', 'conceptLikelihood', 'sentenceStrength', 'labelProbability'] as const;
/** Likewise, from the lowest value among the other candidates that have a label: here lower is better. */
const comparedDown = ['distance', 'between', 'isLabelMost', 'valueLabelProbability'] as const;
/** Minimum length of a label: many values begin with the letters of a shorter one. */
const shortestLabel = 4;
const farthest = 25;

export interface DescribedCandidate {
  candidate: MergedCandidate;
  features: Readonly<Record<string, number>>;
  /** The printed text of its first candidate, folded. */
  key: string;
}

/** Comparisons of a candidate with the other candidates of its query. */
export function rivalFeatures(
  own: DescribedCandidate,
  all: readonly DescribedCandidate[],
): Record<string, number> {
  const others = all.filter((other) => other !== own);
  const best = (name: string) => Math.max(0, ...others.map(({features}) => features[name] ?? 0));
  const least = (name: string) =>
    Math.min(farthest, ...others.filter(isLabelled).map(({features}) => features[name] ?? 0));
  const leads: Record<string, number> = Object.fromEntries<number>([
    ...compared.map((name) => [`lead-${name}`, (own.features[name] ?? 0) - best(name)] as const),
    ...comparedDown.map(
      (name) =>
        [`lead-${name}`, isLabelled(own) ? least(name) - (own.features[name] ?? 0) : -farthest] as const,
    ),
  ]);
  return {
    ...leads,
    rivals: Math.min(others.length, 30),
    rivalConceptLikelihood: best('conceptLikelihood'),
    rivalLikeness: best('likeness'),
    rivalStrength: best('sentenceStrength'),
    rivalAsked: Number(others.some(isWordForWord)),
    nearerValues: others.filter((other) => isNearerValue(other, own)).length,
    partOfRival: Number(others.some(({key}) => key.length > own.key.length && key.includes(own.key))),
    holdsRival: Number(
      others.some(({key}) => key !== '' && key.length < own.key.length && own.key.includes(key)),
    ),
  };
}

/** Whether the value is, or begins with, the label of another query in the words of the request. */
export function askedElsewhere(
  {candidate, key}: DescribedCandidate,
  queries: readonly FieldQuery[],
): Record<string, number> {
  const others = queries.filter((query) => query !== candidate.query);
  const labels = others.flatMap(({phrases}) =>
    phrases.filter(({origin, key: label}) => origin === 'asked' && label.length >= shortestLabel),
  );
  return {
    isAskedLabel: Number(labels.some((label) => label.key === key)),
    beginsWithAsked: Number(
      labels.some((label) => key.length > label.key.length && key.startsWith(label.key)),
    ),
    otherQueries: Math.min(others.length, 20),
  };
}

export function keyOf({candidates}: MergedCandidate): string {
  return squash(candidates[0]!.raw);
}

function isLabelled({features}: DescribedCandidate): boolean {
  return features['from-label'] === 1;
}

function isWordForWord(one: DescribedCandidate): boolean {
  return isLabelled(one) && one.features.isAsked === 1 && one.features.isExact === 1;
}

/** Whether the other value is no label and is nearer to a label match of at least the same rank. */
function isNearerValue({features: other}: DescribedCandidate, {features: own}: DescribedCandidate): boolean {
  return (
    other['from-label'] === 1 &&
    (other.isLabelMost ?? 0) < 0.5 &&
    (other.matchRank ?? 0) <= (own.matchRank ?? 0) &&
    (other.distance ?? farthest) < (own.distance ?? farthest)
  );
}
