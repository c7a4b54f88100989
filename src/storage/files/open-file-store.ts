import {join} from 'node:path';
import {readdir} from 'node:fs/promises';
import {DocextractError} from '../../contract/errors.js';
import type {Variables} from '../s3/s3-address.js';
import {openDataDirectoryFiles} from './data-directory-files.js';
import type {FileStore} from './file-store.js';
import type {AtStorageCrashPoint} from './storage-crash-points.js';
import {readStoreRecord} from './store-record.js';

/** Where files are, as it is configured. */
export interface FilesPlace {
  /** `s3://bucket/prefix`; absent: where they were so far, at first in the data directory. */
  address?: string | undefined;
  /** The environment: `AWS_` variables. */
  variables: Variables;
}

interface Options {
  dataDir: string;
  place: FilesPlace | undefined;
  temporaryDir: () => Promise<string>;
  clock: () => number;
  at: AtStorageCrashPoint;
}

/**
 * Opens the store of a data directory's files. The first to name a store makes it that of this data directory. Throws
 * `usage` for a store that is another's, and for files that would have to be moved first.
 */
export async function openFileStore({dataDir, place, ...parts}: Options): Promise<FileStore> {
  const record = await readStoreRecord(dataDir);
  const address = place?.address ?? record?.address;
  if (address === undefined) return openDataDirectoryFiles(dataDir, parts.temporaryDir, parts.at);
  const {openS3Client, openS3Files, placeOf, s3SettingsOf, claimStore, ownStoreCheck} = await loadS3();
  if (record !== undefined && placeOf(record.address) !== placeOf(address))
    throw new DocextractError(
      'usage',
      `The files of this data directory are in ${placeOf(record.address)}.`,
      {
        hint: `Leave DOCEXTRACT_FILES at that; files do not move by naming ${placeOf(address)}.`,
      },
    );
  if (record === undefined && (await hasFiles(dataDir)))
    throw new DocextractError('usage', `The data directory ${dataDir} has files of its own.`, {
      hint: `They would be missing from ${placeOf(address)}: name a data directory without files, or leave DOCEXTRACT_FILES out.`,
    });
  const client = openS3Client(s3SettingsOf(address, place?.variables ?? {}));
  try {
    const isClaimed = record !== undefined && record.pending !== true;
    const own = isClaimed ? record : await claimStore(client, {dataDir, address, record});
    return openS3Files({client, dataDir, requireOwnStore: ownStoreCheck(client, own), ...parts});
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** Nothing of it is loaded for a data directory that has its files itself. */
export async function loadS3() {
  const [address, client, checks, files, owner] = await Promise.all([
    import('../s3/s3-address.js'),
    import('../s3/s3-client.js'),
    import('../s3/bucket-checks.js'),
    import('./s3-files.js'),
    import('./store-owner.js'),
  ]);
  return {...address, ...client, ...checks, ...files, ...owner};
}

async function hasFiles(dataDir: string): Promise<boolean> {
  const shelves = await readdir(join(dataDir, 'kept')).catch(() => []);
  for (const shelf of shelves) if ((await readdir(join(dataDir, 'kept', shelf))).length > 0) return true;
  return false;
}
