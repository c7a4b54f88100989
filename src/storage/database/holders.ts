import {randomUUID} from 'node:crypto';
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {Kysely} from 'kysely';
import {writeUnsynced} from './database.js';
import {holdLock, isHeld} from './lock.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {Tables} from './tables.js';

/** Processes that hold work. Work names its holder, so that work of a dead one can be reassigned. */
export interface Holders {
  /** Id of this process; the first call registers the process. */
  self(): Promise<string>;
  /** Directory of this process's temporary files. */
  temporaryDir(): Promise<string>;
  /** Records a heartbeat. */
  beat(): Promise<void>;
  /** Ids of holders that ended without releasing their work. */
  dead(): Promise<string[]>;
  /** Whether no other living process holds work or stores files here. */
  isAlone(): Promise<boolean>;
  /**
   * Ids of living holders without a recent heartbeat: stopped or hung. Each is reported until it is settled or beats
   * again.
   */
  stalled(): Promise<string[]>;
  /** Marks the work of a stalled holder as given back. */
  settled(id: string): void;
  /** Removes files of a dead holder; its work must have been given back before. */
  bury(id: string): Promise<void>;
  /**
   * Removes temporary directories without a known holder: it ended during registration, or the directory was copied.
   */
  sweepStrays(): Promise<void>;
  /**
   * Releases this process as a holder. `giveBack` returns its work; if that fails, its lock file stays, and others
   * treat it as dead.
   */
  release(giveBack?: (id: string) => Promise<void>): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Maximum time between heartbeats, measured with this process's monotonic clock. */
  leaseMs: number;
  at: AtStorageCrashPoint;
}

export function openHolders(db: Kysely<Tables>, {dataDir, leaseMs, at}: Options): Holders {
  const locks = join(dataDir, 'holders');
  const id = randomUUID();
  const beats = watchBeats(leaseMs);
  // A lock file exists for a moment before it is locked, and a directory before its lock.
  const unfinished = confirmedOnSecondLook();
  const abandoned = confirmedOnSecondLook();
  let held: Promise<{release: () => void}> | undefined;
  const hold = (): Promise<{release: () => void}> => {
    held ??= makeKnown(db, {id, dataDir, at});
    // A failure is retried by the next call.
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
      // A holder still called `.new` has stored no file yet.
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
      // A process locks before it stores files.
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

/** Filters to entries seen in two consecutive scans. */
function confirmedOnSecondLook(): (found: string[]) => string[] {
  let before: string[] = [];
  return (found) => {
    const again = found.filter((name) => before.includes(name));
    before = found;
    return again;
  };
}

interface Beats {
  /** Holders whose heartbeat has not changed for the lease time, until they are settled or beat again. */
  stalled(rows: {id: string; beat: number}[]): string[];
  settled(id: string): void;
}

function watchBeats(leaseMs: number): Beats {
  const seen = new Map<string, {beat: number; at: number; isSettled: boolean}>();
  let lastLook = performance.now();
  return {
    stalled: (rows) => {
      const now = performance.now();
      // A process that was suspended has missed heartbeats.
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

/** Locks under a temporary name first: a visible lock file that is not held belongs to a dead process. */
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
