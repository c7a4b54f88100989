// features: merges candidates of the same value, and computes the features of each for the fitted models.

import type {FieldQuery} from '../query/field-query.js';
import {asNamed} from '../query/words/request-wording.js';
import {WordLikeness} from '../query/words/word-likeness.js';
import {contextFeatures} from './context/context-features.js';
import {kinshipFeatures} from './context/kinship-features.js';
import {formFeatures} from './form-features.js';
import {kindFeatures} from './kind-features.js';
import type {MergedCandidate} from './merge.js';
import {queryFeatures} from './query-features.js';
import {askedElsewhere, keyOf, rivalFeatures, type DescribedCandidate} from './rival-features.js';
import {valueFeatures} from './value-features.js';

export type Features = Record<string, number>;

/**
 * The features of every candidate of a request, in the same order: signals of the sources, features of value, context
 * and request, and comparisons with the other candidates.
 */
export function candidateFeatures(merged: readonly MergedCandidate[]): Features[] {
  const described = merged.map(describe);
  const byQuery = new Map<FieldQuery, DescribedCandidate[]>();
  for (const one of described) {
    const {query} = one.candidate;
    byQuery.set(query, [...(byQuery.get(query) ?? []), one]);
  }
  const queries = [...byQuery.keys()];
  const pages = merged.map(({candidates}) => candidates[0]!.page);
  const words = new WordLikeness(queries, new Set(pages));
  const names = new WordLikeness(queries, new Set(pages), asNamed);
  const context = contextFeatures(merged, words, names);
  const kinship = kinshipFeatures(merged, words, names);
  const forms = formFeatures(merged);
  return described.map((one, at) => ({
    ...one.features,
    ...context[at]!,
    ...kinship[at]!,
    ...forms[at]!,
    ...queryFeatures(one.candidate.query),
    ...rivalFeatures(one, byQuery.get(one.candidate.query)!),
    ...askedElsewhere(one, queries),
  }));
}

function describe(candidate: MergedCandidate): DescribedCandidate {
  const features = {
    ...valueFeatures(candidate.candidates[0]!),
    ...signalsOf(candidate),
    ...kindFeatures(candidate),
  };
  return {candidate, features, key: keyOf(candidate)};
}

function signalsOf({candidates}: MergedCandidate): Features {
  const features: Features = {sources: candidates.length};
  for (const {source, signals} of candidates) {
    features[`from-${source}`] = 1;
    Object.assign(features, signals);
  }
  return features;
}
