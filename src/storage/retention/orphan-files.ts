import {setImmediate as othersFirst} from 'node:timers/promises';
import type {Kysely} from 'kysely';
import {mustExist} from '../../contract/must-exist.js';
import {write} from '../database/database.js';
import type {Holders} from '../database/holders.js';
import {parseJsonText} from '../database/json-text.js';
import type {Tables} from '../database/tables.js';
import type {FileStore} from '../files/file-store.js';

/** Files removed per transaction, so that none is long: a slow file system takes a tenth of a second for one. */
const batch = 50;
/** Rows read per query. */
const piece = 5_000;
/** Orphans of a store elsewhere are half a day old when they are found. */
const storeSweepMs = 60 * 60 * 1000;

export interface OrphanSweep {
  /**
   * Removes files that no row names in two consecutive calls: new files get their row soon. In an S3 store it removes,
   * once an hour, files older than half a day that no row names. Returns the number of files removed.
   */
  removeOrphans(): Promise<number>;
  /**
   * Like `removeOrphans`, but at the first call, when no other process is running here. Nothing may be stored
   * meanwhile.
   */
  removeAbandoned(): Promise<number>;
}

interface Parts {
  files: FileStore;
  holders: Pick<Holders, 'isAlone'>;
}

export function orphanSweep(db: Kysely<Tables>, {files, holders}: Parts): OrphanSweep {
  let suspects = new Set<string>();
  const isTime = everySoOften(storeSweepMs);
  const removeAll = async (orphans: string[]): Promise<number> => {
    for (let from = 0; from < orphans.length; from += batch)
      await removeUnnamed(db, files, orphans.slice(from, from + batch));
    return orphans.length;
  };
  return {
    removeOrphans: async () => {
      // Listing an S3 store costs money, and leaves out new files.
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

/** Keys of stored files that no row names. */
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
    after = mustExist(rows.at(-1), 'last row of a full page of the database').id;
    await othersFirst();
  }
}
