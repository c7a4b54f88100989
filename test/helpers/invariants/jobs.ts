import type {Kysely} from 'kysely';
import {isTerminal} from '../../../src/contract/job-status.js';
import type {DocumentRow, JobRow} from '../../../src/storage/database/rows/job-rows.js';
import type {Tables} from '../../../src/storage/database/tables.js';
import {groupBy} from './group-by.js';

/** Every accepted job is there and has ended, with each of its documents counted once. */
export async function complaintsAboutJobs(db: Kysely<Tables>, accepted: Iterable<string>): Promise<string[]> {
  const jobs = await db.selectFrom('jobs').selectAll().execute();
  const documents = await db.selectFrom('documents').selectAll().execute();
  const replies = await db.selectFrom('replies').selectAll().where('status', 'is', null).execute();
  const known = new Set(jobs.map(({id}) => id));
  const byJob = groupBy(documents, ({job_id}) => job_id);
  return [
    ...[...accepted].filter((id) => !known.has(id)).map((id) => `job ${id} was accepted and is lost`),
    ...jobs.flatMap((job) => complaintsAboutJob(job, byJob.get(job.id) ?? [])),
    ...documents.flatMap(complaintsAboutDocument),
    ...replies.map(({idempotency_key}) => `the request ${idempotency_key} is still being answered`),
  ];
}

function complaintsAboutJob(job: JobRow, documents: DocumentRow[]): string[] {
  const {id, status, total, done, failed} = job;
  const say = (isWrong: boolean, what: string): string[] => (isWrong ? [`job ${id} ${what}`] : []);
  if (!isTerminal(status)) return [`job ${id} has not ended: ${status}`];
  const common = [
    ...say(job.holder !== null, 'is held though it has ended'),
    ...say(job.upload !== null, 'names its upload though it has ended'),
    ...say(job.completed_at === null || job.expires_at === null, 'has no time of its end'),
    ...say(done + failed !== total, `has ${total} documents, ${done} done and ${failed} failed`),
    ...say((status === 'SUCCESS') !== done > 0, `is ${status} with ${done} documents done`),
  ];
  if (job.purged_at !== null) return [...common, ...say(documents.length > 0, 'is purged and has documents')];
  const count = (wanted: DocumentRow['status']) => documents.filter((one) => one.status === wanted).length;
  const positions = documents.map(({position}) => position).sort((a, b) => a - b);
  return [
    ...common,
    ...say(documents.length !== total, `has ${documents.length} documents and says ${total}`),
    ...say(count('done') !== done, `counts ${done} documents as done that are ${count('done')}`),
    ...say(count('failed') !== failed, `counts ${failed} documents as failed that are ${count('failed')}`),
    ...say(
      positions.some((position, index) => position !== index),
      'has a gap in its documents',
    ),
    ...say(job.error !== null && status === 'SUCCESS', 'has succeeded with an error'),
    ...say(job.error === null && status !== 'SUCCESS', 'has failed without a reason'),
  ];
}

function complaintsAboutDocument({id, status, holder, result, error}: DocumentRow): string[] {
  if (status !== 'done' && status !== 'failed') return [`document ${id} has not ended: ${status}`];
  const isOdd = (result !== null) !== (status === 'done') || (error !== null) !== (status === 'failed');
  return [
    ...(holder === null ? [] : [`document ${id} is held though it has ended`]),
    ...(isOdd
      ? [`document ${id} is ${status} with ${result ?? 'no result'} and ${error ?? 'no error'}`]
      : []),
  ];
}
