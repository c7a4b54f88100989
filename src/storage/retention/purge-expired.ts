import type {Kysely, Transaction} from 'kysely';
import {limits} from '../../contract/limits.js';
import {deleteCorrections} from '../corrections/corrections.js';
import {write} from '../database/database.js';
import {jsonText} from '../database/json-text.js';
import type {JobRow} from '../database/rows/job-rows.js';
import type {Tables} from '../database/tables.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';

/** Ids of expired jobs are kept for this long, to answer "expired" rather than "unknown". */
const tombstoneMs = 7 * 24 * 60 * 60 * 1000;
/** Rows deleted per transaction, so that none is long. */
const batch = 200;

/** Columns of an expired job that say nothing of its documents: its row answers "expired" for a while. */
type KeptColumn =
  | 'id'
  | 'account'
  | 'template_id'
  | 'template_version'
  | 'status'
  | 'archive'
  | 'upload'
  | 'total'
  | 'done'
  | 'failed'
  | 'holder'
  | 'interruptions'
  | 'turn'
  | 'created_at'
  | 'completed_at'
  | 'expires_at'
  | 'purged_at'
  | 'keeps_files'
  | 'look_below'
  | 'review_ms'
  | 'review_until';

/** All other columns, as an expired job has them: the compiler asks for each. */
const withoutContent: Omit<JobRow, KeptColumn> = {
  request: jsonText({document_type: '', fields: []}),
  static_values: jsonText({}),
  error: null,
  warnings: null,
  needs_look: 0,
};

/**
 * Deletes some expired data: deliveries, then documents with their corrections, then the job's request. Returns the
 * number of completed jobs and the file keys no row names; after a crash, the orphan sweep removes those files.
 */
export function purgeSome(
  db: Kysely<Tables>,
  {now, at}: {now: number; at: AtStorageCrashPoint},
): Promise<{jobs: number; unneeded: string[]}> {
  return write(db, async (trx) => {
    const expired = await expiredBy(trx, now).limit(batch).execute();
    const ids = expired.map(({id}) => id);
    if (await purgeDeliveries(trx, ids)) return {jobs: 0, unneeded: []};
    const some = trx
      .selectFrom('documents')
      .select('id')
      .where('job_id', 'in', ids)
      .orderBy('job_id')
      .orderBy('position')
      .limit(batch);
    await deleteCorrections(trx, some);
    const documents = await trx.deleteFrom('documents').where('id', 'in', some).returning('file').execute();
    const unneeded = documents.flatMap(({file}) => file ?? []);
    at('purge.deleting');
    if (documents.length === batch) return {jobs: 0, unneeded};
    await trx
      .updateTable('jobs')
      .set({
        purged_at: now,
        ...withoutContent,
      })
      .where('id', 'in', ids)
      .execute();
    return {jobs: ids.length, unneeded};
  });
}

/** Jobs whose results have expired and are not deleted yet. */
export function expiredBy(db: Kysely<Tables>, now: number) {
  return db.selectFrom('jobs').select('id').where('purged_at', 'is', null).where('expires_at', '<=', now);
}

/** Returns whether there may be more. */
async function purgeDeliveries(trx: Transaction<Tables>, jobIds: string[]): Promise<boolean> {
  const some = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('job_id', 'in', jobIds)
    .limit(batch)
    .execute();
  const ids = some.map(({id}) => id);
  if (ids.length === 0) return false;
  await trx.deleteFrom('delivery_attempts').where('delivery_id', 'in', ids).execute();
  await trx.deleteFrom('deliveries').where('id', 'in', ids).execute();
  return ids.length === batch;
}

/** Deletes some ids of long expired jobs and old replies; returns whether there may be more. */
export async function forgetSome(db: Kysely<Tables>, now: number): Promise<boolean> {
  const jobs = db
    .selectFrom('jobs')
    .select('id')
    .where('purged_at', '<=', now - tombstoneMs)
    .limit(batch);
  const replies = db
    .selectFrom('replies')
    .select(['account', 'idempotency_key'])
    .where('created_at', '<=', now - limits.retentionMs)
    .where('status', 'is not', null)
    .limit(batch);
  const [oldJobs, oldReplies] = [await jobs.execute(), await replies.execute()];
  if (oldJobs.length + oldReplies.length === 0) return false;
  await write(db, async (trx) => {
    const ids = oldJobs.map(({id}) => id);
    await trx.deleteFrom('jobs').where('id', 'in', ids).execute();
    for (const {account, idempotency_key} of oldReplies)
      await trx
        .deleteFrom('replies')
        .where('account', '=', account)
        .where('idempotency_key', '=', idempotency_key)
        // Another process may have deleted it and claimed the key for the next request.
        .where('created_at', '<=', now - limits.retentionMs)
        .where('status', 'is not', null)
        .execute();
  });
  return true;
}
