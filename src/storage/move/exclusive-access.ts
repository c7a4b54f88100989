import type {Kysely} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {limits} from '../../contract/limits.js';
import type {Holders} from '../database/holders.js';
import type {Tables} from '../database/tables.js';
import {ignoreCrashPoint} from '../files/storage-crash-points.js';
import {recover} from '../jobs/recovery.js';

/** A database that takes part in a move. */
export interface MoveSide {
  db: Kysely<Tables>;
  holders: Holders;
  clock: () => number;
  /** For people: a data directory, or host and name of a database. */
  where: string;
}

/**
 * Number of looks for ended processes: one that ended during its registration is only suspected at the first look, and
 * found at the second.
 */
const looks = 2;

/**
 * Makes this process known as one that uses the database, and gives back the work of those that have ended. Throws
 * `locked` where others are running.
 */
export async function acquireExclusiveAccess({db, holders, clock, where}: MoveSide): Promise<void> {
  const self = await holders.self();
  for (let look = 0; look < looks; look++)
    for (const holder of await holders.dead()) {
      await giveBack(db, holder, clock);
      await holders.bury(holder);
    }
  const others = await db.selectFrom('holders').select('id').where('id', '!=', self).execute();
  if (others.length === 0) return;
  throw new DocextractError('locked', `A service, or another move, is running on ${where}.`, {
    hint: 'Stop it first; what it has not finished is done where the data are then.',
  });
}

/** Releases the database after `acquireExclusiveAccess`. */
export async function releaseExclusiveAccess({db, holders, clock}: MoveSide): Promise<void> {
  await holders.release((holder) => giveBack(db, holder, clock));
}

function giveBack(db: Kysely<Tables>, holder: string, clock: () => number): Promise<void> {
  return recover(db, {holder, clock, retentionMs: limits.retentionMs, at: ignoreCrashPoint});
}
