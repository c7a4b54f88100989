import {z} from 'zod';
import {Box} from '../../../contract/fields.js';

/** What the engine sees on a page. Boxes are fractions of the page (0 to 1), origin top left. */
export const PageAnalysis = z.object({
  /** From 1. */
  number: z.number().int().min(1),
  /** Points of a PDF, pixels of a picture: for the ratio of the sides. */
  width: z.number(),
  height: z.number(),
  /** Whether the text came from the file or was recognised. */
  source: z.enum(['text', 'ocr']),
  words: z.array(z.object({text: z.string(), box: Box})),
  /** Runs of words that belong together; `label`: 0 to 1, how likely it is a label rather than a value. */
  segments: z.array(z.object({text: z.string(), box: Box, label: z.number()})),
  /** Drawn lines as thin boxes. */
  lines: z.array(Box),
  check_boxes: z.array(z.object({box: Box, ticked: z.boolean()})),
});
export type PageAnalysis = z.infer<typeof PageAnalysis>;

/** Width of a page picture in pixels; the height follows. */
export const PictureQuery = z.object({width: z.coerce.number().int().min(64).max(3000).default(1200)});
export type PictureQuery = z.infer<typeof PictureQuery>;

/** A document of the template editor: kept for an hour at most, for its session alone. */
export const Sample = z.object({
  id: z.string(),
  name: z.string(),
  pages: z.number().int().min(1),
  expires_at: z.string(),
});
export type Sample = z.infer<typeof Sample>;

/** A label found on a sample and the value beside it: a field that a template could have. */
export const FieldSuggestion = z.object({
  name: z.string(),
  type: z.string().optional(),
  page: z.number().int().min(1),
  label: z.string(),
  label_box: Box,
  value: z.string().optional(),
  value_box: Box.optional(),
});
export type FieldSuggestion = z.infer<typeof FieldSuggestion>;
