// database: connection, schema, locks and transactions, on SQLite and, by its dialect, on a PostgreSQL server.

import {statSync} from 'node:fs';
import {setTimeout as delay} from 'node:timers/promises';
import {CompiledQuery, Kysely, sql, SqliteDialect, type Transaction} from 'kysely';
import Libsql from 'libsql';
import {DocextractError} from '../../contract/errors.js';
import {isPostgres, takeWriteLock} from './dialect.js';
import {outageOf, serverOutage} from './server-outages.js';
import {lockingDatabase, syncing} from './sqlite-statements.js';
import {asWriter} from './writers.js';

/** How long SQLite itself waits for a lock, blocking the process; longer waits are done in `write`. */
export const busyTimeoutMs = 20;
const patienceMs = 15_000;

/**
 * Opens or creates a database file. Every commit is synced before it is acknowledged. Throws `cannot_read` when it is
 * not a database or cannot be opened.
 */
export async function openDatabase<Db>(path: string): Promise<Kysely<Db>> {
  try {
    return await open<Db>(path);
  } catch (cause) {
    if (cause instanceof DocextractError) throw cause;
    throw new DocextractError('cannot_read', `The database ${path} cannot be opened.`, {
      cause,
      hint: 'Check its permissions; if it is damaged, put a backup in the place of the data directory.',
    });
  }
}

async function open<Db>(path: string): Promise<Kysely<Db>> {
  const file = new Libsql(path);
  file.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  await retryWhileLocked(() => {
    file.exec('pragma journal_mode = wal');
    file.exec(syncing.full);
    file.exec('pragma foreign_keys = on');
    // Overwrite deleted content: retention also covers the disk.
    file.exec('pragma secure_delete = on');
  });
  const requireSame = fileIdentityCheck(path);
  return new Kysely<Db>({dialect: new SqliteDialect({database: lockingDatabase(file, requireSame)})});
}

/** Checkpoints and truncates SQLite's write-ahead log. Returns whether that was complete. */
export async function checkpoint<Db>(db: Kysely<Db>): Promise<boolean> {
  if (isPostgres(db)) return true;
  const {rows} = await sql<{busy: number}>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/**
 * Runs a change as one transaction, waiting its turn when another process is writing.
 * The action may run more than once: it must do nothing but query.
 */
export function write<Db, Result>(
  db: Kysely<Db>,
  action: (trx: Transaction<Db>) => Promise<Result>,
): Promise<Result> {
  if (isPostgres(db)) return writeOnServer(db, {action, synced: true});
  return retryWhileLocked(() => db.transaction().execute(action));
}

/**
 * Like `write`, but without sync: the change survives the end of the process, and reaches the disk with the next
 * synced change. For changes that a power cut may undo, such as claims.
 */
export function writeUnsynced<Db, Result>(
  db: Kysely<Db>,
  action: (trx: Transaction<Db>) => Promise<Result>,
): Promise<Result> {
  if (isPostgres(db)) return writeOnServer(db, {action, synced: false});
  return retryWhileLocked(() =>
    db.connection().execute(async (connection) => {
      await connection.executeQuery(normally);
      try {
        return await connection.transaction().execute(action);
      } finally {
        await connection.executeQuery(fully);
      }
    }),
  );
}

/** Takes the write lock for a moment. Throws `unavailable` when that is impossible for this long. */
export function checkWriteLock<Db>(db: Kysely<Db>, maxMs: number): Promise<void> {
  return retryWhileLocked(
    () =>
      db.transaction().execute(async (trx) => {
        // On SQLite even an empty transaction takes it.
        if (!isPostgres(db)) return;
        await sql`select set_config('lock_timeout', ${`${maxMs}`}, true)`.execute(trx);
        await takeWriteLock(trx, {synced: false});
      }),
    maxMs,
  );
}

function writeOnServer<Db, Result>(
  db: Kysely<Db>,
  {action, synced}: {action: (trx: Transaction<Db>) => Promise<Result>; synced: boolean},
): Promise<Result> {
  const end = performance.now() + patienceMs;
  return retryWhileLocked(() =>
    asWriter(db, () => {
      // Those before it may have waited as long as it was to.
      if (performance.now() > end) throw serverOutage(undefined, 'busy');
      return db.transaction().execute(async (trx) => {
        await takeWriteLock(trx, {synced});
        return action(trx);
      });
    }),
  );
}

const normally = CompiledQuery.raw(syncing.normal);
const fully = CompiledQuery.raw(syncing.full);

/** Retries for a bounded time while another process holds the lock, or the database server is away. */
export async function retryWhileLocked<Result>(
  action: () => Result | Promise<Result>,
  maxMs = patienceMs,
): Promise<Result> {
  const end = performance.now() + maxMs;
  for (let pauseMs = 2; ; pauseMs = Math.min(pauseMs * 2, 100)) {
    try {
      return await action();
    } catch (cause) {
      const isAway = outageOf(cause) === 'passing';
      if (!isAway && !isBusy(cause)) throw storageError(cause);
      if (performance.now() > end) throw outageOf(cause) === undefined ? busyFile(cause) : cause;
    }
    // Jitter, so that two writers do not meet again and again.
    await delay(pauseMs * (0.5 + Math.random()));
  }
}

function busyFile(cause: unknown): DocextractError {
  return new DocextractError('unavailable', 'The database is busy.', {cause, retryAfterSeconds: 5});
}

/**
 * Throws unless the opened file is still at its path: a moved or replaced file could still be written through its
 * descriptor, and be lost.
 */
export function fileIdentityCheck(path: string): () => void {
  const inode = inodeOf(path);
  return () => {
    if (inodeOf(path) === inode) return;
    throw Object.assign(new Error(`${path} is not the file that was opened`), {code: 'SQLITE_CANTOPEN'});
  };
}

/** The inode of the file at a path; `undefined` when no file is there. A replaced file has another inode. */
export function inodeOf(path: string): bigint | undefined {
  return statSync(path, {bigint: true, throwIfNoEntry: false})?.ino;
}

function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED') || outageOf(error) === 'busy';
}

/** Whether the error is of the database, not of the request. */
export function isDatabaseError(error: unknown): boolean {
  return isBusy(error) || outageOf(error) !== undefined || ofTheDisk.test(codeOf(error));
}

const ofTheDisk = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)/;

/** Full or failing disks are not the caller's fault and may recover. */
function storageError(error: unknown): unknown {
  if (!ofTheDisk.test(codeOf(error))) return error;
  return new DocextractError('unavailable', 'The database cannot be written.', {
    cause: error,
    retryAfterSeconds: 30,
    hint: 'Check free space and permissions of the data directory.',
  });
}

/** Error code of SQLite or the system; empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
