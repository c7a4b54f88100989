// retention: deletes what has expired, and copies the data directory.

import type {Kysely, Transaction} from 'kysely';
import {limits} from '../../contract/limits.js';
import {setImmediate as othersFirst} from 'node:timers/promises';
import {checkpoint, write} from '../database/database.js';
import {deleteCorrections} from '../corrections/corrections.js';
import {deleteJob, type JobOfAccount} from '../jobs/delete-job.js';
import type {FileStore} from '../files/file-store.js';
import type {Holders} from '../database/holders.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {Tables} from '../database/tables.js';
import {required} from '../../contract/required.js';
import {jsonText, parseJsonText} from '../database/json-text.js';

/** Ids of expired jobs are kept for this long, to answer "expired" rather than "unknown". */
const tombstoneMs = 7 * 24 * 60 * 60 * 1000;
/** Rows deleted per transaction, so that none is long. */
const batch = 200;

export interface RetentionStore {
  /** Deletes a job with all of its data; returns whether the account had it. */
  deleteJob(job: JobOfAccount): Promise<boolean>;
  /** Deletes expired results, requests and files; returns the number of jobs. */
  purge(): Promise<number>;
  /**
   * Removes files that no row names in two consecutive calls: new files get their row soon. In a store elsewhere, files
   * of half a day that no row names, once an hour.
   */
  removeOrphans(): Promise<number>;
  /** The same at once, when no other process is running here. Nothing may be stored meanwhile. */
  removeAbandoned(): Promise<number>;
}

export function retentionStore(db: Kysely<Tables>, {files, holders, clock, at}: Parts): RetentionStore {
  let suspects = new Set<string>();
  let isClean = true;
  const isTime = everySoOften(storeSweepMs);
  const removeAll = async (orphans: string[]): Promise<number> => {
    for (let from = 0; from < orphans.length; from += batch)
      await removeUnnamed(db, files, orphans.slice(from, from + batch));
    return orphans.length;
  };
  return {
    deleteJob: async (job) => {
      const unneeded = await deleteJob(db, job, clock());
      if (unneeded === undefined) return false;
      await files.remove(unneeded);
      // Deleted data stays in the write-ahead log until it is truncated; the sweep does that when the log
      // is in use.
      isClean = await checkpoint(db);
      return true;
    },
    purge: async () => {
      const now = clock();
      let count = 0;
      // Reading takes no lock, and mostly finds nothing.
      while ((await expiredBy(db, now).executeTakeFirst()) !== undefined) {
        isClean = false;
        const {jobs, unneeded} = await purgeSome(db, {now, at});
        at('purge.committed');
        await files.remove(unneeded);
        count += jobs;
        await othersFirst();
      }
      while (await forgetSome(db, now)) {
        isClean = false;
        await othersFirst();
      }
      // Deleted data stays in the write-ahead log until it is truncated.
      if (!isClean) isClean = await checkpoint(db);
      return count;
    },
    removeOrphans: async () => {
      // A store elsewhere is listed for money, and leaves out what is new.
      if (!files.isGuardedByLock) return isTime() ? removeAll(await unnamedFiles(db, files)) : 0;
      const found = await unnamedFiles(db, files);
      const orphans = found.filter((key) => suspects.has(key));
      suspects = new Set(found);
      return removeAll(orphans);
    },
    removeAbandoned: async () => {
      // Others may store there from other machines: the sweep knows orphans by their age.
      if (!files.isGuardedByLock) return 0;
      const found = await unnamedFiles(db, files);
      // Checked after the scan: a living process that stored one of these is still there, or has written
      // its row.
      if (found.length === 0 || !(await holders.isAlone())) return 0;
      return removeAll(found);
    },
  };
}

/** Orphans of a store elsewhere are half a day old when they are found. */
const storeSweepMs = 60 * 60 * 1000;

/** True at first, and again when so long has passed. */
function everySoOften(ms: number): () => boolean {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return false;
    next = now + ms;
    return true;
  };
}

interface Parts {
  files: FileStore;
  holders: Pick<Holders, 'isAlone'>;
  clock: () => number;
  at: AtStorageCrashPoint;
}

async function unnamedFiles(db: Kysely<Tables>, files: FileStore): Promise<string[]> {
  const kept: string[] = [];
  for await (const key of files.list({settled: true})) kept.push(key);
  if (kept.length === 0) return [];
  const named = await namedFiles(db);
  return kept.filter((key) => !named.has(key));
}

/** Under the lock that is needed to write a row for one of these files, where only that guards them. */
async function removeUnnamed(db: Kysely<Tables>, files: FileStore, keys: string[]): Promise<void> {
  const orphans = await write(db, async (trx) => {
    const named = await namedFiles(trx);
    const unnamed = keys.filter((key) => !named.has(key));
    if (files.isGuardedByLock) await files.remove(unnamed);
    return unnamed;
  });
  if (!files.isGuardedByLock) await files.remove(orphans);
}

/**
 * Deletes some expired data: deliveries, then documents with their corrections, then the job's request. Returns the number of completed jobs
 * and the file keys no row names; after a crash, the orphan sweep removes those files.
 */
function purgeSome(
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
        request: jsonText({document_type: '', fields: []}),
        static_values: jsonText({}),
        error: null,
        warnings: null,
        needs_look: 0,
      })
      .where('id', 'in', ids)
      .execute();
    return {jobs: ids.length, unneeded};
  });
}

function expiredBy(db: Kysely<Tables>, now: number) {
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

/** Returns whether there may be more. */
async function forgetSome(db: Kysely<Tables>, now: number): Promise<boolean> {
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

/** The keys of all files that some row names. */
export async function namedFiles(db: Kysely<Tables>): Promise<Set<string>> {
  const uploads = await db.selectFrom('jobs').select('upload').where('upload', 'is not', null).execute();
  const documents = await documentFiles(db);
  const references = await db.selectFrom('template_versions').select('reference_files').execute();
  const examples = await db.selectFrom('examples').select(['pages_file', 'document_file']).execute();
  return new Set([
    ...examples.flatMap(({pages_file, document_file}) => [pages_file, document_file ?? []].flat()),
    ...uploads.flatMap(({upload}) => upload ?? []),
    ...documents,
    ...references.flatMap(({reference_files}) => parseJsonText(reference_files)),
  ]);
}

/** Read in pages: there may be hundreds of thousands, and a query blocks the process. */
async function documentFiles(db: Kysely<Tables>): Promise<string[]> {
  const files: string[] = [];
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('documents')
      .select(['id', 'file'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(piece)
      .execute();
    files.push(...rows.flatMap(({file}) => file ?? []));
    if (rows.length < piece) return files;
    after = required(rows.at(-1), 'last row of a full page of the database').id;
    await othersFirst();
  }
}

const piece = 5_000;
