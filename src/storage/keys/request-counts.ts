import {uptime} from 'node:os';
import type {SqliteDatabase} from 'kysely';
import {openRebuildableDatabase} from '../database/rebuildable-database.js';

export interface RequestCount {
  /** Number of the request in its window, from 1. */
  number: number;
  /** Milliseconds until the window ends. */
  resetMs: number;
}

/** Counts requests per key over all processes of a data directory. Survives restarts. */
export interface RequestCountStore {
  /** Adds requests per key; returns the count of the first of them. A window begins with the first request in it. */
  count(times: ReadonlyMap<string, number>, windowMs: number): Promise<Map<string, RequestCount>>;
  /** Throws `unavailable` when counting is impossible for this long. */
  check(maxMs: number): Promise<void>;
  close(): void;
}

/**
 * A separate database, so that counting neither waits for nor invalidates stored data. Not synced: a power cut ends
 * all windows. `now`: monotonic milliseconds, equal for all processes of the machine.
 */
export async function openRequestCounts(
  path: string,
  now: () => number = machineTime,
): Promise<RequestCountStore> {
  const file = await openRebuildableDatabase(path, table);
  return {
    count: async (times, windowMs) =>
      times.size === 0
        ? new Map()
        : file.use((database) => countAll(database, {times, windowMs, time: now()})),
    check: async (maxMs) => {
      await file.use((database) => countAll(database, {times: new Map(), windowMs: 0, time: 0}), maxMs);
    },
    close: () => file.close(),
  };
}

/** The second statement fails on a different table. */
const table = `
  create table if not exists windows (key_id text primary key, started_at bigint not null, count bigint not null);
  select key_id, started_at, count from windows limit 0`;

interface Counting {
  times: ReadonlyMap<string, number>;
  windowMs: number;
  /** Read again after each wait for a lock, since another process may have begun a window. */
  time: number;
}

/** One transaction, so that a retry after a lock counts once. */
function countAll(database: SqliteDatabase, {times, windowMs, time}: Counting): Map<string, RequestCount> {
  const counts = new Map<string, RequestCount>();
  const limits = [disagreementMs, windowMs, disagreementMs, windowMs];
  database.prepare('begin').run([]);
  try {
    for (const [keyId, more] of times) {
      const [row] = database.prepare(counting).all([keyId, time, more, ...limits]) as Row[];
      const {started_at, count} = row!;
      counts.set(keyId, {number: count - more + 1, resetMs: started_at + windowMs - time});
    }
    database.prepare('commit').run([]);
    return counts;
  } catch (error) {
    database.prepare('rollback').run([]);
    throw error;
  }
}

interface Row {
  /** Milliseconds of a monotonic clock shared by the machine's processes. */
  started_at: number;
  count: number;
}

/** A window in the future is from before a reboot, except for small clock differences. */
const isOpen =
  'windows.started_at <= excluded.started_at + ? and excluded.started_at < windows.started_at + ?';
const counting = `
  insert into windows (key_id, started_at, count) values (?, ?, ?)
  on conflict (key_id) do update set
    started_at = case when ${isOpen} then windows.started_at else excluded.started_at end,
    count = case when ${isOpen} then windows.count + excluded.count else excluded.count end
  returning started_at, count`;

/** Tolerance between clocks of processes; some systems report uptime in whole seconds. */
const disagreementMs = 2_000;

/** Uptime of the machine. Changes of the wall clock neither open nor close windows. */
function machineTime(): number {
  return Math.round(offset + performance.now());
}

const offset = uptime() * 1000 - performance.now();
