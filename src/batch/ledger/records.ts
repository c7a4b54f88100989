import {z} from 'zod';

const error = z.object({code: z.string(), message: z.string(), hint: z.string().optional()});
const mapping = z.enum(['exact', 'named', 'order', 'none']);

/** A document of a paid request, with the data to send the same request again. */
export const IntentDocument = z.object({
  identity: z.string(),
  source: z.string(),
  /** Further sources of the same content, which is sent and paid once. */
  also: z.array(z.string()).optional(),
  path: z.string(),
  sha256: z.string(),
  size: z.number(),
  /** Its name within the archive. */
  entry: z.string().optional(),
  pages: z.number().optional(),
  /** The document is itself an archive. */
  archive: z.literal(true).optional(),
});
export type IntentDocument = z.infer<typeof IntentDocument>;

/** Written, and on the disk, before a paid request is sent. */
export const Intent = z.object({
  type: z.literal('intent'),
  id: z.string(),
  at: z.number(),
  pid: z.number(),
  /** Id of the run, which distinguishes processes with the same process id. */
  run: z.string(),
  operation: z.enum(['process', 'submit', 'agent']),
  service: z.string(),
  template: z.string().optional(),
  static_values: z.record(z.string(), z.unknown()).optional(),
  /** Names the API key that paid for it, without revealing it. */
  account: z.string().optional(),
  /** Name of the budget it is charged to. */
  budget: z.string().optional(),
  /** The idempotency key the request carries. */
  key: z.string(),
  /** Upload form: a repetition under the same key must be the same bytes. */
  form: z.enum(['multipart', 'binary', 'base64']),
  /** File name in the request. */
  name: z.string(),
  documents: z.array(IntentDocument),
});
export type Intent = z.infer<typeof Intent>;

/** A document that succeeded or failed for good. */
export const SettledDocument = z.object({
  identity: z.string(),
  state: z.enum(['succeeded', 'failed']),
  mapping,
  /** The file the result was written to, absolute. */
  result: z.string().optional(),
  /** Checksum of the file. */
  sum: z.string().optional(),
  error: error.optional(),
});
export type SettledDocument = z.infer<typeof SettledDocument>;

/**
 * Outcome of an intent. `accepted`: a job. `answered`: the results came with the reply. `refused`: definitely not
 * done. `unsent`: nothing was sent, as if there had been no intent. `unknown`: sent, maybe paid.
 */
export const Outcome = z.object({
  type: z.literal('outcome'),
  id: z.string(),
  at: z.number(),
  state: z.enum(['accepted', 'answered', 'refused', 'unsent', 'unknown']),
  job_id: z.string().optional(),
  /** Template version, as the reply reported it. */
  template_version: z.number().optional(),
  documents: z.array(SettledDocument).optional(),
  error: error.optional(),
});
export type Outcome = z.infer<typeof Outcome>;

/** Status of a job at its last poll. */
export const JobSeen = z.object({
  type: z.literal('job'),
  job_id: z.string(),
  at: z.number(),
  status: z.string(),
  expires_at: z.string().optional(),
});
export type JobSeen = z.infer<typeof JobSeen>;

/** The results of a job were fetched, or will never come. */
export const Collected = z.object({
  type: z.literal('collected'),
  job_id: z.string(),
  at: z.number(),
  documents: z.array(SettledDocument),
});
export type Collected = z.infer<typeof Collected>;

/** A job that was submitted elsewhere and imported here. */
export const Imported = z.object({
  type: z.literal('imported'),
  job_id: z.string(),
  at: z.number(),
  service: z.string(),
});
export type Imported = z.infer<typeof Imported>;

/** A forgotten intent or job: its documents are new again. */
export const Forgotten = z.object({type: z.literal('forgotten'), id: z.string(), at: z.number()});
export type Forgotten = z.infer<typeof Forgotten>;

/** An intent with its outcomes, which replaces their single records when the journal is compacted. */
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
  /** Identities of its documents that were not forgotten, where that is not all. */
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
