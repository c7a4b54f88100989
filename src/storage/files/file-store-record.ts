import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {z} from 'zod';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {makeJsonFile, replaceJsonFile} from './json-files.js';

/**
 * Says where the files of a database are. The store has an object with the same id: what is not named by the database
 * of one store is nothing but an orphan there, so that two databases must not have the same.
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
  /** Nodes with data directories of their own share it. */
  isShared: boolean;
  /** What messages call the one whose files they are. */
  owner: string;
  /** Tells the database from copies of it, which have the same record; `undefined` where it cannot be told. */
  identity(): Promise<string | undefined>;
  /** `undefined`: nothing is recorded. Then files are in the data directory. */
  read(): Promise<StoreRecord | undefined>;
  /**
   * Writes the first record, durably, or the next after the one that is `replaced`. Where another process was faster,
   * returns its record.
   */
  begin(record: StoreRecord, replaced?: StoreRecord): Promise<StoreRecord>;
  /** Records that the store has the id now. */
  finish(record: StoreRecord): Promise<void>;
}

/** A data directory that is not shared says in a file of its own where its files are. */
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
