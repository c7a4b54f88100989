import {type Kysely, sql, type Transaction} from 'kysely';
import {write, writeUnsynced} from '../database/database.js';
import {parseJsonText} from '../database/json-text.js';
import type {CopyProgress, MoveRow} from '../database/rows/store-rows.js';
import type {Tables} from '../database/tables.js';
import type {AtMoveCrashPoint} from './move-crash-points.js';
import {moveIn, setProgress} from './move-records.js';
import {digestOf, type TableDigest} from './row-digest.js';
import {keyOf, pageAfter, pageRows, type Row} from './row-pages.js';
import {shapesOf, type TableShape} from './table-copies.js';

export interface Databases {
  source: Kysely<Tables>;
  target: Kysely<Tables>;
}

interface CopyOptions {
  id: string;
  /** Called after each page with the rows of a table copied by this call. */
  onRows: (table: string, rows: number) => void;
  at: AtMoveCrashPoint;
}

/**
 * Copies all rows. A page and the progress that tells of it are one transaction of the target, so that a copy that is
 * interrupted goes on with the next page.
 */
export async function copyRows({source, target}: Databases, {id, onRows, at}: CopyOptions): Promise<void> {
  const progress = await progressOf(target, id);
  for (const shape of await shapesOf(source)) {
    let rows = 0;
    for (let done = progress[shape.name]; done?.isDone !== true;) {
      const page = await pageAfter(source, shape, done?.after);
      const isDone = page.length < pageRows;
      const after = page.length === 0 ? done?.after : keyOf(shape, page);
      done = {isDone, ...(after !== undefined && {after})};
      progress[shape.name] = done;
      await writeUnsynced(target, async (trx) => {
        await insert(trx, shape, page);
        at('move.copying');
        await setProgress(trx, id, progress);
      });
      rows += page.length;
      onRows(shape.name, rows);
    }
  }
  // A synced commit makes all before it durable.
  await write(target, (trx) => setProgress(trx, id, progress));
}

async function progressOf(target: Kysely<Tables>, id: string): Promise<Record<string, CopyProgress>> {
  const move: MoveRow | undefined = await moveIn(target, {id, role: 'target'});
  return move === undefined ? {} : parseJsonText(move.progress);
}

async function insert(trx: Transaction<Tables>, {name, columns}: TableShape, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(tuples)}`.execute(trx);
}

export interface ComparedTable extends TableDigest {
  table: string;
  isSame: boolean;
}

/** Reads all rows on both sides and compares their number and checksums. */
export async function compareRows(
  {source, target}: Databases,
  onTable: (compared: ComparedTable) => void = () => undefined,
): Promise<ComparedTable[]> {
  const compared: ComparedTable[] = [];
  const shapes = await shapesOf(target);
  for (const shape of shapes) {
    const [there, here] = [await digestOf(target, shape), await digestOf(source, shape)];
    const one = {
      table: shape.name,
      ...there,
      isSame: there.rows === here.rows && there.sha256 === here.sha256,
    };
    compared.push(one);
    onTable(one);
  }
  return compared;
}
