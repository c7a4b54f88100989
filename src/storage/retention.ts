import type {Kysely, Transaction} from 'kysely';
import {limits} from '../contract/limits.js';
import {checkpoint, write} from './database.js';
import type {FileStore} from './files.js';
import type {AtStorage} from './moments.js';
import type {Tables} from './tables.js';

/** An expired job is remembered by its id for this long, to say "expired" rather than "unknown". */
const tombstoneMs = 7 * 24 * 60 * 60 * 1000;
/** Deleted a few at a time, so that nobody waits for a long transaction. */
const batch = 50;

export interface RetentionStore {
  /** Deletes what has expired: results, requests, files; says how many jobs. */
  purge(): Promise<number>;
  /** Removes files that no row names. A file is an orphan when two calls in a row find it so: a new one has its row soon. */
  removeOrphans(): Promise<number>;
}

export function retentionStore(
  db: Kysely<Tables>,
  {files, clock, at}: {files: FileStore; clock: () => number; at: AtStorage},
): RetentionStore {
  let suspects = new Set<string>();
  let isClean = true;
  return {
    purge: async () => {
      const now = clock();
      let count = 0;
      for (let purged = batch; purged === batch; count += purged) {
        const {ids, unneeded} = await purgeSome(db, {now, at});
        if (ids.length > 0) at('purge.committed');
        for (const key of unneeded) await files.remove(key);
        purged = ids.length;
      }
      const forgot = await forgetOld(db, now);
      // What was deleted stands in the log beside the database until that is emptied.
      if (count > 0 || forgot || !isClean) isClean = await checkpoint(db);
      return count;
    },
    removeOrphans: async () => {
      const named = await namedFiles(db);
      const found = new Set<string>();
      for await (const key of files.list()) if (!named.has(key)) found.add(key);
      const orphans = [...found].filter((key) => suspects.has(key));
      suspects = found;
      for (let from = 0; from < orphans.length; from += batch)
        await removeUnnamed(db, files, orphans.slice(from, from + batch));
      return orphans.length;
    },
  };
}

/** Nobody can give one of these files a row meanwhile: for that they would need the lock that this holds. */
async function removeUnnamed(db: Kysely<Tables>, files: FileStore, keys: string[]): Promise<void> {
  await write(db, async (trx) => {
    const named = await namedFiles(trx);
    for (const key of keys) if (!named.has(key)) await files.remove(key);
  });
}

/** The file keys that no row names any more; a crash before they are removed leaves them to the sweep of orphans. */
async function purgeSome(
  db: Kysely<Tables>,
  {now, at}: {now: number; at: AtStorage},
): Promise<{ids: string[]; unneeded: string[]}> {
  const someExpired = await expiredBy(db, now).executeTakeFirst();
  // Looking costs no lock; most looks find nothing.
  if (someExpired === undefined) return {ids: [], unneeded: []};
  return write(db, async (trx) => {
    const expired = await expiredBy(trx, now).limit(batch).execute();
    const ids = expired.map(({id}) => id);
    if (ids.length === 0) return {ids, unneeded: []};
    await purgeDeliveries(trx, ids);
    const documents = await trx
      .deleteFrom('documents')
      .where('job_id', 'in', ids)
      .returning('file')
      .execute();
    at('purge.deleting');
    await trx
      .updateTable('jobs')
      .set({purged_at: now, request: '{"document_type":"","fields":[]}', static_values: '{}', error: null})
      .where('id', 'in', ids)
      .execute();
    return {ids, unneeded: documents.flatMap(({file}) => file ?? [])};
  });
}

function expiredBy(db: Kysely<Tables>, now: number) {
  return db.selectFrom('jobs').select('id').where('purged_at', 'is', null).where('expires_at', '<=', now);
}

async function purgeDeliveries(trx: Transaction<Tables>, jobIds: string[]): Promise<void> {
  const expired = trx.selectFrom('deliveries').select('id').where('job_id', 'in', jobIds);
  await trx.deleteFrom('delivery_attempts').where('delivery_id', 'in', expired).execute();
  await trx.deleteFrom('deliveries').where('job_id', 'in', jobIds).execute();
}

/** Says whether there was anything to forget. */
async function forgetOld(db: Kysely<Tables>, now: number): Promise<boolean> {
  const old = await db
    .selectFrom('jobs')
    .select('id')
    .where('purged_at', '<=', now - tombstoneMs)
    .limit(1)
    .executeTakeFirst();
  const answered = await db
    .selectFrom('replies')
    .select('account')
    .where('created_at', '<=', now - limits.retentionMs)
    .limit(1)
    .executeTakeFirst();
  if (old === undefined && answered === undefined) return false;
  await write(db, async (trx) => {
    await trx
      .deleteFrom('jobs')
      .where('purged_at', '<=', now - tombstoneMs)
      .execute();
    await trx
      .deleteFrom('replies')
      .where('created_at', '<=', now - limits.retentionMs)
      .where('status', 'is not', null)
      .execute();
  });
  return true;
}

/** The keys of all files that some row names. */
export async function namedFiles(db: Kysely<Tables>): Promise<Set<string>> {
  const uploads = await db.selectFrom('jobs').select('upload').where('upload', 'is not', null).execute();
  const documents = await db.selectFrom('documents').select('file').where('file', 'is not', null).execute();
  const references = await db.selectFrom('template_versions').select('reference_files').execute();
  return new Set([
    ...uploads.map(({upload}) => upload!),
    ...documents.map(({file}) => file!),
    ...references.flatMap(({reference_files}) => JSON.parse(reference_files) as string[]),
  ]);
}
