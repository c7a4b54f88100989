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

/**
 * How many values of the kept examples are read right, each example read without having been learned from (leave one
 * out).
 */
export const TeachingReport = z.object({
  examples: z.number().int(),
  fields: z.array(
    z.object({
      name: z.string(),
      asked: z.number().int(),
      before: z.number().int(),
      after: z.number().int(),
      /**
       * Whether the draft reads this field in a new way, learned from the examples; otherwise the field is unchanged.
       */
      learned: z.boolean(),
    }),
  ),
  before: z.number().int(),
  after: z.number().int(),
  asked: z.number().int(),
  /**
   * `false` when there is only one example: the counts then come from reading the same document that was learned from.
   */
  left_out: z.boolean(),
  /**
   * Corrections from which nothing was learned. `not_on_page`: no words on the page match the value. `contradicted`:
   * other examples have the value at another place.
   */
  doubtful: z.array(
    z.object({example: z.string(), field: z.string(), reason: z.enum(['not_on_page', 'contradicted'])}),
  ),
  /** The draft version made; absent when nothing got better. */
  draft_version: z.number().int().optional(),
  /** The `If-Match` value for using the draft. A newer draft has the same version number, but another etag. */
  draft_etag: z.string().optional(),
});
export type TeachingReport = z.infer<typeof TeachingReport>;
