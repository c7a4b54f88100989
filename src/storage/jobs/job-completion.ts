import type {Transaction, Updateable} from 'kysely';
import {isTerminal, type JobStatus} from '../../contract/jobs.js';
import type {Failure} from '../failure.js';
import {enqueueDeliveries} from '../webhooks/enqueue-deliveries.js';
import {mayMove} from './job-transitions.js';
import type {JobRow, Tables} from '../database/tables.js';
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

export function completed({now, retentionMs}: JobCompletion): Updateable<Tables['jobs']> {
  return {completed_at: now, expires_at: now + retentionMs, holder: null};
}

/** Records the end of one document of a job, and ends the job with its last. */
export async function recordDocumentEnd(
  trx: Transaction<Tables>,
  {jobId, failure, ...completion}: {jobId: string; failure?: Failure} & JobCompletion,
): Promise<void> {
  const job = await trx
    .updateTable('jobs')
    .set((row) => (failure ? {failed: row('failed', '+', 1)} : {done: row('done', '+', 1)}))
    .where('id', '=', jobId)
    .returning(['id', 'status', 'archive', 'total', 'done', 'failed'])
    .executeTakeFirstOrThrow();
  await endJobIfComplete(trx, job, {failure, ...completion});
}

type Counted = Pick<JobRow, 'id' | 'status' | 'archive' | 'total' | 'done' | 'failed'>;

/**
 * Ends a job when all of its documents have ended. Archive jobs with a successful document become PROCESS IMAGE
 * SUCCESS, and `endProcessed` ends them.
 */
export async function endJobIfComplete(
  trx: Transaction<Tables>,
  job: Counted,
  {failure, ...completion}: {failure?: Failure} & JobCompletion,
): Promise<void> {
  if (job.done + job.failed < job.total) return;
  if (job.done === 0) return endFailed(trx, job, {failure, ...completion});
  if (job.archive) return moveJob(trx, job, ['PROCESS IMAGE SUCCESS']);
  await moveJob(trx, job, ['SUCCESS'], completed(completion));
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
