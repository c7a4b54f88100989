// move: copies the data to another database or store of files, verifies the copy, and marks both sides.

import {randomUUID} from 'node:crypto';
import type {Kysely, Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {write} from '../database/database.js';
import {jsonText} from '../database/json-text.js';
import type {CopyProgress, MoveRow} from '../database/rows/store-rows.js';
import type {Tables} from '../database/tables.js';

/** Throws `usage` for a database whose data are used elsewhere, or are not all here yet. */
export async function refuseMoved(db: Kysely<Tables>, where: string): Promise<void> {
  const rows = await db.selectFrom('moves').selectAll().where('state', 'in', ['copying', 'moved']).execute();
  const [move] = rows;
  if (move === undefined) return;
  const date = new Date(move.changed_at).toISOString().slice(0, 10);
  if (move.role === 'target')
    throw new DocextractError('usage', `${where} has only a part of the data of ${move.other}.`, {
      hint: 'A move there has not ended: run the same docextract migrate again, which goes on where it was.',
    });
  const instead =
    'To use this copy instead, and never both: docextract migrate --reopen, with the same --data-dir and variables.';
  if (move.state === 'moved')
    throw new DocextractError('usage', `The data of ${where} were moved to ${move.other} on ${date}.`, {
      hint: `Use them there: docs/scaling.md. ${instead}`,
    });
  throw new DocextractError('usage', `The data of ${where} are being moved to ${move.other}.`, {
    hint: `Run the same docextract migrate again if it was interrupted: it goes on where it was. ${instead}`,
  });
}

/**
 * Marks a database as the source of a move, so that no service starts on it, and returns the id of the move: a new one,
 * or that of the move to the same place that was interrupted or given up. Throws `usage` when it was moved elsewhere.
 */
export function beginSource(db: Kysely<Tables>, {other, now}: {other: string; now: number}): Promise<Begun> {
  return write(db, async (trx) => {
    const rows = await trx.selectFrom('moves').selectAll().where('role', '=', 'source').execute();
    const open = rows.find(({state}) => state === 'copying' || state === 'moved');
    if (open !== undefined && open.other !== other)
      throw new DocextractError(
        'usage',
        `A move to ${open.other} ${open.state === 'moved' ? 'has been made' : 'was begun'}.`,
        {hint: 'Name the same target again; or give that move up first: docextract migrate --reopen.'},
      );
    if (open !== undefined) return {id: open.id, before: open.state, isAnew: false};
    const again = rows.find((row) => row.other === other && row.state === 'given_up');
    const id = again?.id ?? randomUUID();
    await put(trx, {id, role: 'source', other, state: 'copying', progress: jsonText({}), changed_at: now});
    return {id, before: again?.state, isAnew: again !== undefined};
  });
}

export interface Begun {
  id: string;
  /** The state of the source until now; `undefined`: it has not been moved there before. */
  before: MoveRow['state'] | undefined;
  /** The source was used since it was copied: the copy is of no use. */
  isAnew: boolean;
}

/** Takes back `beginSource` when nothing came of it. */
export async function unmarkSource(db: Kysely<Tables>, {id, before}: Begun): Promise<void> {
  if (before === 'copying' || before === 'moved') return;
  const ofMove = {id, role: 'source'} as const;
  await write(db, async (trx) => {
    if (before === undefined)
      await trx.deleteFrom('moves').where('id', '=', id).where('role', '=', 'source').execute();
    else await setState(trx, {...ofMove, state: before});
  });
}

/** Replaces the record of a move. */
export async function put(trx: Transaction<Tables>, row: MoveRow): Promise<void> {
  await trx.deleteFrom('moves').where('id', '=', row.id).where('role', '=', row.role).execute();
  await trx.insertInto('moves').values(row).execute();
}

/** The record of a move in the given role; `undefined` where this database has no such record. */
export async function moveIn(
  db: Kysely<Tables>,
  {id, role}: Pick<MoveRow, 'id' | 'role'>,
): Promise<MoveRow | undefined> {
  return db.selectFrom('moves').selectAll().where('id', '=', id).where('role', '=', role).executeTakeFirst();
}

/** Records at the target how far each table is copied. `progress` has table names as keys. */
export async function setProgress(
  trx: Transaction<Tables>,
  id: string,
  progress: Record<string, CopyProgress>,
): Promise<void> {
  await trx
    .updateTable('moves')
    .set({progress: jsonText(progress)})
    .where('id', '=', id)
    .where('role', '=', 'target')
    .execute();
}

/** Durable when it resolves, with all that was written before. */
export async function endMove(
  db: Kysely<Tables>,
  move: Pick<MoveRow, 'id' | 'role' | 'state'> & {now: number},
): Promise<void> {
  await write(db, (trx) => setState(trx, move));
}

async function setState(
  trx: Transaction<Tables>,
  {id, role, state, now}: Pick<MoveRow, 'id' | 'role' | 'state'> & {now?: number},
): Promise<void> {
  await trx
    .updateTable('moves')
    .set({state, ...(now !== undefined && {changed_at: now})})
    .where('id', '=', id)
    .where('role', '=', role)
    .execute();
}

/** Lets a source be used again. Returns its move; `undefined` where it was not moved. */
export function reopenSource(
  db: Kysely<Tables>,
  now: number,
): Promise<Pick<MoveRow, 'id' | 'other'> | undefined> {
  return write(db, async (trx) => {
    const move = await trx
      .selectFrom('moves')
      .selectAll()
      .where('role', '=', 'source')
      .where('state', 'in', ['copying', 'moved'])
      .executeTakeFirst();
    if (move === undefined) return undefined;
    await setState(trx, {id: move.id, role: 'source', state: 'given_up', now});
    return move;
  });
}

/** The id of the move to a place that was begun, made or given up; `undefined` without one. */
export async function moveTo(db: Kysely<Tables>, other: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('moves')
    .select('id')
    .where('role', '=', 'source')
    .where('other', '=', other)
    .where('state', '!=', 'finished')
    .executeTakeFirst();
  return row?.id;
}
