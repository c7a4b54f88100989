import type {Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {
  type Extraction,
  type ExtractionRequest,
  type ResultFields,
  outgoingValues,
} from '../../contract/extraction.js';
import {isTerminal} from '../../contract/job-status.js';
import {type CorrectionChange, correctionsOf, writeCorrections} from '../corrections/corrections.js';
import {applyCorrections} from '../corrections/apply-corrections.js';
import {type JsonText, parseJsonText} from '../database/json-text.js';
import type {Tables} from '../database/tables.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import {endWait, type JobCompletion} from '../jobs/job-completion.js';
import {enqueueCorrected} from '../webhooks/corrected-deliveries.js';

/** What a reviewer changes on a document. */
export interface DocumentChange {
  account: string;
  jobId: string;
  position: number;
  /** Revision of the document that the reviewer saw. */
  revision: number;
  /** By field. */
  changes: Map<string, CorrectionChange>;
  /** Whether the document now counts as reviewed. */
  reviewed: boolean;
  /** Id of the reviewer's key. */
  by: string;
}

interface Context {
  completion: JobCompletion;
  at: AtStorageCrashPoint;
}

/** Corrects a document and updates its job and deliveries. Returns file keys no longer needed. */
export async function correctDocument(
  trx: Transaction<Tables>,
  change: DocumentChange,
  {completion, at}: Context,
): Promise<string[]> {
  const {now} = completion;
  const document = await documentOf(trx, change);
  const result = requireReadable(document, change, now);
  const revision = document.revision + 1;
  await writeCorrections(trx, {documentId: document.id, changes: change.changes, by: change.by, now});
  await trx
    .updateTable('documents')
    .set({revision, ...(change.reviewed && {reviewed_at: now, needs_look: 0})})
    .where('id', '=', document.id)
    .execute();
  at('correction.writing');
  if (!change.reviewed) return [];
  const status = await noteReview(trx, document, completion);
  if (isTerminal(status)) {
    const values = await valuesOf(trx, {id: document.id, request: document.request, result});
    await enqueueCorrected(trx, {documentId: document.id, values, revision, now});
  }
  return forgetReviewedFile(trx, document, isTerminal(status));
}

function documentOf(trx: Transaction<Tables>, {account, jobId, position}: DocumentChange) {
  return trx
    .selectFrom('documents')
    .innerJoin('jobs', 'jobs.id', 'documents.job_id')
    .select(['documents.id', 'documents.status', 'documents.result', 'documents.error', 'documents.file'])
    .select(['documents.needs_look', 'documents.revision', 'documents.job_id'])
    .select(['jobs.status as job_status', 'jobs.archive', 'jobs.request', 'jobs.template_id'])
    .select(['jobs.expires_at', 'jobs.review_until', 'jobs.keeps_files'])
    .where('jobs.id', '=', jobId)
    .where('jobs.account', '=', account)
    .where('documents.position', '=', position)
    .executeTakeFirstOrThrow(() => gone(jobId, position));
}

type Found = Awaited<ReturnType<typeof documentOf>>;

/** What was read in a document that may be corrected now. */
function requireReadable(
  {status, result, expires_at, revision}: Found,
  {jobId, position, revision: seen}: DocumentChange,
  now: number,
): JsonText<Extraction> {
  const what = `Document ${position} of job ${jobId}`;
  if (expires_at !== null && expires_at <= now)
    throw new DocextractError('results_expired', `The results of job ${jobId} have expired.`);
  if (status === 'failed')
    throw new DocextractError(
      'unreadable_document',
      `${what} could not be read: there is nothing to correct.`,
    );
  if (result === null) throw new DocextractError('not_finished', `${what} is not read yet.`);
  if (revision === seen) return result;
  throw new DocextractError('changed_meanwhile', `${what} was changed by somebody else meanwhile.`, {
    hint: 'Look at it as it is now, and correct it again.',
  });
}

/** Counts the document as looked at; with the last one, the job that waits ends. Returns the job's status. */
async function noteReview(
  trx: Transaction<Tables>,
  {job_id, job_status, archive, needs_look}: Found,
  completion: JobCompletion,
): Promise<Found['job_status']> {
  const job = await trx
    .updateTable('jobs')
    .set((row) => ({needs_look: row('needs_look', '-', needs_look)}))
    .where('id', '=', job_id)
    .returning(['needs_look', 'review_until'])
    .executeTakeFirstOrThrow();
  if (job.review_until === null || job.needs_look > 0) return job_status;
  await endWait(trx, {id: job_id, status: job_status, archive}, completion);
  return 'SUCCESS';
}

/** The values as a webhook sends them. */
async function valuesOf(
  trx: Transaction<Tables>,
  {id, request, result}: {id: string; request: JsonText<ExtractionRequest>; result: JsonText<Extraction>},
): Promise<ResultFields> {
  const corrections = await correctionsOf(trx, [id]);
  return outgoingValues(parseJsonText(request), applyCorrections(parseJsonText(result), corrections.get(id)));
}

/** The file stays for a webhook that is not delivered yet. */
async function forgetReviewedFile(
  trx: Transaction<Tables>,
  {id, file, keeps_files, template_id}: Found,
  hasEnded: boolean,
): Promise<string[]> {
  if (file === null || keeps_files === 0) return [];
  const needed = hasEnded
    ? await trx
        .selectFrom('deliveries')
        .select('id')
        .where('document_id', '=', id)
        .where('status', '!=', 'delivered')
        .executeTakeFirst()
    : await trx
        .selectFrom('templates')
        .select('id')
        .where('id', '=', template_id)
        .where('webhook', 'is not', null)
        .executeTakeFirst();
  if (needed !== undefined) return [];
  await trx.updateTable('documents').set({file: null}).where('id', '=', id).execute();
  return [file];
}

function gone(jobId: string, position: number): DocextractError {
  return new DocextractError('not_found', `There is no document ${position} of job ${jobId}.`, {
    hint: 'Documents are deleted with the results of their job.',
  });
}
