import {z} from 'zod';
import {isFailure, normaliseStatus} from './job-status.js';
import {isNotice} from './reply-notice.js';
import {StaticValues} from './static-values.js';

/** Of a template: rises with each edit. */
export const TemplateVersion = z.number().int().min(1);

/** The version in replies, an addition of this service. Other values, which other services may send, are ignored. */
export const ToldTemplateVersion = TemplateVersion.optional().catch(undefined);

/** The body of a 202: `POST` or `PUT /process-job`. */
export const JobAccepted = z.object({
  /** A string; some services number their jobs. */
  job_id: z.union([z.string().min(1), z.number().transform(String)]),
  template_id: z.string().nullish(),
  template_version: ToldTemplateVersion,
  static_values: StaticValues.nullish(),
});
export type JobAccepted = z.infer<typeof JobAccepted>;

export const DocumentCounts = z.object({
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
});
export type DocumentCounts = z.infer<typeof DocumentCounts>;

/** What of an archive is no part of its job, such as an entry in a folder. */
export const JobWarning = z.object({entry: z.string(), reason: z.string()});
export type JobWarning = z.infer<typeof JobWarning>;

/** The reply of `GET /job-status`. All but `job_id`, `template_id` and `status` are additions of this service. */
export const JobState = z.object({
  job_id: z.union([z.string(), z.number().transform(String)]),
  template_id: z.string().nullish(),
  /** The version of the template that the job was submitted with. */
  template_version: ToldTemplateVersion,
  status: z.string().transform(normaliseStatus),
  documents: DocumentCounts.optional(),
  /** Documents that a person is to review before the job ends; absent where none is. */
  waiting_review: z.number().int().min(1).optional().catch(undefined),
  created_at: z.string().nullish(),
  completed_at: z.string().nullish(),
  expires_at: z.string().nullish(),
  error: z.unknown().optional(),
  warnings: z.array(JobWarning).optional().catch(undefined),
});
export type JobState = z.infer<typeof JobState>;

/** What a client accepts: a failed job may say why in `message` or `detail` alone. */
export const ForeignJobState = JobState.extend({
  message: z.unknown().optional(),
  detail: z.unknown().optional(),
}).transform(({message, detail, ...state}): JobState => {
  const reason = [message, detail].find((words) => typeof words === 'string' && words.trim() !== '');
  return isFailure(state.status) && reason !== undefined ? {...state, error: state.error ?? reason} : state;
});

/** The reply of `DELETE /jobs/{job_id}`. */
export const JobDeleted = z.object({job_id: z.string(), deleted: z.literal(true)});
export type JobDeleted = z.infer<typeof JobDeleted>;

export const ResultFormat = z.enum(['json', 'csv']);
export type ResultFormat = z.infer<typeof ResultFormat>;

/** What `job-results` adds to each document's fields when asked. */
export const ResultInclude = z.enum(['file', 'static_values', 'confidence', 'provenance', 'warnings']);
export type ResultInclude = z.infer<typeof ResultInclude>;

const includeList = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  z.array(ResultInclude),
);

export const ResultsRequest = z.object({
  job_id: z.string(),
  result_format: z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() || undefined : (value ?? undefined)),
    ResultFormat.default('json'),
  ),
  include: includeList.optional(),
});
export type ResultsRequest = z.infer<typeof ResultsRequest>;

/**
 * One document of a JSON result: the template's fields as keys. One that failed has `_file`, its name, and `_error`
 * besides. With `include`: `_file` in each, `_static_values` (those of the job) and `_meta` (per field confidence, and page,
 * box, raw text, route). In CSV each static value is a column, `static.<key>`, and the `_meta` of a field is in
 * columns after the field's: `<field>.confidence`, `<field>.page` and so on.
 */
export const ResultDocument = z.record(z.string(), z.unknown());
export type ResultDocument = z.infer<typeof ResultDocument>;

/** An element of a reply, as a client takes it: fields that are wrapped in `document_data`, and nothing else, are unwrapped. */
export const ForeignResult = ResultDocument.transform((document): ResultDocument => {
  const wrapped =
    Object.keys(document).length === 1 ? ResultDocument.safeParse(document.document_data) : undefined;
  return wrapped?.data ?? document;
});

export const ResultList = z.array(ForeignResult);

/** JSON results: an array; a lone object is wrapped, as other services send one, unless it is but a notice. */
export const JobResults = z.union([
  ResultList,
  ResultDocument.refine((document) => !isNotice(document), 'a message instead of results')
    .pipe(ForeignResult)
    .transform((document) => [document]),
]);
export type JobResults = z.infer<typeof JobResults>;
