import {createHash} from 'node:crypto';
import type {Kysely} from 'kysely';
import {setImmediate as othersFirst} from 'node:timers/promises';
import type {Tables} from '../database/tables.js';
import {pagesOf, type Row, type Value} from './row-pages.js';
import type {TableShape} from './table-copies.js';

export interface TableDigest {
  rows: number;
  /** Hex; independent of the order of rows, which databases sort in their own ways. */
  sha256: string;
}

/** Counts the rows of a table and combines their checksums. */
export async function digestOf(db: Kysely<Tables>, shape: TableShape): Promise<TableDigest> {
  const sum = Buffer.alloc(sha256Bytes);
  let count = 0;
  for await (const rows of pagesOf(db, shape)) {
    for (const row of rows) {
      const hash = createHash('sha256').update(textOf(row, shape)).digest();
      // Rows differ by their keys, so that no two cancel each other.
      for (const [at, byte] of hash.entries()) sum.writeUInt8(sum.readUInt8(at) ^ byte, at);
    }
    count += rows.length;
    await othersFirst();
  }
  return {rows: count, sha256: sum.toString('hex')};
}

const sha256Bytes = 32;

function textOf(row: Row, {columns, singles}: TableShape): string {
  return JSON.stringify(columns.map((column) => comparable(row[column] ?? null, singles.has(column))));
}

/** The part of a value that both databases can store: PostgreSQL has four bytes for a `real`. */
function comparable(value: Value, isSingle: boolean): Value {
  return typeof value === 'number' && isSingle ? Math.fround(value) : value;
}
