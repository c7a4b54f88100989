import {z} from 'zod';
import {Box, FieldType} from './fields.js';

/** What the engine sees on a page. Boxes are fractions of the page (0 to 1), origin top left, upright as it is pictured. */
export const PageAnalysis = z.object({
  /** From 1. */
  number: z.number().int().min(1),
  /** Points of a PDF, pixels of a picture: for the ratio of the sides. */
  width: z.number(),
  height: z.number(),
  /** Where most of the text came from: the file, or recognition. */
  source: z.enum(['text', 'ocr']),
  words: z.array(z.object({text: z.string(), box: Box})),
  /** Runs of words that belong together; `label`: 0 to 1, how likely it is a label rather than a value. */
  segments: z.array(z.object({text: z.string(), box: Box, label: z.number()})),
  /** Drawn lines as thin boxes. */
  lines: z.array(Box),
  check_boxes: z.array(z.object({box: Box, ticked: z.boolean()})),
});
export type PageAnalysis = z.infer<typeof PageAnalysis>;

/** A label found on a document and the value beside it: a field that a template could have. */
export const FieldSuggestion = z.object({
  /** Words of the label in lower case, joined by underscores; unique among those of the document. */
  name: z.string(),
  type: FieldType.optional(),
  page: z.number().int().min(1),
  label: z.string(),
  label_box: Box,
  value: z.string(),
  value_box: Box,
});
export type FieldSuggestion = z.infer<typeof FieldSuggestion>;
