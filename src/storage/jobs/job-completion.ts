import type {Transaction, Updateable} from 'kysely';
import {isTerminal, type JobStatus} from '../../contract/job-status.js';
import type {Failure} from '../failure.js';
import {enqueueDeliveries} from '../webhooks/enqueue-deliveries.js';
import {mayMove} from './job-transitions.js';
import type {JobRow} from '../database/rows/job-rows.js';
import type {Tables} from '../database/tables.js';
import {jsonText} from '../database/json-text.js';

export interface JobCompletion {
  now: number;
  retentionMs: number;
}

/**
 * Moves a job through the given statuses, each checked against the transitions. The end of a job and its webhook
 * deliveries are one change.
 */
export async function moveJob(
  trx: Transaction<Tables>,
  job: Pick<JobRow, 'id' | 'status'>,
  path: JobStatus[],
  changes: Updateable<Tables['jobs']> = {},
): Promise<void> {
  let status = job.status;
  for (const next of path) {
    if (!mayMove(status, next)) throw new Error(`a job may not move from ${status} to ${next}`);
    status = next;
  }
  await trx
    .updateTable('jobs')
    .set({...changes, status})
    .where('id', '=', job.id)
    .execute();
  if (isTerminal(status)) await enqueueDeliveries(trx, job.id);
}

/** The columns of a job that ends at `now`: when its results expire (milliseconds since the epoch), and no holder. */
export function completed({now, retentionMs}: JobCompletion): Updateable<Tables['jobs']> {
  return {completed_at: now, expires_at: now + retentionMs, holder: null};
}

interface DocumentEnd extends JobCompletion {
  jobId: string;
  failure?: Failure | undefined;
  needsLook?: boolean;
}

/** Records the end of one document of a job, and ends the job with its last. */
export async function recordDocumentEnd(
  trx: Transaction<Tables>,
  {jobId, failure, needsLook = false, ...completion}: DocumentEnd,
): Promise<void> {
  const job = await trx
    .updateTable('jobs')
    .set((row) => ({
      ...(failure ? {failed: row('failed', '+', 1)} : {done: row('done', '+', 1)}),
      needs_look: row('needs_look', '+', needsLook ? 1 : 0),
    }))
    .where('id', '=', jobId)
    .returning(countedColumns)
    .executeTakeFirstOrThrow();
  await endJobIfComplete(trx, job, {failure, ...completion});
}

/** What decides how a job goes on. */
export const countedColumns = [
  ...(['id', 'status', 'archive', 'total', 'done', 'failed'] as const),
  ...(['needs_look', 'review_ms'] as const),
] as const;
type Counted = Pick<JobRow, (typeof countedColumns)[number]>;

/**
 * Ends a job when all of its documents have ended, or lets it wait for review. Archive jobs with a successful document
 * become PROCESS IMAGE SUCCESS, and `endProcessed` ends them.
 */
export async function endJobIfComplete(
  trx: Transaction<Tables>,
  job: Counted,
  {failure, ...completion}: {failure?: Failure} & JobCompletion,
): Promise<void> {
  if (job.done + job.failed < job.total) return;
  if (job.done === 0) return endFailed(trx, job, {failure, ...completion});
  if (job.needs_look > 0 && job.review_ms !== null)
    return beginWait(trx, job.id, completion.now + job.review_ms);
  if (job.archive) return moveJob(trx, job, ['PROCESS IMAGE SUCCESS']);
  await moveJob(trx, job, ['SUCCESS'], completed(completion));
}

/** The job keeps its status. */
async function beginWait(trx: Transaction<Tables>, id: string, until: number): Promise<void> {
  await trx.updateTable('jobs').set({review_until: until}).where('id', '=', id).execute();
}

/** Ends a job that waited for review; its results are kept from now on. */
export async function endWait(
  trx: Transaction<Tables>,
  job: Pick<JobRow, 'id' | 'status' | 'archive'>,
  completion: JobCompletion,
): Promise<void> {
  const path: JobStatus[] = job.archive ? ['PROCESS IMAGE SUCCESS', 'SUCCESS'] : ['SUCCESS'];
  await moveJob(trx, job, path, {...completed(completion), review_until: null});
}

async function endFailed(
  trx: Transaction<Tables>,
  job: Counted,
  {failure, ...completion}: {failure?: Failure} & JobCompletion,
): Promise<void> {
  const error: Failure | undefined =
    job.total > 1
      ? {code: 'all_failed', message: `None of the ${job.total} documents could be processed.`}
      : failure;
  const path: JobStatus[] = [
    ...(job.status === 'UNZIP FILE SUCCESS' ? (['PROCESS IMAGE'] as const) : []),
    job.archive ? 'PROCESS IMAGE FAILED' : 'FAILED',
  ];
  await moveJob(trx, job, path, {...completed(completion), error: error && jsonText(error)});
}
