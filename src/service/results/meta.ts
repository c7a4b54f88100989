import type {Extraction} from '../../contract/extraction.js';
import type {ResultInclude} from '../../contract/jobs.js';

/** Confidence per field, and with `provenance` where and how it was found; `undefined` when not requested. */
export function metaOf(
  extraction: Extraction,
  include: Set<ResultInclude>,
): Record<string, unknown> | undefined {
  if (!include.has('confidence') && !include.has('provenance')) return undefined;
  const entries = Object.entries(extraction.fields).map(([name, field]) => {
    const {confidence, route, page, box, raw, source} = field;
    return [name, include.has('provenance') ? {confidence, route, page, box, raw, source} : {confidence}];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}
