import type {FieldMeta, ResultMeta, OutgoingExtraction} from '../../contract/extraction.js';
import type {ResultInclude} from '../../contract/jobs.js';
import type {MetaDepth} from '../../contract/result-columns.js';

/** How much detail the request wants for each value. */
export function metaDepthIn(include: Set<ResultInclude>): MetaDepth | undefined {
  if (include.has('provenance')) return 'provenance';
  return include.has('confidence') ? 'confidence' : undefined;
}

/** Confidence per field, and with `provenance` where and how it was found; `undefined` when not requested. */
export function metaOf(extraction: OutgoingExtraction, include: Set<ResultInclude>): ResultMeta | undefined {
  const depth = metaDepthIn(include);
  if (depth === undefined) return undefined;
  const entries = Object.entries(extraction.fields).map(([name, field]): [string, FieldMeta] => {
    const {confidence, route, page, box, raw, source} = field;
    return [name, depth === 'provenance' ? {confidence, route, page, box, raw, source} : {confidence}];
  });
  return Object.fromEntries(entries);
}
