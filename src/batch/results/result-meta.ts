import {type FieldMeta, isUnsure} from '../../contract/extraction.js';
import type {ResultDocument, ResultInclude} from '../../contract/jobs.js';
import type {UnsureValue} from '../model/outcome.js';
import type {ResultOptions} from '../model/run-options.js';
import type {ResultStore} from './result-store.js';
import {type MetaDepth, metaDepthOf, metaIn, withoutMeta} from '../../contract/result-columns.js';

/** What a run asks of each value besides the value; `undefined` for nothing. */
export function askedDepth(include: readonly ResultInclude[] = []): MetaDepth | undefined {
  if (include.includes('provenance')) return 'provenance';
  return include.includes('confidence') ? 'confidence' : undefined;
}

/** What the service is asked to include. With `watch`, also confidence and provenance, even if they are not written. */
export function requestedInclude({
  include,
  watch,
}: Pick<ResultOptions, 'include' | 'watch'>): ResultInclude[] | undefined {
  if (watch === undefined) return include;
  return [...new Set<ResultInclude>([...(include ?? []), 'confidence', 'provenance'])];
}

/** The same store, to which results go with as much of their `_meta` as was asked for. */
export function storeOfAsked(store: ResultStore, asked: MetaDepth | undefined): ResultStore {
  return {
    ...store,
    keep: (results) =>
      store.keep(results.map((result) => ({...result, fields: withMetaAsked(result.fields, asked)}))),
    keepUnrelated: (jobId, elements) =>
      store.keepUnrelated(jobId, async function* () {
        for await (const element of elements()) yield withMetaAsked(element, asked);
      }),
  };
}

/** What was asked and the result does not tell: `provenance` for the place alone, `confidence` for everything. */
export function lackOf(fields: ResultDocument, asked: MetaDepth | undefined): MetaDepth | undefined {
  if (asked === undefined) return undefined;
  const told = metaDepthOf(metaIn(fields) ?? {});
  if (told === undefined) return 'confidence';
  return told === 'confidence' && asked === 'provenance' ? 'provenance' : undefined;
}

/** A result with as much of its `_meta` as was asked for: one of an earlier run may tell more. */
export function withMetaAsked(fields: ResultDocument, asked: MetaDepth | undefined): ResultDocument {
  const meta = metaIn(fields);
  if (meta === undefined || asked === 'provenance') return fields;
  if (asked === undefined) return withoutMeta(fields);
  const certain = Object.entries(meta).map(
    ([name, {confidence}]): [string, Pick<FieldMeta, 'confidence'>] => [name, {confidence}],
  );
  return {...withoutMeta(fields), _meta: Object.fromEntries(certain)};
}

/**
 * The values of a result that are less sure than `below`, the least sure first; none without a limit. What was not found is
 * no value. `[]`: a result that tells no confidence can only be looked at.
 */
export function unsureValues(fields: ResultDocument, below: number | undefined): UnsureValue[] | undefined {
  if (below === undefined) return undefined;
  const meta = metaIn(fields) ?? {};
  if (metaDepthOf(meta) === undefined) return [];
  const unsure = Object.entries(meta)
    .map(([field, {confidence}]) => ({field, confidence}))
    .filter((value) => isUnsure(value, below))
    .sort((one, other) => one.confidence - other.confidence);
  return unsure.length === 0 ? undefined : unsure;
}
