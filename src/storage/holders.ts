import {randomUUID} from 'node:crypto';
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {Kysely} from 'kysely';
import {writeUnsynced} from './database.js';
import {holdLock, isHeld} from './lock.js';
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
  /** Ids of holders that live but have not beaten for long: stopped or hung. Each is told once, until it beats again. */
  stalled(): Promise<string[]>;
  /** Removes what a dead holder left on disk; its work must have been given back before. */
  bury(id: string): Promise<void>;
  release(): Promise<void>;
}

/** How long a living process may be silent. Measured here, not by its clock or ours: clocks jump. */
const stallMs = 60_000;

export function openHolders(db: Kysely<Tables>, dataDir: string): Holders {
  const locks = join(dataDir, 'holders');
  const id = randomUUID();
  const seen = new Map<string, {beat: number; at: number; told: boolean}>();
  let held: Promise<{release: () => void}> | undefined;
  const hold = (): Promise<{release: () => void}> => (held ??= makeKnown(db, {id, dataDir}));
  const remove = async (holder: string): Promise<void> => {
    await writeUnsynced(db, (trx) => trx.deleteFrom('holders').where('id', '=', holder).execute());
    await rm(join(dataDir, 'temporary', holder), {recursive: true, force: true});
    await rm(join(locks, `${holder}.lock`), {force: true});
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
      const names = (await readdir(locks)).filter((name) => name.endsWith('.lock'));
      const others = names.filter((name) => name !== `${id}.lock`);
      return others
        .filter((name) => !isHeld(join(locks, name)))
        .map((name) => name.slice(0, -'.lock'.length));
    },
    stalled: async () => {
      const rows = await db.selectFrom('holders').selectAll().where('id', '!=', id).execute();
      return rows.filter((row) => isStalled(seen, row)).map((row) => row.id);
    },
    bury: remove,
    release: async () => {
      const lock = await held;
      if (lock === undefined) return;
      await remove(id);
      lock.release();
      held = undefined;
    },
  };
}

function isStalled(
  seen: Map<string, {beat: number; at: number; told: boolean}>,
  {id, beat}: {id: string; beat: number},
): boolean {
  const now = performance.now();
  const last = seen.get(id);
  if (last?.beat !== beat) seen.set(id, {beat, at: now, told: false});
  else if (!last.told && now - last.at > stallMs) return (last.told = true);
  return false;
}

/** The lock is taken under another name first: a lock file that can be seen and is not held belongs to a dead process. */
async function makeKnown(
  db: Kysely<Tables>,
  {id, dataDir}: {id: string; dataDir: string},
): Promise<{release: () => void}> {
  await mkdir(join(dataDir, 'temporary', id), {recursive: true, mode: 0o700});
  const path = join(dataDir, 'holders', id);
  const lock = holdLock(`${path}.new`);
  await writeUnsynced(db, (trx) => trx.insertInto('holders').values({id, beat: 0}).execute());
  await rename(`${path}.new`, `${path}.lock`);
  return lock;
}
