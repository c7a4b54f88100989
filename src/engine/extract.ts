// engine: reads a document and extracts the fields of a request; no HTTP, no database, no log.

import type {ExtractedField, Extraction, ExtractionRequest} from '../contract/extraction.js';
import {
  preferReference,
  readByReference,
  readWithReferences,
  type ReferenceReading,
} from './read-by-reference.js';
import type {ReferenceDocument} from './registration/reference-documents.js';
import {applyToPages} from './instructions/apply-to-pages.js';
import {parseInstructions} from './instructions/parse-instructions.js';
import {readAttached, mergeRoutes, type RouteOptions} from './merge-routes.js';
import type {Page} from './page.js';
import {answerFields} from './pipeline.js';
import {withCorrectedPostcodes} from './correct-postcodes.js';
import {readPages, type ReadOptions} from './read-pages.js';

export interface ExtractOptions extends ReadOptions, RouteOptions {
  /** Values less sure than this are left out: `null`, not a guess. Default 0.5. */
  minConfidence?: number;
}

export const usualConfidence = 0.5;

/**
 * What a document says about the fields of a request. Throws `unreadable_document` and `unsupported_kind` as reading
 * does; a field that is not found is `null` with confidence 0.
 */
export async function extract(
  path: string,
  request: ExtractionRequest,
  options: ExtractOptions = {},
): Promise<Extraction> {
  const all: Page[] = [];
  for await (const page of readPages(path, options)) all.push(page);
  return extractRead({path, all}, request, options);
}

/** The same for a file whose pages are read already; reads what is attached to it. */
export async function extractRead(
  {path, all}: {path: string; all: Page[]},
  request: ExtractionRequest,
  options: ExtractOptions = {},
): Promise<Extraction> {
  const attached = await readAttached(path, options);
  const pages = applyToPages(all, parseInstructions(request.instructions));
  const {minConfidence = usualConfidence} = options;
  const aligned = await readByReference(pages, request, options);
  const merged = mergeAligned(extractFromPages(all, request, options), aligned, minConfidence);
  const read = withCorrectedPostcodes(merged, request.fields, pages);
  return mergeRoutes(
    {...read, pages: all.length},
    {
      pages,
      attached,
      request,
      options: {...options, minConfidence},
    },
  );
}

/** The same for pages and reference documents that are read already, by their words alone. */
export async function extractByWords(
  all: Page[],
  {request, references}: {request: ExtractionRequest; references: ReferenceDocument[]},
  {minConfidence = usualConfidence, signal}: Pick<ExtractOptions, 'minConfidence' | 'signal'> = {},
): Promise<Extraction> {
  const pages = applyToPages(all, parseInstructions(request.instructions));
  const aligned = await readWithReferences(pages, {request, references, signal});
  const merged = mergeAligned(extractFromPages(all, request, {minConfidence}), aligned, minConfidence);
  return withCorrectedPostcodes(merged, request.fields, pages);
}

/** The same for pages that are read already, without reference documents and other routes. */
export function extractFromPages(
  all: Page[],
  request: ExtractionRequest,
  options: Pick<ExtractOptions, 'minConfidence' | 'languageModel'> = {},
): Extraction {
  const {minConfidence = usualConfidence, languageModel} = options;
  const instructions = parseInstructions(request.instructions);
  const pages = applyToPages(all, instructions);
  const wanted = request.fields.filter((field) => field.kind !== 'STATIC');
  const found = answerFields(pages, {
    fields: wanted,
    minConfidence,
    ...(request.instructions ? {instructions} : {}),
  });
  const fields = request.fields.map((field): [string, ExtractedField] => [
    field.name,
    found.get(field.name) ?? {value: field.value ?? null, confidence: 1, route: 'static'},
  ]);
  return {
    pages: all.length,
    fields: Object.fromEntries(fields),
    warnings: [
      ...pages.flatMap((page) => page.notes ?? []),
      ...(languageModel === undefined ? instructions.notUnderstood.map(notUnderstood) : []),
    ],
  };
}

/** The longest part of a sentence that a warning quotes. */
const quotedLength = 80;

function notUnderstood(sentence: string): string {
  const short = sentence.length > quotedLength ? `${sentence.slice(0, quotedLength).trimEnd()}…` : sentence;
  return `Instruction not understood without a language model, nothing done about it: "${short}"`;
}

function mergeAligned(read: Extraction, aligned: ReferenceReading, minConfidence: number): Extraction {
  const fields = Object.entries(read.fields).map(([name, searched]) => [
    name,
    preferReference(aligned.fields.get(name), searched, minConfidence),
  ]);
  return {
    ...read,
    fields: Object.fromEntries(fields) as Extraction['fields'],
    warnings: [...read.warnings, ...aligned.warnings],
  };
}
