import {z} from 'zod';

/** A corrected document as an example of its template: kept only when its owner agrees, until it is deleted. */
export const NewExample = z.strictObject({
  job_id: z.string(),
  position: z.number().int().min(0),
  /** The pictures of the pages are kept too, not only words, boxes and corrected values. */
  keep_pictures: z.boolean().default(false),
});
export type NewExample = z.infer<typeof NewExample>;

export const Example = z.object({
  id: z.string(),
  name: z.string(),
  pages: z.number().int(),
  fields: z.number().int(),
  corrected: z.number().int(),
  has_pictures: z.boolean(),
  created_at: z.string(),
  by: z.string(),
});
export type Example = z.infer<typeof Example>;

/** Right values on the kept examples, each read without having been learned from (leave one out). */
export const TeachingReport = z.object({
  examples: z.number().int(),
  fields: z.array(
    z.object({
      name: z.string(),
      asked: z.number().int(),
      before: z.number().int(),
      after: z.number().int(),
      /** It is read as the examples show from now on; otherwise it stays as it was. */
      learned: z.boolean(),
    }),
  ),
  before: z.number().int(),
  after: z.number().int(),
  asked: z.number().int(),
  /** `false`: there is one example, and it was read by what it taught itself. */
  left_out: z.boolean(),
  /**
   * Corrections that taught nothing. `not_on_page`: no words read like the value. `contradicted`: other examples say that the
   * value is elsewhere.
   */
  doubtful: z.array(
    z.object({example: z.string(), field: z.string(), reason: z.enum(['not_on_page', 'contradicted'])}),
  ),
  /** The draft version made; absent when nothing got better. */
  draft_version: z.number().int().optional(),
  /** `If-Match` of its use: a draft that somebody else has made since has the same number. */
  draft_etag: z.string().optional(),
});
export type TeachingReport = z.infer<typeof TeachingReport>;
