import {z} from 'zod';
import {Box} from '../../../contract/fields.js';
import {ExtractedField, FieldValue} from '../../../contract/extraction.js';
import {DocumentCounts} from '../../../contract/jobs.js';

/** A line of the list of jobs. */
export const JobSummary = z.object({
  id: z.string(),
  template_id: z.string().nullable(),
  template_name: z.string().nullable(),
  template_version: z.number().int().nullable(),
  status: z.string(),
  documents: DocumentCounts,
  /** Documents with a value below the confidence that needs a look, not yet reviewed. */
  unsure: z.number().int(),
  /** Documents that hold the job back until they are reviewed. */
  waiting_review: z.number().int(),
  created_at: z.string(),
  completed_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  /** Whether the results have been deleted. */
  expired: z.boolean(),
});
export type JobSummary = z.infer<typeof JobSummary>;

export const JobsQuery = z.object({
  /** `needs_look`: with an unsure document; `running`: not at its end. */
  filter: z.enum(['all', 'needs_look', 'running', 'failed']).default('all'),
  template: z.string().optional(),
  /** Cursor: the `next` of the page before. */
  after: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type JobsQuery = z.infer<typeof JobsQuery>;

export const JobPage = z.object({
  jobs: z.array(JobSummary),
  next: z.string().optional(),
  total: z.number().int(),
});
export type JobPage = z.infer<typeof JobPage>;

export const DocumentSummary = z.object({
  /** Order in the job, from 0; names the document within the job. */
  position: z.number().int(),
  name: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  error: z.object({code: z.string(), message: z.string()}).optional(),
  unsure: z.number().int(),
  corrected: z.number().int(),
  reviewed_at: z.string().nullable(),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

/** A part of a job's documents, with the columns of its results. */
export const JobDetail = JobSummary.extend({
  fields: z.array(z.string()),
  list: z.array(
    DocumentSummary.extend({
      values: z.record(z.string(), FieldValue),
      /** Names of the fields that need a look. */
      unsure_fields: z.array(z.string()),
    }),
  ),
});
export type JobDetail = z.infer<typeof JobDetail>;

/** A decision of a reviewer on a field: `null` as value says that it is not on the page. */
export const Correction = z.strictObject({
  value: FieldValue,
  page: z.number().int().min(1).optional(),
  box: Box.optional(),
});
export type Correction = z.infer<typeof Correction>;

/** `accepted`: the value as read is right. Fields not named stay as they are. */
export const Corrections = z.strictObject({
  fields: z.record(z.string(), z.union([Correction, z.strictObject({accepted: z.literal(true)}), z.null()])),
  /** The document is reviewed; a job that waits for it goes on when all are. */
  reviewed: z.boolean().default(false),
});
export type Corrections = z.infer<typeof Corrections>;

/** A field in review: the value as it goes out, and how it was read. */
export const ReviewedField = z.object({
  name: z.string(),
  type: z.string().optional(),
  prompt: z.string().optional(),
  options: z.array(z.string()).optional(),
  columns: z.array(z.object({name: z.string(), type: z.string().optional()})).optional(),
  /** The outgoing value: the corrected one, or else the value that was read. */
  value: FieldValue,
  read: ExtractedField,
  /**
   * Whether the field needs a look: its confidence is too low, or it is required and was not found, and no reviewer has
   * corrected or accepted it.
   */
  unsure: z.boolean(),
  state: z.enum(['read', 'accepted', 'corrected']),
  page: z.number().int().optional(),
  box: Box.optional(),
  by: z.string().optional(),
  at: z.string().optional(),
});
export type ReviewedField = z.infer<typeof ReviewedField>;

export const DocumentReview = z.object({
  job_id: z.string(),
  position: z.number().int(),
  name: z.string(),
  template_id: z.string().nullable(),
  /** `If-Match` of the next write. */
  etag: z.string(),
  /** Whether page pictures can still be made; the file is deleted when it is not needed any more. */
  has_file: z.boolean(),
  pages: z.number().int(),
  warnings: z.array(z.string()),
  fields: z.array(ReviewedField),
  reviewed_at: z.string().nullable(),
  /** The documents of the job before and after this one that need a look. */
  previous: z.number().int().optional(),
  next: z.number().int().optional(),
});
export type DocumentReview = z.infer<typeof DocumentReview>;
