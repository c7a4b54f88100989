import {randomUUID} from 'node:crypto';
import {mkdir, readdir, rm} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {Kysely, Transaction} from 'kysely';
import {writeUnsynced} from './database.js';
import {mustExist} from '../../contract/must-exist.js';
import {confirmedOnSecondLook, type HeldLock, type HolderLocks} from './holder-locks.js';
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
  sweepOrphanedDirectories(): Promise<void>;
  /**
   * Releases this process as a holder. `giveBack` returns its work; if that fails, its row stays, and others
   * treat it as dead.
   */
  release(giveBack?: (id: string) => Promise<void>): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Maximum time between heartbeats, measured with this process's monotonic clock. */
  leaseMs: number;
  locks: HolderLocks;
  /** Throws where this process may not hold work. Called in the transaction that registers the process. */
  admit?: (trx: Transaction<Tables>) => Promise<void>;
}

/** Prepares this process as a holder; it is registered in the database and locked at the first call of `self`. */
export function openHolders(db: Kysely<Tables>, {dataDir, leaseMs, locks, admit}: Options): Holders {
  const temporary = join(dataDir, 'temporary');
  const beats = watchBeats(leaseMs);
  // A directory exists for a moment before its lock.
  const abandoned = confirmedOnSecondLook();
  let id: string = randomUUID();
  let held: Promise<HeldLock> | undefined;
  const hold = async (): Promise<HeldLock> => {
    const current = (held ??= makeKnownOrRenamed());
    // A failure is retried by the next call.
    const lock = await current.catch((error: unknown) => {
      if (held === current) held = undefined;
      throw error;
    });
    if (!lock.isLost()) return lock;
    if (held === current) held = undefined;
    return hold();
  };
  /** Takes another id when another process holds the lost lock of this one to give back its work. */
  const makeKnownOrRenamed = async (): Promise<HeldLock> => {
    const lock = await makeKnown(db, {id, temporary, locks, admit});
    if (lock !== undefined) return lock;
    id = randomUUID();
    return mustExist(await makeKnown(db, {id, temporary, locks, admit}), 'lock of a new holder');
  };
  const remove = async (holder: string): Promise<void> => {
    await writeUnsynced(db, (trx) => trx.deleteFrom('holders').where('id', '=', holder).execute());
    await rm(join(temporary, holder), {recursive: true, force: true});
    await locks.forget(holder);
  };
  return {
    self: async () => {
      await hold();
      return id;
    },
    temporaryDir: async () => {
      await hold();
      return join(temporary, id);
    },
    beat: async () => {
      if (held === undefined) return;
      await (await hold()).confirm();
      await writeUnsynced(db, (trx) =>
        trx
          .updateTable('holders')
          .set((row) => ({beat: row('beat', '+', 1)}))
          .where('id', '=', id)
          .execute(),
      );
    },
    dead: () => locks.dead(id),
    isAlone: () => locks.isAlone(id),
    stalled: async () => {
      const rows = await db.selectFrom('holders').selectAll().where('id', '!=', id).execute();
      return beats.stalled(rows);
    },
    settled: (holder) => beats.settled(holder),
    bury: remove,
    sweepOrphanedDirectories: async () => {
      const names = await readdir(temporary);
      // A process locks before it stores files.
      const full = await filledOf(names.map((name) => join(temporary, name)));
      const known = await locks.known();
      const orphaned = names.filter((name) => !known.has(name));
      const again = abandoned(orphaned);
      for (const path of orphaned.map((name) => join(temporary, name)))
        if (full.has(path) || again.includes(basename(path))) await rm(path, {recursive: true, force: true});
    },
    release: async (giveBack = () => Promise.resolve()) => {
      if (held === undefined) return;
      const lock = await held;
      held = undefined;
      try {
        await giveBack(id);
        await remove(id);
      } finally {
        await lock.release();
      }
    },
  };
}

async function filledOf(paths: string[]): Promise<Set<string>> {
  const filled = new Set<string>();
  for (const path of paths) if ((await readdir(path).catch(() => [])).length > 0) filled.add(path);
  return filled;
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

/** Takes the lock and writes the row of a process; `undefined` when the lock is held. */
async function makeKnown(
  db: Kysely<Tables>,
  {id, temporary, locks, admit}: Pick<Options, 'locks' | 'admit'> & {id: string; temporary: string},
): Promise<HeldLock | undefined> {
  await mkdir(join(temporary, id), {recursive: true, mode: 0o700});
  return locks.take(id, async () => {
    await writeUnsynced(db, async (trx) => {
      await admit?.(trx);
      await trx
        .insertInto('holders')
        .values({id, beat: 0})
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  });
}
