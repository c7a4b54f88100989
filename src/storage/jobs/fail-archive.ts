import type {Transaction} from 'kysely';
import {releaseHeld} from '../credits/credit-holds.js';
import type {Failure} from '../failure.js';
import {completed, type JobCompletion, moveJob} from './job-completion.js';
import type {JobRow} from '../database/rows/job-rows.js';
import type {Tables} from '../database/tables.js';
import {jsonText} from '../database/json-text.js';

interface FailedArchive extends JobCompletion {
  job: Pick<JobRow, 'id' | 'status'>;
  failure: Failure;
}

/**
 * Fails the job of an archive that cannot be unzipped: held credits are given back, and its documents fail. Returns
 * file keys no longer needed.
 */
export async function failArchive(
  trx: Transaction<Tables>,
  {job, failure, now, retentionMs}: FailedArchive,
): Promise<string[]> {
  const error = jsonText(failure);
  await releaseHeld(trx, {reference: job.id, now});
  const {upload, total} = await trx
    .selectFrom('jobs')
    .select(['upload', 'total'])
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow();
  const waiting = trx.selectFrom('documents').where('job_id', '=', job.id).where('status', '=', 'waiting');
  const files = await waiting.select('file').execute();
  await trx
    .updateTable('documents')
    .set({status: 'failed', error, file: null})
    .where('job_id', '=', job.id)
    .where('status', '=', 'waiting')
    .execute();
  const ended = {...completed({now, retentionMs}), upload: null, error, failed: total};
  await moveJob(
    trx,
    job,
    job.status === 'NEW' ? ['UNZIP FILE', 'UNZIP FILE FAILED'] : ['UNZIP FILE FAILED'],
    ended,
  );
  return [upload, ...files.map(({file}) => file)].flatMap((key) => key ?? []);
}
