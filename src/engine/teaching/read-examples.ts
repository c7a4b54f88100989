import {isProbable} from '../probable.js';
import type {ExtractedField, ExtractionRequest, FieldValue} from '../../contract/extraction.js';
import {extractByWords} from '../extract.js';
import {localeOf} from '../page-view/number-and-date-locale.js';
import {parseConceptQuery} from '../query/meaning/concept-query.js';
import type {ReferenceDocument} from '../registration/reference-documents.js';
import type {TeachingExample} from './example.js';
import {isSameValue} from './same-value.js';
import {squash} from '../values/fold.js';
import {similarity} from '../values/similarity.js';

/** A template whose reference documents have been read. */
export interface TaughtTemplate extends Omit<ExtractionRequest, 'references'> {
  references: ReferenceDocument[];
}

/** How the fields of an example are read, by name: those whose right value is known. */
export type ExampleReading = ReadonlyMap<string, FieldReading>;

export interface FieldReading {
  isRight: boolean;
  /** Read in the field's region on reference documents, and nothing like the right value. */
  isElsewhere: boolean;
}

export async function readExample(
  {references, ...request}: TaughtTemplate,
  {pages, values}: TeachingExample,
  signal?: AbortSignal,
): Promise<ExampleReading> {
  const {fields} = await extractByWords(pages, {request, references}, {signal});
  const numberLocale = localeOf(pages);
  const readings = new Map<string, FieldReading>();
  for (const field of request.fields) {
    const [right, read] = [values.get(field.name), fields[field.name]];
    if (!right || !read) continue;
    const typed = {type: field.type ?? parseConceptQuery(field, request.document_type).type};
    const isRight = isSameValue(typed, [right.value, read.value], numberLocale);
    const isPlaced = read.route === 'zone' && read.value !== null;
    readings.set(field.name, {isRight, isElsewhere: !isRight && isPlaced && !isAlike(right.value, read)});
  }
  return readings;
}

/** Whether a reading is a part of the value, or the value misread. */
function isAlike(right: FieldValue, {value, raw = ''}: ExtractedField): boolean {
  if (typeof right !== 'string' || typeof value !== 'string') return false;
  const wanted = squash(right);
  return [value, raw].map(squash).some((given) => {
    const isPart = given !== '' && (wanted.includes(given) || given.includes(wanted));
    return isPart || isProbable(similarity(wanted, given));
  });
}
