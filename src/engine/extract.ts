import type {ExtractedField, Extraction, ExtractionRequest} from '../contract/extraction.js';
import type {Field} from '../contract/fields.js';
import {alignFields} from './align/align-fields.js';
import {readReferences} from './align/references.js';
import {zoneReader} from './align/read-again.js';
import {understand} from './fields/ask.js';
import {findFields} from './fields/find-fields.js';
import type {Page} from './page.js';
import {defaultOcr, readPages, type ReadOptions} from './read-pages.js';
import {notationOf} from './fields/notation.js';

export interface ExtractOptions extends ReadOptions {
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
  const pages: Page[] = [];
  for await (const page of readPages(path, options)) pages.push(page);
  const aligned = await fieldsByReference(pages, request, options);
  return extractFromPages(pages, request, options, aligned);
}

/** The same for a document that is read already; `known` are fields decided otherwise, by name. */
export function extractFromPages(
  pages: Page[],
  request: ExtractionRequest,
  options: Pick<ExtractOptions, 'minConfidence'> = {},
  known: ReadonlyMap<string, ExtractedField> = new Map(),
): Extraction {
  const {minConfidence = usualConfidence} = options;
  const open = request.fields.filter((field) => field.kind !== 'STATIC' && !known.has(field.name));
  const found = findFields(pages, {documentType: request.document_type, fields: open, minConfidence});
  const fields = request.fields.map((field): [string, ExtractedField] => [
    field.name,
    known.get(field.name) ?? found.get(field.name) ?? staticField(field),
  ]);
  const warnings = pages.flatMap((page) => page.notes ?? []);
  return {pages: pages.length, fields: Object.fromEntries(fields), warnings};
}

function staticField(field: Field): ExtractedField {
  return {value: field.value ?? null, confidence: 1, route: 'static'};
}

/** A field with the type its words tell, where it names none. */
function typed(field: Field, request: ExtractionRequest): Field {
  return {...field, type: field.type ?? understand(field, request.document_type).type};
}

/** What the reference documents of a template decide; nothing for a template without. */
async function fieldsByReference(
  pages: Page[],
  request: ExtractionRequest,
  options: ExtractOptions,
): Promise<Map<string, ExtractedField>> {
  const paths = request.references ?? [];
  if (paths.length === 0) return new Map();
  const {ocr, signal} = options;
  return alignFields({
    pages,
    references: await readReferences(paths, (path) => readPages(path, options)),
    fields: request.fields.filter((field) => field.kind !== 'STATIC').map((field) => typed(field, request)),
    notation: notationOf(pages),
    readZone: zoneReader(() => (ocr ? Promise.resolve(ocr) : defaultOcr()), signal),
    ...(signal && {signal}),
  });
}
