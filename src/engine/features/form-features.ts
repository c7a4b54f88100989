import type {MergedCandidate} from './merge.js';
import {groupBy} from './ranking.js';
import {formOfValue} from './value-form.js';

/** The probability that the request asks for the form of each value (`askedForms`), in the order of the candidates. */
export function formFeatures(merged: readonly MergedCandidate[]): Record<string, number>[] {
  const described = merged.map((one) => ({query: one.query, fit: fitOf(one)}));
  const byQuery = groupBy(described, ({query}) => query);
  return described.map((one) => {
    const others = byQuery.get(one.query)!.filter((other) => other !== one);
    return {
      formFit: one.fit,
      formShare: one.fit / Math.max(...Object.values(one.query.askedForms)),
      'lead-formFit': one.fit - Math.max(0, ...others.map(({fit}) => fit)),
    };
  });
}

function fitOf({query, candidates}: MergedCandidate): number {
  return query.askedForms[formOfValue(candidates[0]!.raw)];
}
