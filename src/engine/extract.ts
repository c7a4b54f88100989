import type {ExtractedField, Extraction, ExtractionRequest} from '../contract/extraction.js';
import {prefer, readByReference, type ByReference} from './by-reference.js';
import {readAttached, settleRoutes, type RouteOptions} from './other-routes.js';
import type {Page} from './page.js';
import {answerFields} from './pipeline.js';
import {withMendedPostcodes} from './recognised-postcodes.js';
import {readPages, type ReadOptions} from './read-pages.js';

export interface ExtractOptions extends ReadOptions, RouteOptions {
  /** Values less sure than this are left out: `null`, not a guess. Default 0.5. */
  minConfidence?: number;
}

const usualConfidence = 0.5;

/**
 * What a document says about the fields of a request. Throws `unreadable_document` and `unsupported_kind` as reading
 * does; a field that is not found is `null` with confidence 0.
 */
export async function extract(
  path: string,
  request: ExtractionRequest,
  options: ExtractOptions = {},
): Promise<Extraction> {
  const attached = await readAttached(path, options);
  const pages: Page[] = [];
  for await (const page of readPages(path, options)) pages.push(page);
  const {minConfidence = usualConfidence} = options;
  const aligned = await readByReference(pages, request, options);
  const merged = mergeAligned(extractFromPages(pages, request, options), aligned, minConfidence);
  const read = withMendedPostcodes(merged, request.fields, pages);
  return settleRoutes(read, {
    pages,
    attached,
    request,
    options: {...options, minConfidence},
  });
}

/** The same for a document that is read already. */
export function extractFromPages(
  pages: Page[],
  request: ExtractionRequest,
  options: Pick<ExtractOptions, 'minConfidence'> = {},
): Extraction {
  const {minConfidence = usualConfidence} = options;
  const wanted = request.fields.filter((field) => field.kind !== 'STATIC');
  const found = answerFields(pages, {documentType: request.document_type, fields: wanted, minConfidence});
  const fields = request.fields.map((field): [string, ExtractedField] => [
    field.name,
    found.get(field.name) ?? {value: field.value ?? null, confidence: 1, route: 'static'},
  ]);
  return {
    pages: pages.length,
    fields: Object.fromEntries(fields),
    warnings: pages.flatMap((page) => page.notes ?? []),
  };
}

function mergeAligned(read: Extraction, aligned: ByReference, minConfidence: number): Extraction {
  const fields = Object.entries(read.fields).map(([name, searched]) => [
    name,
    prefer(aligned.fields.get(name), searched, minConfidence),
  ]);
  return {
    ...read,
    fields: Object.fromEntries(fields) as Extraction['fields'],
    warnings: [...read.warnings, ...aligned.warnings],
  };
}
