import {DocextractError} from '../../../contract/errors.js';
import {mustExist} from '../../../contract/must-exist.js';
import type {Job} from '../../../storage/jobs/jobs.js';
import type {ReviewedDocument} from '../../../storage/review/reviewed-documents.js';
import {requireJob} from '../../routes/job-status.js';
import {refuseExpired} from '../../routes/results.js';
import type {DocumentReview} from '../contract/documents.js';
import type {StudioContext} from '../studio-context.js';
import {isoOrNull} from './job-summary.js';
import {reviewedFields} from './reviewed-fields.js';

/** The parameters of a document's path, and who asks. */
export interface DocumentAddress {
  jobId: string;
  position: string;
  account: string;
}

/** A document of the account's job. Throws `not_found`, `results_expired`. */
export async function requireDocument(
  context: StudioContext,
  {jobId, position, account}: DocumentAddress,
): Promise<{job: Job; document: ReviewedDocument}> {
  const job = await requireJob(context, {id: jobId, account});
  refuseExpired(job, context.clock());
  const from = /^\d{1,9}$/.test(position) ? Number(position) : undefined;
  const [document] =
    from === undefined ? [] : await context.storage.reviews.documents(job.id, {from, count: 1});
  if (document?.position === from && document !== undefined) return {job, document};
  throw new DocextractError('not_found', `Job ${job.id} has no document ${position}.`, {
    hint: 'Documents are numbered from 0 in the order of the upload.',
  });
}

/** A document with everything that the review page shows. Throws `not_finished` while it is not read yet. */
export async function reviewOf(context: StudioContext, address: DocumentAddress): Promise<DocumentReview> {
  const {job, document} = await requireDocument(context, address);
  refuseUnread(job, document);
  const {position, name, read, error, file, revision, reviewedAt} = document;
  const listed = await context.storage.jobs.list.find({id: job.id, account: job.account});
  return {
    job_id: job.id,
    ...{position, name},
    template_id: job.template_id,
    etag: etagOf(revision),
    has_file: file !== undefined,
    pages: read?.pages ?? 0,
    warnings: error ? [error.message] : (read?.warnings ?? []),
    fields: reviewedFields(job.request.fields, document, mustExist(listed, 'job of a document').look_below),
    reviewed_at: isoOrNull(reviewedAt),
    ...(await context.storage.reviews.neighbours(job.id, position)),
  };
}

function refuseUnread({id}: Job, {position, status}: ReviewedDocument): void {
  if (status === 'done' || status === 'failed') return;
  throw new DocextractError('not_finished', `Document ${position} of job ${id} is not read yet.`, {
    retryAfterSeconds: 2,
  });
}

/** The etag for a revision of a document; `revisionOf` reads it back. */
export function etagOf(revision: number): string {
  return String(revision);
}

/** The revision in an etag; -1, which no document has, for any other text. */
export function revisionOf(etag: string): number {
  return /^\d{1,9}$/.test(etag) ? Number(etag) : -1;
}
