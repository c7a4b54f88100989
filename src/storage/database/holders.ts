import {randomUUID} from 'node:crypto';
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {Kysely} from 'kysely';
import {writeUnsynced} from './database.js';
import {holdLock, isHeld} from './lock.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {Tables} from './tables.js';

/** This process as one that takes on work. Work names its holder, so that a dead one's can be given to another. */
export interface Holders {
  /** The id of this process; taking it makes the process known, at the first call. */
  self(): Promise<string>;
  /** Where this process keeps temporary files. */
  temporaryDir(): Promise<string>;
  /** Says "still alive". */
  beat(): Promise<void>;
  /** Ids of holders that have ended without letting go. */
  dead(): Promise<string[]>;
  /** Whether no other living process takes on work or puts files here. */
  isAlone(): Promise<boolean>;
  /** Ids of holders that live but have not beaten for long: stopped or hung. Each is told until it is settled, or beats again. */
  stalled(): Promise<string[]>;
  /** What a stalled holder had is given back. */
  settled(id: string): void;
  /** Removes what a dead holder left on disk; its work must have been given back before. */
  bury(id: string): Promise<void>;
  /** Removes directories of temporary files whose holder nobody knows: it ended while it made itself known, or was copied. */
  sweepStrays(): Promise<void>;
  /**
   * This process takes on nothing more. `giveBack` is to give back what it holds; if that fails its lock file stays, and
   * others find it dead.
   */
  release(giveBack?: (id: string) => Promise<void>): Promise<void>;
}

interface Options {
  dataDir: string;
  /** How long a living process may be silent. Measured here, not by its clock or ours: clocks jump. */
  leaseMs: number;
  at: AtStorageCrashPoint;
}

export function openHolders(db: Kysely<Tables>, {dataDir, leaseMs, at}: Options): Holders {
  const locks = join(dataDir, 'holders');
  const id = randomUUID();
  const beats = watchBeats(leaseMs);
  // A lock file is there a moment before it is locked, a directory before its lock.
  const unfinished = confirmedOnSecondLook();
  const abandoned = confirmedOnSecondLook();
  let held: Promise<{release: () => void}> | undefined;
  const hold = (): Promise<{release: () => void}> => {
    held ??= makeKnown(db, {id, dataDir, at});
    // One that failed is tried again by the next who asks.
    held.catch(() => (held = undefined));
    return held;
  };
  const remove = async (holder: string): Promise<void> => {
    await writeUnsynced(db, (trx) => trx.deleteFrom('holders').where('id', '=', holder).execute());
    await rm(join(dataDir, 'temporary', holder), {recursive: true, force: true});
    for (const ending of ['.new', '.lock']) await rm(join(locks, `${holder}${ending}`), {force: true});
  };
  return {
    self: async () => {
      await hold();
      return id;
    },
    temporaryDir: async () => {
      await hold();
      return join(dataDir, 'temporary', id);
    },
    beat: async () => {
      await writeUnsynced(db, (trx) =>
        trx
          .updateTable('holders')
          .set((row) => ({beat: row('beat', '+', 1)}))
          .where('id', '=', id)
          .execute(),
      );
    },
    dead: async () => {
      const names = (await readdir(locks)).filter((name) => !name.startsWith(id));
      const left = [
        ...names.filter((name) => name.endsWith('.lock')),
        ...unfinished(names.filter((name) => name.endsWith('.new'))),
      ];
      const free = left.filter((name) => !isHeld(join(locks, name)));
      return [...new Set(free.map((name) => name.slice(0, name.lastIndexOf('.'))))];
    },
    isAlone: async () => {
      // A holder that is still called `.new` has put no file yet.
      const names = (await readdir(locks)).filter((name) => name.endsWith('.lock') && !name.startsWith(id));
      return !names.some((name) => isHeld(join(locks, name)));
    },
    stalled: async () => {
      const rows = await db.selectFrom('holders').selectAll().where('id', '!=', id).execute();
      return beats.stalled(rows);
    },
    settled: (holder) => beats.settled(holder),
    bury: remove,
    sweepStrays: async () => {
      const root = join(dataDir, 'temporary');
      const names = await readdir(root);
      // Whoever puts a file has taken its lock before.
      const full = await filledOf(names.map((name) => join(root, name)));
      const known = await readdir(locks);
      const strays = names.filter((name) => !known.some((lock) => lock.startsWith(name)));
      const again = abandoned(strays);
      for (const path of strays.map((name) => join(root, name)))
        if (full.has(path) || again.includes(basename(path))) await rm(path, {recursive: true, force: true});
    },
    release: async (giveBack = () => Promise.resolve()) => {
      const lock = await held;
      if (lock === undefined) return;
      held = undefined;
      try {
        await giveBack(id);
        await remove(id);
      } finally {
        lock.release();
      }
    },
  };
}

async function filledOf(paths: string[]): Promise<Set<string>> {
  const filled = new Set<string>();
  for (const path of paths) if ((await readdir(path).catch(() => [])).length > 0) filled.add(path);
  return filled;
}

/** Only what is seen in two looks may belong to nobody. */
function confirmedOnSecondLook(): (found: string[]) => string[] {
  let before: string[] = [];
  return (found) => {
    const again = found.filter((name) => before.includes(name));
    before = found;
    return again;
  };
}

interface Beats {
  /** Those whose beat has not changed for the length of the lease, until they are settled or beat again. */
  stalled(rows: {id: string; beat: number}[]): string[];
  settled(id: string): void;
}

function watchBeats(leaseMs: number): Beats {
  const seen = new Map<string, {beat: number; at: number; isSettled: boolean}>();
  let lastLook = performance.now();
  return {
    stalled: (rows) => {
      const now = performance.now();
      // Whoever was asleep has not seen the others beat.
      if (now - lastLook > leaseMs / 2) seen.clear();
      lastLook = now;
      return rows.flatMap(({id, beat}) => {
        const last = seen.get(id);
        if (last?.beat !== beat) seen.set(id, {beat, at: now, isSettled: false});
        else if (!last.isSettled && now - last.at > leaseMs) return [id];
        return [];
      });
    },
    settled: (id) => {
      const last = seen.get(id);
      if (last !== undefined) last.isSettled = true;
    },
  };
}

/** The lock is taken under another name first: a lock file that can be seen and is not held belongs to a dead process. */
async function makeKnown(
  db: Kysely<Tables>,
  {id, dataDir, at}: {id: string; dataDir: string; at: AtStorageCrashPoint},
): Promise<{release: () => void}> {
  await mkdir(join(dataDir, 'temporary', id), {recursive: true, mode: 0o700});
  const path = join(dataDir, 'holders', id);
  const lock = holdLock(`${path}.new`);
  try {
    await writeUnsynced(db, (trx) =>
      trx
        .insertInto('holders')
        .values({id, beat: 0})
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    at('holder.made');
    await rename(`${path}.new`, `${path}.lock`);
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
}
