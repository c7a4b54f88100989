import {z} from 'zod';

export {FieldSuggestion, PageAnalysis} from '../../../contract/page-analysis.js';

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
