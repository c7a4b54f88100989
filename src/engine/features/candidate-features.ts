import type {FieldType} from '../../contract/fields.js';
import type {FieldQuery} from '../query/field-query.js';
import {kindFeatures} from './kind-features.js';
import type {MergedCandidate} from './merge.js';

export type Features = Record<string, number>;

/** Named numbers of every candidate of a request, in the same order: what the sources noticed, and how it compares. */
export function candidateFeatures(merged: readonly MergedCandidate[]): Features[] {
  const byQuery = new Map<FieldQuery, MergedCandidate[]>();
  for (const one of merged) byQuery.set(one.query, [...(byQuery.get(one.query) ?? []), one]);
  return merged.map((one) => ({
    ...signalsOf(one),
    ...kindFeatures(one),
    ...queryFeatures(one.query),
    ...rivalFeatures(one, byQuery.get(one.query)!),
  }));
}

function signalsOf({candidates}: MergedCandidate): Features {
  const features: Features = {sources: candidates.length};
  for (const {source, signals} of candidates) {
    features[`from-${source}`] = 1;
    Object.assign(features, signals);
  }
  return features;
}

const types: FieldType[] = [
  'date',
  'money',
  'number',
  'identifier',
  'name',
  'address',
  'text',
  'phone',
  'boolean',
];

function queryFeatures({field, type, phrases, meanings, concept}: FieldQuery): Features {
  const words = (field.prompt ?? field.name).split(/\s+/).length;
  return {
    ...Object.fromEntries(types.map((one) => [`asks-${one}`, Number(type === one)])),
    asksWithoutType: Number(type === undefined),
    asksKnownConcept: Number(concept !== undefined),
    asksUsual: Number(concept !== undefined),
    requestWords: Math.min(words, 20),
    requestPhrases: Math.min(phrases.filter(({origin}) => origin === 'asked').length, 6),
    requestMeanings: Math.min(Math.max(0, ...meanings.map((units) => units.length)), 8),
    requestQuestion: Number(/[?？]\s*$/.test(field.prompt ?? '')),
  };
}

function rivalFeatures(own: MergedCandidate, all: readonly MergedCandidate[]): Features {
  const others = all.filter((other) => other !== own);
  const best = (name: string) =>
    Math.max(0, ...others.flatMap(({candidates}) => candidates.map(({signals}) => signals[name] ?? 0)));
  const isLabelled = ({candidates}: MergedCandidate) =>
    candidates.some(
      ({source, signals}) => source === 'label' && signals.isAsked === 1 && signals.isExact === 1,
    );
  return {
    rivals: Math.min(others.length, 30),
    rivalConceptLikelihood: best('conceptLikelihood'),
    rivalLikeness: best('likeness'),
    rivalStrength: best('sentenceStrength'),
    rivalAsked: Number(others.some(isLabelled)),
  };
}
