import {uptime} from 'node:os';
import type {SqliteDatabase} from 'kysely';
import {openRebuildableDatabase} from '../database/rebuildable-database.js';

export interface RequestCount {
  /** Which request of its window this one is, from 1. */
  number: number;
  /** Until the window ends. */
  resetMs: number;
}

/** Counts the requests of keys, for all processes of a data directory together. A restart forgets nothing. */
export interface RequestStore {
  /**
   * Counts so many more requests of each key; what is told is of the first of them. A window begins with a key's first
   * request in it.
   */
  count(times: ReadonlyMap<string, number>, windowMs: number): Promise<Map<string, RequestCount>>;
  /** Throws `unavailable` when there is no counting for so long. */
  check(maxMs: number): Promise<void>;
  close(): void;
}

/**
 * A database by itself: who counts waits for nobody who stores, and has nobody look anew at what is stored. Nothing of it
 * is synced when it is written, a power cut ends all windows anyway.
 * `now`: milliseconds that only grow while the machine runs, the same for all its processes.
 */
export async function openRequests(path: string, now: () => number = machineTime): Promise<RequestStore> {
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

/** The second statement fails on a table that is another. */
const table = `
  create table if not exists windows (key_id text primary key, started_at bigint not null, count bigint not null);
  select key_id, started_at, count from windows limit 0`;

interface Counting {
  times: ReadonlyMap<string, number>;
  windowMs: number;
  /** Told anew after each wait for a lock: meanwhile another process may have begun a window. */
  time: number;
}

/** In one transaction: what is repeated because of a lock must have counted nothing yet. */
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
  /** Milliseconds of a steady clock that processes of one machine share. */
  started_at: number;
  count: number;
}

/** A window that begins in the future is from before the machine was started anew, unless it is by a hair. */
const isOpen =
  'windows.started_at <= excluded.started_at + ? and excluded.started_at < windows.started_at + ?';
const counting = `
  insert into windows (key_id, started_at, count) values (?, ?, ?)
  on conflict (key_id) do update set
    started_at = case when ${isOpen} then windows.started_at else excluded.started_at end,
    count = case when ${isOpen} then windows.count + excluded.count else excluded.count end
  returning started_at, count`;

/** How far two processes may be apart in their measure of the same time; some systems tell it in whole seconds. */
const disagreementMs = 2_000;

/** Since the machine was started. A clock that is set anew opens no window and closes none. */
function machineTime(): number {
  return Math.round(offset + performance.now());
}

const offset = uptime() * 1000 - performance.now();
