import {join} from 'node:path';
import {type Kysely, sql} from 'kysely';
import {openDatabase} from '../../../src/storage/database/database.js';
import type {Tables} from '../../../src/storage/database/tables.js';
import {copiedTables} from '../../../src/storage/move/table-copies.js';
import {connectPostgres} from '../../../src/storage/postgres/connect.js';

export type StoredRows = Record<string, Record<string, unknown>[]>;

/** All rows of a database, in an order that does not depend on it. */
export async function storedRows(place: {dataDir: string} | {url: string}): Promise<StoredRows> {
  const db: Kysely<Tables> =
    'url' in place
      ? await connectPostgres(place.url)
      : await openDatabase(join(place.dataDir, 'docextract.db'));
  try {
    const rows: StoredRows = {};
    for (const table of copiedTables) {
      const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
      rows[table] = found.rows.map(sorted).sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
    }
    return rows;
  } finally {
    await db.destroy();
  }
}

function sorted(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(rounded),
  );
}

/** PostgreSQL keeps this number in four bytes. */
function rounded([column, value]: [string, unknown]): [string, unknown] {
  return [column, column === 'look_below' ? Math.fround(Number(value)) : value];
}

function textOf(row: Record<string, unknown>): string {
  return JSON.stringify(row);
}
