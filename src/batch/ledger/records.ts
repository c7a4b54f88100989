import {z} from 'zod';

const error = z.object({code: z.string(), message: z.string(), hint: z.string().optional()});
const mapping = z.enum(['exact', 'named', 'order', 'none']);

/** A document of a paid request, with what is needed to send the very same request again. */
export const IntentDocument = z.object({
  identity: z.string(),
  source: z.string(),
  path: z.string(),
  sha256: z.string(),
  size: z.number(),
  /** Its name within the archive. */
  entry: z.string().optional(),
  pages: z.number().optional(),
  /** It is an archive itself. */
  archive: z.literal(true).optional(),
});
export type IntentDocument = z.infer<typeof IntentDocument>;

/** Written, and on the disk, before a paid request is sent. */
export const Intent = z.object({
  type: z.literal('intent'),
  id: z.string(),
  at: z.number(),
  pid: z.number(),
  /** The ledger was opened for it by one process: tells two with the same number apart. */
  run: z.string(),
  operation: z.enum(['process', 'submit', 'agent']),
  service: z.string(),
  template: z.string().optional(),
  static_values: z.record(z.string(), z.unknown()).optional(),
  /** Names the key it was paid with. */
  account: z.string().optional(),
  /** The idempotency key the request carries. */
  key: z.string(),
  /** The form it travels in: a repetition under the same key has to be the same bytes. */
  form: z.enum(['multipart', 'binary', 'base64']),
  /** The name it travels under. */
  name: z.string(),
  documents: z.array(IntentDocument),
});
export type Intent = z.infer<typeof Intent>;

/** A document whose result is there, or will never be. */
export const SettledDocument = z.object({
  identity: z.string(),
  state: z.enum(['succeeded', 'failed']),
  mapping,
  /** The file the result was written to, absolute. */
  result: z.string().optional(),
  /** Of what was written there. */
  sum: z.string().optional(),
  error: error.optional(),
});
export type SettledDocument = z.infer<typeof SettledDocument>;

/**
 * What came of an intent. `accepted`: a job. `answered`: the results came with the reply. `refused`: a definite no.
 * `unsent`: nothing was sent, as if the intent had never been. `unknown`: sent, maybe paid.
 */
export const Outcome = z.object({
  type: z.literal('outcome'),
  id: z.string(),
  at: z.number(),
  state: z.enum(['accepted', 'answered', 'refused', 'unsent', 'unknown']),
  job_id: z.string().optional(),
  /** Of the template, as the reply told it. */
  template_version: z.number().optional(),
  documents: z.array(SettledDocument).optional(),
  error: error.optional(),
});
export type Outcome = z.infer<typeof Outcome>;

/** Where a job stood when it was last asked. */
export const JobSeen = z.object({
  type: z.literal('job'),
  job_id: z.string(),
  at: z.number(),
  status: z.string(),
  expires_at: z.string().optional(),
});
export type JobSeen = z.infer<typeof JobSeen>;

/** The results of a job were fetched, or are known never to come. */
export const Collected = z.object({
  type: z.literal('collected'),
  job_id: z.string(),
  at: z.number(),
  documents: z.array(SettledDocument),
});
export type Collected = z.infer<typeof Collected>;

/** A job that somebody else submitted. */
export const Imported = z.object({
  type: z.literal('imported'),
  job_id: z.string(),
  at: z.number(),
  service: z.string(),
});
export type Imported = z.infer<typeof Imported>;

/** An intent, or the intent of a job, that is not to be known any more: its documents are new again. */
export const Forgotten = z.object({type: z.literal('forgotten'), id: z.string(), at: z.number()});
export type Forgotten = z.infer<typeof Forgotten>;

/** An intent with all that became of it, in place of the records that said so one by one. */
export const CompactedIntent = z.object({
  type: z.literal('kept'),
  intent: Intent,
  state: z.enum([...Outcome.shape.state.options, 'open']),
  error: error.optional(),
  settled: z.array(SettledDocument),
  template_version: z.number().optional(),
  job: z
    .object({
      job_id: z.string(),
      submittedMs: z.number(),
      status: z.string().optional(),
      expires_at: z.string().optional(),
      collected: z.boolean(),
    })
    .optional(),
  repeats: z.literal(true).optional(),
  /** The work it tells of, where that is not all of its documents: the rest was forgotten. */
  identities: z.array(z.string()).optional(),
});
export type CompactedIntent = z.infer<typeof CompactedIntent>;

export const LedgerRecord = z.discriminatedUnion('type', [
  Intent,
  Outcome,
  JobSeen,
  Collected,
  Imported,
  Forgotten,
  CompactedIntent,
]);
export type LedgerRecord = z.infer<typeof LedgerRecord>;
