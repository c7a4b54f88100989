import {z} from 'zod';
import {FieldValue} from './extraction.js';
import {StaticValues} from './static-values.js';

/** One delivery: a document of an asynchronous job. `result` is null and `error` set for a document that failed. */
export const WebhookPayload = z.object({
  job_id: z.string(),
  template_id: z.string().nullish(),
  static_values: StaticValues.nullish(),
  result: z.record(z.string(), FieldValue).nullable(),
  /** The document's name; absent where the job failed before it had documents. */
  file: z.string().optional(),
  /** A delivery to try the endpoint: there is no such job. */
  test: z.literal(true).optional(),
  error: z.object({code: z.string(), message: z.string()}).optional(),
  /** Values were corrected after the document's first delivery: this result replaces the one sent before. */
  corrected: z.literal(true).optional(),
  /** With `corrected`: the `webhook-id` of the document's first delivery. */
  replaces: z.string().optional(),
});
export type WebhookPayload = z.infer<typeof WebhookPayload>;
