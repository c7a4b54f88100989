import type {ExtractedField, ExtractionRequest} from '../contract/extraction.js';
import type {Field} from '../contract/fields.js';
import {readKeptPages} from './kept-pages.js';
import {alignFields, type AlignRequest} from './registration/reference-fields.js';
import {zoneReader} from './registration/readings/recognise-region.js';
import {readReferences, type ReferenceDocument} from './registration/reference-documents.js';
import {parseConceptQuery} from './query/meaning/concept-query.js';
import {localeOf} from './page-view/number-and-date-locale.js';
import type {Page} from './page.js';
import {ocrOf, readPages, type ReadOptions} from './read-pages.js';

export interface ReferenceReading {
  /** The fields the reference documents decide, by name. */
  fields: Map<string, ExtractedField>;
  warnings: string[];
}

/** What the reference documents of a request say about a document that is read; nothing when there are none. */
export async function readByReference(
  pages: Page[],
  request: ExtractionRequest,
  options: ReadOptions,
): Promise<ReferenceReading> {
  if (!request.references?.length) return {fields: new Map(), warnings: []};
  const {signal} = options;
  const recogniser = () => ocrOf(options);
  const references = await readReferences(request.references, (path) => referencePages(path, options));
  return readWithReferences(pages, {
    request,
    references,
    readZone: zoneReader(recogniser, signal),
    readLines: async (rasters, lineOptions) => (await recogniser()).readLines(rasters, lineOptions),
    signal,
  });
}

/** Pages of a reference document: of a file that is read now, or of words that were kept when it was read. */
export async function* referencePages(path: string, options: ReadOptions): AsyncGenerator<Page> {
  yield* (await readKeptPages(path)) ?? readPages(path, options);
}

/**
 * The same with reference documents that are read already; without `readZone` and `readLines` nothing is recognised
 * again.
 */
export async function readWithReferences(
  pages: Page[],
  {
    request,
    references,
    ...recognition
  }: {request: ExtractionRequest; references: ReferenceDocument[]} & Pick<
    AlignRequest,
    'readZone' | 'readLines' | 'signal'
  >,
): Promise<ReferenceReading> {
  const fields = await alignFields({
    ...recognition,
    pages,
    references,
    fields: request.fields.map((field) => typed(field, request.document_type)),
    numberLocale: localeOf([...pages, ...references.flatMap((reference) => reference.pages)]),
  });
  const drawn = request.fields.filter(({kind}) => kind === 'VALUE' || kind === 'RECTANGLE');
  const matched = drawn.length === 0 || drawn.some(({name}) => fields.has(name));
  return {fields, warnings: matched ? [] : [unmatched]};
}

/** A field with the type its words tell, where it names none. */
function typed(field: Field, documentType: string): Field {
  return {...field, type: field.type ?? parseConceptQuery(field, documentType).type};
}

const unmatched = 'No page matches a reference document; fields were looked for by their labels.';

/**
 * The reference's value if it is sure enough, else the one found by labels if that is, else none. A zone that was found
 * and is empty stays empty: a value from elsewhere would be another field's.
 */
export function preferReference(
  aligned: ExtractedField | undefined,
  searched: ExtractedField,
  minConfidence: number,
): ExtractedField {
  if (!aligned) return searched;
  if (aligned.value === null || aligned.confidence >= minConfidence) return aligned;
  return searched.confidence >= minConfidence ? searched : {...aligned, value: null};
}
