import {uptime} from 'node:os';
import {CompiledQuery, type Kysely} from 'kysely';
import {unsynced, writeUnsynced} from './database.js';
import {inGroups, type Outcome} from './in-groups.js';
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

interface Request {
  keyId: string;
  windowMs: number;
}

/** `now`: milliseconds that only grow while the machine runs, the same for all its processes. */
export function requestStore(db: Kysely<Tables>, now: () => number = machineTime): RequestStore {
  const count = inGroups((requests: Request[]) => countTogether(db, requests, now));
  return {count: (keyId, windowMs) => count({keyId, windowMs})};
}

async function countTogether(
  db: Kysely<Tables>,
  requests: Request[],
  now: () => number,
): Promise<Outcome<Count>[]> {
  const ofKeys = new Map<string, {windowMs: number; more: number}>();
  for (const {keyId, windowMs} of requests)
    ofKeys.set(keyId, {windowMs, more: (ofKeys.get(keyId)?.more ?? 0) + 1});
  const counted = new Map<string, Count>();
  // What is repeated because of a lock must have counted nothing yet.
  const atOnce = ofKeys.size === 1 ? unsynced : writeUnsynced;
  await atOnce(db, async (connection) => {
    // Told anew after each wait for a lock: meanwhile another process may have begun a window.
    const time = now();
    for (const [keyId, {windowMs, more}] of ofKeys) {
      const {startedAt, count} = await countMore(connection, {keyId, windowMs, time, more});
      counted.set(keyId, {number: count - more, resetMs: startedAt + windowMs - time});
    }
  });
  return requests.map(({keyId}) => {
    const count = counted.get(keyId)!;
    count.number++;
    return {value: {...count}};
  });
}

/** One statement, so that whoever counts at the same time counts before or after. */
async function countMore(
  connection: Kysely<Tables>,
  {keyId, windowMs, time, more}: {keyId: string; windowMs: number; time: number; more: number},
): Promise<{startedAt: number; count: number}> {
  const values = [keyId, time, more, disagreementMs, windowMs, disagreementMs, windowMs];
  const {rows} = await connection.executeQuery<{started_at: number; count: number}>(
    CompiledQuery.raw(counting, values),
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
