import {chmod} from 'node:fs/promises';
import {join} from 'node:path';
import type {Kysely} from 'kysely';
import {openDatabase} from './database/database.js';
import {fileLocks, type HolderLocks} from './database/holder-locks.js';
import {migrate} from './database/migrate.js';
import {openReader, type Reader} from './database/reader.js';
import {recordInDatabase} from './database/shared-store-record.js';
import type {Tables} from './database/tables.js';
import {openWriteAheadLog, type WriteAheadLog} from './database/write-ahead-log.js';
import type {AtStorageCrashPoint} from './files/storage-crash-points.js';
import {recordInDataDirectory, type StoreRecords} from './files/file-store-record.js';
import {openPostgresRequestCounts} from './keys/postgres-request-counts.js';
import {openRequestCounts, type RequestCountStore} from './keys/request-counts.js';
import {connectPostgres} from './postgres/connect.js';
import {explained} from './postgres/explain.js';
import {openServerClock} from './postgres/server-clock.js';
import {sessionLocks} from './postgres/session-locks.js';
import {snapshotReader} from './postgres/snapshot-reader.js';

/** A migrated database with what depends on its kind. */
export interface OpenedDatabase {
  db: Kysely<Tables>;
  reader: Reader<Tables>;
  log: WriteAheadLog;
  requests: RequestCountStore;
  locks: HolderLocks;
  /** Says which store has the files. */
  records: StoreRecords;
  /** Milliseconds since the epoch: of this machine, or of the database server. */
  clock: () => number;
  /** Compares the clock with that of the server. */
  adjustClock(): Promise<void>;
  close(): Promise<void>;
}

/** The SQLite database of a data directory. */
export async function openLocalDatabase(dataDir: string, at: AtStorageCrashPoint): Promise<OpenedDatabase> {
  const path = join(dataDir, 'docextract.db');
  const db = await openDatabase<Tables>(path);
  await chmod(path, 0o600);
  await migrate(db, {at});
  const log = openWriteAheadLog(path);
  const reader = openReader<Tables>(path);
  const requests = await openRequestCounts(join(dataDir, 'requests.db'));
  return {
    ...{db, reader, log, requests, locks: fileLocks(dataDir, at), clock: Date.now},
    records: recordInDataDirectory(dataDir),
    adjustClock: () => Promise.resolve(),
    close: async () => {
      await log.close();
      requests.close();
      await reader.close();
      await db.destroy();
    },
  };
}

/** A server syncs each commit before others see it, those of several nodes together. */
const ownLog: WriteAheadLog = {
  isKept: () => false,
  sync: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/**
 * A database on a PostgreSQL server. Throws `unavailable` when it is not reached, and `cannot_read` with what is wrong
 * when it cannot be used.
 */
export async function openServerDatabase(
  url: string,
  {dataDir, at, onWait}: {dataDir: string; at: AtStorageCrashPoint; onWait?: (() => void) | undefined},
): Promise<OpenedDatabase> {
  const patient = await connectPostgres<Tables>(url, {isPatient: true});
  try {
    await migrate(patient, {at, onWait});
    await openPostgresRequestCounts(patient);
  } catch (error) {
    throw explained(error, url);
  } finally {
    await patient.destroy();
  }
  const db = await connectPostgres<Tables>(url);
  const locks = sessionLocks(db, url);
  const clock = await openServerClock(db);
  return {
    ...{db, reader: snapshotReader(db), log: ownLog, requests: await openPostgresRequestCounts(db), locks},
    clock: clock.now,
    records: recordInDatabase(db, dataDir),
    adjustClock: () => clock.adjust(),
    close: async () => {
      await locks.close();
      await db.destroy();
    },
  };
}
