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
 * Files in a data directory, for a database that several nodes share; all nodes must see the same directory. The first
 * node that stores or reads a file claims it; until then nothing is listed, so nothing is swept. It may be a mounted
 * file system that is absent for a while, so its owner is checked again before a file is stored or reported as missing.
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
