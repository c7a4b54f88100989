import {chmodSync, rmSync} from 'node:fs';
import type {SqliteDatabase} from 'kysely';
import Libsql from 'libsql';
import {DocextractError} from '../../contract/errors.js';
import {busyTimeoutMs, codeOf, inodeOf, fileIdentityCheck, retryWhileLocked} from './database.js';
import {holdLock} from './lock.js';
import {lockingDatabase, syncing} from './sqlite-statements.js';

/**
 * A database of transient data: writes are not synced, and a lost, replaced or damaged file is created again, empty,
 * for all processes.
 */
export interface RebuildableDatabase {
  /** Retries while locked, for a bounded time; `act` begins a transaction first. */
  use<Result>(act: (database: SqliteDatabase) => Result, maxMs?: number): Promise<Result>;
  close(): void;
}

/** `table`: idempotent statements that create the table and fail on a different one. */
export async function openRebuildableDatabase(path: string, table: string): Promise<RebuildableDatabase> {
  let database = await retryWhileLocked(() => openOrRenew(path, table));
  const attempt = <Result>(act: (database: SqliteDatabase) => Result): Result => {
    try {
      return act(database);
    } catch (error) {
      if (!isDamage(error) && !isGone(error)) throw error;
      const renewed = renew(path, {table, damaged: isDamage(error) ? inodeOf(path) : undefined});
      database.close();
      return act((database = renewed));
    }
  };
  return {
    use: (act, maxMs) => retryWhileLocked(() => attempt(act), maxMs),
    close: () => database.close(),
  };
}

function openOrRenew(path: string, table: string): SqliteDatabase {
  try {
    return open(path, table);
  } catch (error) {
    if (mayPass(error)) throw error;
    return renew(path, {table});
  }
}

/** One process at a time, so that none removes a new file of another. */
function renew(
  path: string,
  {table, damaged}: {table: string; damaged?: bigint | undefined},
): SqliteDatabase {
  try {
    const {release} = holdLock(`${path}-renewal`);
    try {
      // The log of a removed database belongs to processes that still have it open.
      if (inodeOf(path) === damaged) remove(path);
      return openOrReplace(path, table);
    } finally {
      release();
    }
  } catch (cause) {
    if (mayPass(cause)) throw cause;
    throw new DocextractError('unavailable', `${path} cannot be used, and not be made anew.`, {
      cause,
      retryAfterSeconds: 30,
      hint: 'Check permissions of the data directory. The file may be removed: nothing in it need last.',
    });
  }
}

function openOrReplace(path: string, table: string): SqliteDatabase {
  try {
    return open(path, table);
  } catch (error) {
    if (mayPass(error)) throw error;
    remove(path);
    return open(path, table);
  }
}

function remove(path: string): void {
  for (const ending of ['-wal', '-shm', '']) rmSync(path + ending, {force: true});
}

function open(path: string, table: string): SqliteDatabase {
  const file = new Libsql(path);
  try {
    file.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    // Same permissions for SQLite's files beside it.
    chmodSync(path, 0o600);
    file.exec('pragma journal_mode = wal');
    file.exec(syncing.normal);
    file.exec(table);
    return lockingDatabase(file, fileIdentityCheck(path));
  } catch (error) {
    file.close();
    throw error;
  }
}

function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(codeOf(error));
}

/** Whether another file is at the path. */
function isGone(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_CANTOPEN';
}

/** Whether another file would fail as well: locked, disk full or failing. */
function mayPass(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/.test(codeOf(error)) && !isDamage(error);
}
