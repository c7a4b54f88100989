import {uptime} from 'node:os';
import type {Kysely, Transaction} from 'kysely';
import {writeUnsynced} from './database.js';
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
  // Requests that come while some are being counted are counted together next: a transaction costs more than a request.
  const countAll = async (): Promise<void> => {
    if (counting) return;
    counting = true;
    while (waiting.length > 0) {
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
  try {
    const counts = await writeUnsynced(db, (trx) => countEach(trx, together, now()));
    together.forEach(({resolve}, index) => resolve(counts[index]!));
  } catch (error) {
    together.forEach(({reject}) => reject(error));
  }
}

async function countEach(trx: Transaction<Tables>, requests: Waiting[], time: number): Promise<Count[]> {
  const counts = new Map<Waiting, Count>();
  for (const keyId of new Set(requests.map(({keyId}) => keyId))) {
    const ofKey = requests.filter((request) => request.keyId === keyId);
    const {windowMs} = ofKey[0]!;
    const window = await openWindow(trx, {keyId, windowMs, time});
    const resetMs = window.started_at + windowMs - time;
    ofKey.forEach((request, index) => counts.set(request, {number: window.count + index + 1, resetMs}));
    const after = {started_at: window.started_at, count: window.count + ofKey.length};
    await trx
      .insertInto('windows')
      .values({key_id: keyId, ...after})
      .onConflict((conflict) => conflict.column('key_id').doUpdateSet(after))
      .execute();
  }
  return requests.map((request) => counts.get(request)!);
}

async function openWindow(
  trx: Transaction<Tables>,
  {keyId, windowMs, time}: {keyId: string; windowMs: number; time: number},
): Promise<{started_at: number; count: number}> {
  const window = await trx
    .selectFrom('windows')
    .select(['started_at', 'count'])
    .where('key_id', '=', keyId)
    .executeTakeFirst();
  // One that begins in the future is from before the machine was started anew, unless it is by a hair.
  const isOpen = window && window.started_at <= time + disagreementMs && time < window.started_at + windowMs;
  return isOpen ? window : {started_at: time, count: 0};
}

/** How far two processes may be apart in their measure of the same time; some systems tell it in whole seconds. */
const disagreementMs = 2_000;

/** Since the machine was started. A clock that is set anew opens no window and closes none. */
function machineTime(): number {
  return Math.round(offset + performance.now());
}

const offset = uptime() * 1000 - performance.now();
