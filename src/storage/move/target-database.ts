import {type Kysely, sql, type Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {write} from '../database/database.js';
import {isPostgres} from '../database/dialect.js';
import {jsonText} from '../database/json-text.js';
import type {MoveRow} from '../database/rows/store-rows.js';
import type {Tables} from '../database/tables.js';
import {put} from './move-records.js';
import {copiedTables, tablesIn} from './table-copies.js';

/** The content of a database that is to be a target. */
export interface TargetFindings {
  /** The moves that brought data here. */
  moves: Pick<MoveRow, 'id' | 'other' | 'state'>[];
  /** Tables with data that no service makes by itself. */
  used: string[];
}

/** Looks at a database without changing it. Throws `usage` where tables of another program are in the way. */
export async function examineTarget(db: Kysely<Tables>, where: string): Promise<TargetFindings> {
  const tables = await tablesIn(db);
  const known = copiedTables.filter((name) => tables.has(name));
  if (!tables.has('migrations') && known.length > 0)
    throw new DocextractError('usage', `${where} has a table ${known[0]} of another program.`, {
      hint: 'Make a database for docextract alone: createdb --owner docextract docextract',
    });
  const moves = tables.has('moves')
    ? await db.selectFrom('moves').select(['id', 'other', 'state']).where('role', '=', 'target').execute()
    : [];
  const used: string[] = [];
  for (const name of known) if (await isUsed(db, name)) used.push(name);
  return {moves, used};
}

/** Templates of the package are made by the first start of a service. */
async function isUsed(db: Kysely<Tables>, table: string): Promise<boolean> {
  if (table === 'templates') return false;
  const own = table === 'template_versions' ? sql`where origin <> 'package'` : sql``;
  const {rows} = await sql`select 1 from ${sql.table(table)} ${own} limit 1`.execute(db);
  return rows.length > 0;
}

/** Throws `usage` unless the database is free, or has the copy of this move (`undefined`: of none). */
export function requireFreeTarget(
  {moves, used}: TargetFindings,
  {id, where}: {id: string | undefined; where: string},
): void {
  if (id !== undefined && moves.some((move) => move.id === id)) return;
  const half = moves.find(({state}) => state === 'copying');
  if (half !== undefined)
    throw new DocextractError('usage', `${where} has a part of the data of ${half.other}, of another move.`, {
      hint: 'Finish that move, or name another target, or drop that database and make it anew.',
    });
  if (used.length === 0) return;
  throw new DocextractError('usage', `${where} has data of its own: in ${listed(used)}.`, {
    hint: 'Name a target without data: a move never mixes two.',
  });
}

function listed(names: string[]): string {
  const [first = '', ...others] = names;
  return others.length === 0
    ? first
    : `${first} and ${others.length} other ${others.length === 1 ? 'table' : 'tables'}`;
}

/**
 * Makes a database the target of a move, empty. An interrupted move goes on: then nothing is changed. Returns the
 * record of it; one that is `finished` needs nothing more.
 */
export function beginTarget(
  db: Kysely<Tables>,
  {id, other, isAnew, now}: {id: string; other: string; isAnew: boolean; now: number},
): Promise<MoveRow> {
  return write(db, async (trx) => {
    const found = await trx
      .selectFrom('moves')
      .selectAll()
      .where('role', '=', 'target')
      .where('id', '=', id)
      .executeTakeFirst();
    if (found !== undefined && (found.state === 'finished' || !isAnew)) return found;
    await empty(trx);
    const row: MoveRow = {
      id,
      role: 'target',
      other,
      state: 'copying',
      progress: jsonText({}),
      changed_at: now,
    };
    await put(trx, row);
    return row;
  });
}

/** Deletes the rows of all copied tables, and the record of files that a service tried on the target may have left. */
async function empty(trx: Transaction<Tables>): Promise<void> {
  await trx.deleteFrom('file_store').execute();
  const last = [...copiedTables].reverse();
  if (isPostgres<Tables>(trx)) {
    const names = sql.join(last.map((name) => sql.table(name)));
    await sql`truncate ${names}`.execute(trx);
  } else for (const name of last) await sql`delete from ${sql.table(name)}`.execute(trx);
}
