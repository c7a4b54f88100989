import {z} from 'zod';

/**
 * The body of an error reply: application/problem+json (RFC 9457) and the stable `code`. `error` and `message` are the
 * sentence of `detail` again: released clients print one or the other, and nothing else.
 */
export const Problem = z.object({
  /** `urn:docextract:error:` and the code. */
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string().optional(),
  code: z.string(),
  error: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  /** Set on `not_finished`: the status of the job. */
  job_status: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** What a client accepts as an error body: any object; all sentences optional. */
export const ForeignProblem = z.looseObject({
  code: z.unknown().optional(),
  type: z.unknown().optional(),
  title: z.unknown().optional(),
  error: z.unknown().optional(),
  /** What a validation lists. */
  errors: z.unknown().optional(),
  message: z.unknown().optional(),
  detail: z.unknown().optional(),
  hint: z.unknown().optional(),
});
export type ForeignProblem = z.infer<typeof ForeignProblem>;
