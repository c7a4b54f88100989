import {uptime} from 'node:os';
import {setImmediate as allArrived} from 'node:timers/promises';
import {CompiledQuery, type Kysely} from 'kysely';
import {unsynced} from './database.js';
import type {Tables} from './tables.js';

export interface Count {
  /** Which request of its window this one is, from 1. */
  number: number;
  /** Until the window ends. */
  resetMs: number;
}

/** Counts the requests of keys, for all processes of a data directory together. A restart forgets nothing. */
export interface RequestStore {
  /** A window begins with a key's first request in it. */
  count(keyId: string, windowMs: number): Promise<Count>;
}

interface Waiting {
  keyId: string;
  windowMs: number;
  resolve: (count: Count) => void;
  reject: (error: unknown) => void;
}

/** `now`: milliseconds that only grow while the machine runs, the same for all its processes. */
export function requestStore(db: Kysely<Tables>, now: () => number = machineTime): RequestStore {
  let waiting: Waiting[] = [];
  let counting = false;
  // Requests that arrive together are counted together: a transaction costs more than a request.
  const countAll = async (): Promise<void> => {
    if (counting) return;
    counting = true;
    while (waiting.length > 0) {
      await allArrived();
      const together = waiting;
      waiting = [];
      await settleTogether(db, together, now);
    }
    counting = false;
  };
  return {
    count: (keyId, windowMs) =>
      new Promise((resolve, reject) => {
        waiting.push({keyId, windowMs, resolve, reject});
        void countAll();
      }),
  };
}

async function settleTogether(db: Kysely<Tables>, together: Waiting[], now: () => number): Promise<void> {
  for (const keyId of new Set(together.map(({keyId}) => keyId))) {
    const ofKey = together.filter((request) => request.keyId === keyId);
    try {
      const {windowMs} = ofKey[0]!;
      const time = now();
      const {startedAt, count} = await countMore(db, {keyId, windowMs, time, more: ofKey.length});
      const first = count - ofKey.length + 1;
      const resetMs = startedAt + windowMs - time;
      ofKey.forEach(({resolve}, index) => resolve({number: first + index, resetMs}));
    } catch (error) {
      ofKey.forEach(({reject}) => reject(error));
    }
  }
}

/** One statement, so that whoever counts at the same time counts before or after. */
async function countMore(
  db: Kysely<Tables>,
  {keyId, windowMs, time, more}: {keyId: string; windowMs: number; time: number; more: number},
): Promise<{startedAt: number; count: number}> {
  const values = [keyId, time, more, disagreementMs, windowMs, disagreementMs, windowMs];
  const {rows} = await unsynced(db, (connection) =>
    connection.executeQuery<{started_at: number; count: number}>(CompiledQuery.raw(counting, values)),
  );
  return {startedAt: rows[0]!.started_at, count: rows[0]!.count};
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
