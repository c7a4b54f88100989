import {z} from 'zod';
import {Box, Field} from './fields.js';

/**
 * An extracted value. Dates are ISO (`2024-03-05`), money and numbers are decimal strings with a point
 * (`1234.50`) so that no digit is lost, booleans are booleans, a table is an array of rows, everything else
 * is text. A field without a type is treated the same where the value is only an amount, a measure or a date
 * (`5550.00` for "€ 5.550,00"; the field's `raw` keeps what is printed), gets a boolean where it asks whether
 * something is so, and an array where it asks for a list. `null` says: not found.
 */
export type FieldValue = string | boolean | null | FieldValue[] | {[column: string]: FieldValue};
export const FieldValue: z.ZodType<FieldValue> = z.lazy(() =>
  z.union([z.string(), z.boolean(), z.null(), z.array(FieldValue), z.record(z.string(), FieldValue)]),
);

/** The way a value was found. */
export const Route = z.enum([
  'label',
  'zone',
  'pattern',
  'position',
  'table',
  'mrz',
  'attachment',
  'static',
  'llm',
  'none',
]);
export type Route = z.infer<typeof Route>;

export const ExtractedField = z.object({
  value: FieldValue,
  /** 0 to 1: how likely the value is right. 0 when nothing was found. */
  confidence: z.number().min(0).max(1),
  route: Route,
  /** Page of the document, from 1. */
  page: z.number().int().min(1).optional(),
  box: Box.optional(),
  /** The text on the page the value was read from. */
  raw: z.string().optional(),
  /** Whether the text came from the file or was recognised. */
  source: z.enum(['text', 'ocr']).optional(),
});
export type ExtractedField = z.infer<typeof ExtractedField>;

/**
 * Metadata of a value, in `_meta` of a result: its confidence, and with `provenance` where and how it was found. An invalid
 * position, as another service may send it, is dropped.
 */
export const FieldMeta = z.object({
  ...ExtractedField.omit({value: true}).shape,
  route: Route.optional().catch(undefined),
  page: ExtractedField.shape.page.catch(undefined),
  box: ExtractedField.shape.box.catch(undefined),
});
export type FieldMeta = z.infer<typeof FieldMeta>;

/** `_meta` of a result, by field. */
export const ResultMeta = z.record(z.string(), FieldMeta);
export type ResultMeta = z.infer<typeof ResultMeta>;

/** What the engine found in one document, field by field in the order they were asked for. */
export const Extraction = z.object({
  pages: z.number().int().min(0),
  fields: z.record(z.string(), ExtractedField),
  /** What a reader should know: pages left out, text layer not trusted, reference not matched. */
  warnings: z.array(z.string()),
});
export type Extraction = z.infer<typeof Extraction>;

/** The plain result a client gets: field name to value. */
export type ResultFields = Record<string, FieldValue>;

/**
 * The values of an extraction by field name, without confidence and positions; `null` for fields that were not found.
 */
export function valuesOf(extraction: Extraction): ResultFields {
  return Object.fromEntries(Object.entries(extraction.fields).map(([name, field]) => [name, field.value]));
}

/** What reads scans, by the names users choose by. `auto` chooses page by page. */
export const recogniserNames = ['auto', 'ppocr', 'tesseract'] as const;
export type RecogniserName = (typeof recogniserNames)[number];

/** What the engine is asked: the fields of one kind of document, and where templates have them, reference documents. */
export const ExtractionRequest = z.object({
  document_type: z.string(),
  instructions: z.string().optional(),
  fields: z.array(Field),
  /** Paths of reference documents, each a revision of the same form. */
  references: z.array(z.string()).optional(),
});
export type ExtractionRequest = z.infer<typeof ExtractionRequest>;

/** Confidence below which a value needs a look where nothing else is said. */
export const usualReviewBelow = 0.95;

/** Whether a value needs a look. What was not found is no value. */
export function isUnsure({confidence}: {confidence: number}, below: number): boolean {
  return confidence > 0 && confidence < below;
}

/** Names of the fields that need a look: those with an unsure value, and required ones that were not found. */
export function fieldsToCheck(
  fields: readonly Pick<Field, 'name' | 'required'>[],
  extraction: Extraction,
  below: number,
): string[] {
  return fields
    .filter(({name, required}) => {
      const read = extraction.fields[name];
      const isMissing = read === undefined || read.value === null;
      return isMissing ? required === true : isUnsure(read, below);
    })
    .map(({name}) => name);
}

/** A value as results give it: as read, or corrected. A corrected one has no route, and the position it was given. */
export type OutgoingField = FieldMeta & {value: FieldValue};

/** What was found in a document, with corrected values in place of those read. */
export interface OutgoingExtraction extends Omit<Extraction, 'fields'> {
  fields: Record<string, OutgoingField>;
}

/** Each requested field in order, as results and webhooks give it. */
export function outgoingValues(request: ExtractionRequest, extraction: OutgoingExtraction): ResultFields {
  return Object.fromEntries(request.fields.map(({name}) => [name, extraction.fields[name]?.value ?? null]));
}

/** A corrected value. Without `page` and `box`, its position is not known. */
export const RightValue = z.object({
  value: FieldValue,
  page: z.number().int().min(1).optional(),
  box: Box.optional(),
  /** The value that the job had read, and the template version it was read with. */
  read: z.object({value: FieldValue, version: z.number().int()}).optional(),
});
export type RightValue = z.infer<typeof RightValue>;
