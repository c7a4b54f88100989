import type {FieldMeta} from '../../contract/extraction.js';
import type {ResultDocument, ResultInclude} from '../../contract/jobs.js';
import type {UnsureValue} from '../model/outcome.js';
import {type MetaDepth, metaDepthOf, metaIn, withoutMeta} from '../../contract/result-columns.js';

/** What a run asks of each value besides the value; `undefined` for nothing. */
export function askedDepth(include: readonly ResultInclude[] = []): MetaDepth | undefined {
  if (include.includes('provenance')) return 'provenance';
  return include.includes('confidence') ? 'confidence' : undefined;
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
    .filter(({confidence}) => confidence > 0 && confidence < below)
    .sort((one, other) => one.confidence - other.confidence);
  return unsure.length === 0 ? undefined : unsure;
}
