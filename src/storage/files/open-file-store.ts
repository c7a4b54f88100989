import {DocextractError} from '../../contract/errors.js';
import type {Variables} from '../s3/s3-address.js';
import {hasFiles, openDataDirectoryFiles} from './data-directory-store.js';
import type {FileStore} from './file-store.js';
import type {AtStorageCrashPoint} from './storage-crash-points.js';
import {readDirectoryOwner, refuseShared} from './directory-owner.js';
import {openOwnDirectory} from './shared-directory-store.js';
import type {StoreRecord, StoreRecords} from './file-store-record.js';

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
  records: StoreRecords;
  temporaryDir: () => Promise<string>;
  clock: () => number;
  at: AtStorageCrashPoint;
}

/**
 * Opens the store of a database's files. The first to name a store makes it that of this database. Throws `usage` for a
 * store that is another's, and for files that would have to be moved first.
 */
export async function openFileStore({dataDir, place, records, ...parts}: Options): Promise<FileStore> {
  const record = await records.read();
  const address = place?.address ?? record?.address;
  if (address === undefined) {
    if (records.isShared) return openOwnDirectory({dataDir, records, ...parts});
    await refuseShared(dataDir);
    return openDataDirectoryFiles(dataDir, parts.temporaryDir, parts.at);
  }
  const {openS3Client, openS3Files, s3SettingsOf, claimStore, ownStoreChecks} = await loadS3();
  const replaced = await requireUsablePlace(address, {dataDir, record, records});
  const client = openS3Client(s3SettingsOf(address, place?.variables ?? {}));
  try {
    const isClaimed = record !== undefined && replaced === undefined && record.pending !== true;
    const own = isClaimed ? {...record, address} : await claimStore(client, {records, address, replaced});
    return openS3Files({client, dataDir, ...ownStoreChecks(client, own, records), ...parts});
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * Throws `usage` where files are elsewhere by the record, or in the data directory. Returns the record of an empty
 * directory whose place the store may take.
 */
export async function requireUsablePlace(
  address: string,
  {dataDir, record, records}: {dataDir: string; record: StoreRecord | undefined; records: StoreRecords},
): Promise<StoreRecord | undefined> {
  const {placeOf, requireSamePlace} = await loadS3();
  const replaced = await emptyDirectoryOf(record, dataDir);
  if (record !== undefined && replaced === undefined) requireSamePlace(address, record, records);
  if (record === undefined && (await hasFiles(dataDir)))
    throw new DocextractError('usage', `The data directory ${dataDir} has files of its own.`, {
      hint: `They would be missing from ${placeOf(address)}: name a data directory without files, or leave DOCEXTRACT_FILES out.`,
    });
  return replaced;
}

/** Nothing of it is loaded for a data directory that has its files itself. */
export async function loadS3() {
  const [address, client, checks, files, owner] = await Promise.all([
    import('../s3/s3-address.js'),
    import('../s3/s3-client.js'),
    import('../s3/bucket-checks.js'),
    import('./s3-store.js'),
    import('./store-owner.js'),
  ]);
  return {...address, ...client, ...checks, ...files, ...owner};
}

/** The record of a directory that has no file. */
async function emptyDirectoryOf(
  record: StoreRecord | undefined,
  dataDir: string,
): Promise<StoreRecord | undefined> {
  if (record === undefined || record.address !== undefined) return undefined;
  const isHere = (await readDirectoryOwner(dataDir))?.id === record.id;
  return isHere && !(await hasFiles(dataDir)) ? record : undefined;
}
