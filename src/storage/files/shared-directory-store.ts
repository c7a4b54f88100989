import {existsSync} from 'node:fs';
import {openDataDirectoryFiles} from './data-directory-store.js';
import {claimDirectory, hasOwner, readDirectoryOwner, requireStillOwn} from './directory-owner.js';
import {isSameDatabase, type Owner} from './owning-database.js';
import type {FileStore} from './file-store.js';
import type {AtStorageCrashPoint} from './storage-crash-points.js';
import type {StoreRecords} from './file-store-record.js';

interface Options {
  dataDir: string;
  records: StoreRecords;
  temporaryDir: () => Promise<string>;
  at: AtStorageCrashPoint;
}

/**
 * Files in a data directory, for a database that several nodes share: they must all see the same directory. It is
 * claimed by the first who stores or reads a file; until then nothing is listed, so that nothing is swept. It may be a
 * file system that is mounted, or gone for a while: its owner is looked at again before something is stored, or said to
 * be missing.
 */
export function openOwnDirectory({dataDir, records, temporaryDir, at}: Options): FileStore {
  const files = openDataDirectoryFiles(dataDir, temporaryDir, at);
  let own: Owner | undefined;
  const requireOwn = async (): Promise<void> => {
    if (own === undefined) own = await claimDirectory(dataDir, records);
    else await requireStillOwn(dataDir, own);
  };
  const isOwn = async (): Promise<boolean> => {
    const owner = await readDirectoryOwner(dataDir);
    if (owner === undefined) return false;
    if (own !== undefined) return isSameDatabase(owner, own);
    const record = await records.read();
    return record !== undefined && isSameDatabase(owner, {id: record.id, database: await records.identity()});
  };
  return {
    ...files,
    requireOwn,
    put: async (source, options) => {
      await requireOwn();
      return files.put(source, options);
    },
    // What was written beside the mounted directory is not there for others.
    mayBeNamed: (key) => files.mayBeNamed(key) && hasOwner(dataDir),
    open: async (key) => {
      const file = await files.open(key);
      if (!existsSync(file.path)) await requireOwn();
      return file;
    },
    inspect: async (key) => {
      if (own === undefined) await requireOwn();
      const condition = await files.inspect(key);
      if (condition === 'missing') await requireOwn();
      return condition;
    },
    remove: async (keys) => {
      // A copy of the database names documents that are not its own. What stays is for the sweep.
      const isOurs = await isOwn().catch(() => false);
      await files.remove([keys].flat().filter((key) => isOurs || key.startsWith('temporary/')));
    },
    list: async function* () {
      if (await isOwn()) yield* files.list();
    },
    check: async () => {
      if (own !== undefined) await requireStillOwn(dataDir, own);
      await files.check();
    },
  };
}
