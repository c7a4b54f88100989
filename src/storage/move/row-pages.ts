import {type Kysely, sql} from 'kysely';
import {mustExist} from '../../contract/must-exist.js';
import type {Tables} from '../database/tables.js';
import type {TableShape} from './table-copies.js';

/** Texts, whole numbers below 2^53, numbers of four or eight bytes, and nulls. */
export type Value = string | number | null;
export type Row = Record<string, Value>;
export type Key = (string | number)[];

/**
 * Rows read and written at a time. A row may hold the results of a long document; a statement may have 32,766
 * parameters on SQLite, and no table has 100 columns.
 */
export const pageRows = 200;

/** The next rows after a key, in the order of the database for the primary key; fewer than a page at the end. */
export async function pageAfter(
  db: Kysely<Tables>,
  {name, key, columns}: TableShape,
  after: Key | undefined,
): Promise<Row[]> {
  const names = sql.join(key.map((column) => sql.ref(column)));
  const from = after === undefined ? sql`` : sql`where (${names}) > (${sql.join(after)})`;
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const {rows} = await sql<Row>`
    select ${selected} from ${sql.table(name)} ${from} order by ${names} limit ${sql.lit(pageRows)}`.execute(
    db,
  );
  return rows;
}

/** All rows of a table, or those after a key, page by page. */
export async function* pagesOf(db: Kysely<Tables>, shape: TableShape, after?: Key): AsyncGenerator<Row[]> {
  for (let last = after; ;) {
    const rows = await pageAfter(db, shape, last);
    if (rows.length > 0) yield rows;
    if (rows.length < pageRows) return;
    last = keyOf(shape, rows);
  }
}

/** The key of the last row of a page. */
export function keyOf({key}: TableShape, rows: Row[]): Key {
  const row = mustExist(rows.at(-1), 'last row of a page');
  return key.map((column) => mustExist(row[column] ?? undefined, 'value of a primary key'));
}
