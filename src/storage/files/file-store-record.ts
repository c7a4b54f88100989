import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {z} from 'zod';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {makeJsonFile, replaceJsonFile} from './json-files.js';

/**
 * Records where the files of a database are. The store has an object with the same id. Files in a store that its
 * database does not name are deleted as orphans, so two databases must not share a store.
 */
export interface StoreRecord {
  /** `s3://bucket/prefix`; absent: in `kept/` of a directory that all nodes see. */
  address?: string | undefined;
  id: string;
  /** The store does not have the id yet, or that of a database whose place this one takes. */
  pending?: boolean | undefined;
}

/** Where a database's record is: in its data directory, or in the database that nodes share. */
export interface StoreRecords {
  /** Whether nodes with separate data directories share the record. */
  isShared: boolean;
  /** The noun that messages use for the owner of the files, such as `database`. */
  owner: string;
  /** Distinguishes the database from copies of it, which have the same record; `undefined` where that is impossible. */
  identity(): Promise<string | undefined>;
  /** `undefined`: nothing is recorded. Then files are in the data directory. */
  read(): Promise<StoreRecord | undefined>;
  /**
   * Writes a record durably: the first one, or the successor of `replaced`. If another process has written one before,
   * returns that record.
   */
  begin(record: StoreRecord, replaced?: StoreRecord): Promise<StoreRecord>;
  /** Records that the store has the id now. */
  finish(record: StoreRecord): Promise<void>;
}

/** The record of a data directory that is not shared: a file in it. */
export function recordInDataDirectory(dataDir: string): StoreRecords {
  return {
    isShared: false,
    owner: 'data directory',
    identity: () => Promise.resolve(undefined),
    read: () => readStoreRecord(dataDir),
    begin: (record) => beginRecord(dataDir, record),
    finish: ({address, id}) => writeRecord(dataDir, {address, id}),
  };
}

const StoredRecord = z.object({address: z.string(), id: z.uuid(), pending: z.boolean().optional()});

const recordName = 'files.json';

/** `undefined` for a data directory that has its files itself. Throws for a record that cannot be read. */
export async function readStoreRecord(dataDir: string): Promise<StoreRecord | undefined> {
  const path = join(dataDir, recordName);
  try {
    return StoredRecord.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (systemCodeOf(cause) === 'ENOENT') return undefined;
    throw new DocextractError('cannot_read', `${path} does not say where the files are.`, {
      cause,
      hint: 'Take it from a backup of the data directory.',
    });
  }
}

async function beginRecord(dataDir: string, record: StoreRecord): Promise<StoreRecord> {
  const isFirst = await makeJsonFile(join(dataDir, recordName), record);
  return isFirst ? record : ((await readStoreRecord(dataDir)) ?? record);
}

function writeRecord(dataDir: string, record: StoreRecord): Promise<void> {
  return replaceJsonFile(join(dataDir, recordName), record);
}
