import type {Extraction, ExtractionRequest, FieldMeta, FieldValue, ResultFields} from './extraction.js';

/** Confidence below which a value needs a look where nothing else is said. */
export const usualReviewBelow = 0.95;

/** Whether a value needs a look. What was not found is no value. */
export function isUnsure({confidence}: {confidence: number}, below: number): boolean {
  return confidence > 0 && confidence < below;
}

/** A value as it goes out: as it was read, or corrected; then it has no route and the place it was given. */
export type OutgoingField = FieldMeta & {value: FieldValue};

/** What was found in a document, with corrected values in place of those read. */
export interface OutgoingExtraction extends Omit<Extraction, 'fields'> {
  fields: Record<string, OutgoingField>;
}

/** Each requested field in order, as results and webhooks give it. */
export function outgoingValues(request: ExtractionRequest, extraction: OutgoingExtraction): ResultFields {
  return Object.fromEntries(request.fields.map(({name}) => [name, extraction.fields[name]?.value ?? null]));
}
