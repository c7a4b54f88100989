// database: the SQLite connection, its schema, locks and transactions.

import {statSync} from 'node:fs';
import {setTimeout as delay} from 'node:timers/promises';
import {CompiledQuery, Kysely, sql, SqliteDialect, type Transaction} from 'kysely';
import Libsql from 'libsql';
import {DocextractError} from '../../contract/errors.js';
import {locking, syncing} from './statements.js';

/** How long SQLite itself waits for a lock. It blocks the whole process meanwhile, so the long wait is `write`'s. */
export const busyTimeoutMs = 20;
const patienceMs = 15_000;

/**
 * Opens (and makes) a database file. Every commit is synced to disk before it is acknowledged. Throws `cannot_read` for
 * what is none, or may not be opened.
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
    // What is deleted is overwritten: retention is a promise about the disk as well.
    file.exec('pragma secure_delete = on');
  });
  const requireSame = fileIdentityCheck(path);
  return new Kysely<Db>({dialect: new SqliteDialect({database: locking(file, requireSame)})});
}

/** Moves all changes into the database file and empties the log beside it. Says whether nobody was in the way. */
export async function checkpoint<Db>(db: Kysely<Db>): Promise<boolean> {
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
  return retryWhileLocked(() => db.transaction().execute(action));
}

/**
 * As `write`, but not synced by itself: the change survives the end of this process, and reaches the disk with the next
 * change that is synced. For what a power cut may undo without harm, such as who is at work on what.
 */
export function writeUnsynced<Db, Result>(
  db: Kysely<Db>,
  action: (trx: Transaction<Db>) => Promise<Result>,
): Promise<Result> {
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

const normally = CompiledQuery.raw(syncing.normal);
const fully = CompiledQuery.raw(syncing.full);

/** Repeats what another process's lock kept from happening, for a bounded time. */
export async function retryWhileLocked<Result>(
  action: () => Result | Promise<Result>,
  maxMs = patienceMs,
): Promise<Result> {
  const end = performance.now() + maxMs;
  for (let pauseMs = 2; ; pauseMs = Math.min(pauseMs * 2, 100)) {
    try {
      return await action();
    } catch (cause) {
      if (!isBusy(cause)) throw storageError(cause);
      if (performance.now() > end)
        throw new DocextractError('unavailable', 'The database is busy.', {cause, retryAfterSeconds: 5});
    }
    // Jitter, so that two writers do not meet again and again.
    await delay(pauseMs * (0.5 + Math.random()));
  }
}

/**
 * Throws unless the file that was opened is still at its path: one that was moved away or replaced can still be read and
 * written through its descriptor, for nobody to find.
 */
export function fileIdentityCheck(path: string): () => void {
  const inode = inodeOf(path);
  return () => {
    if (inodeOf(path) === inode) return;
    throw Object.assign(new Error(`${path} is not the file that was opened`), {code: 'SQLITE_CANTOPEN'});
  };
}

export function inodeOf(path: string): bigint | undefined {
  return statSync(path, {bigint: true, throwIfNoEntry: false})?.ino;
}

function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY') || codeOf(error).startsWith('SQLITE_LOCKED');
}

/** Whether it is the database that cannot, whoever asks it. */
export function isDatabaseError(error: unknown): boolean {
  return isBusy(error) || ofTheDisk.test(codeOf(error));
}

const ofTheDisk = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)/;

/** A full disk or a failing one is not the caller's fault and may pass. */
function storageError(error: unknown): unknown {
  if (!ofTheDisk.test(codeOf(error))) return error;
  return new DocextractError('unavailable', 'The database cannot be written.', {
    cause: error,
    retryAfterSeconds: 30,
    hint: 'Check free space and permissions of the data directory.',
  });
}

/** SQLite's, or the system's; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
