import {type Kysely, sql} from 'kysely';
import {namesIn} from '../../contract/records.js';
import {isPostgres} from '../database/dialect.js';
import type {Tables} from '../database/tables.js';

/** Not copied: what belongs to one database, its processes, moves and store of files. */
type LeftOut = 'holders' | 'moves' | 'file_store';
export type CopiedTable = Exclude<keyof Tables, LeftOut>;

/**
 * The tables to be copied with their primary keys, in an order in which no row refers to one that is not there yet. No
 * column has a sequence that would have to be set afterwards.
 */
export const tableKeys = {
  templates: ['id'],
  template_versions: ['template_id', 'version'],
  keys: ['id'],
  sessions: ['hash'],
  jobs: ['id'],
  documents: ['id'],
  corrections: ['document_id', 'field'],
  examples: ['id'],
  turns: ['account'],
  replies: ['account', 'idempotency_key'],
  deliveries: ['id'],
  delivery_attempts: ['delivery_id', 'number'],
  accounts: ['account'],
  ledger: ['account', 'number'],
  holds: ['reference'],
} as const satisfies Record<CopiedTable, readonly string[]>;

export const copiedTables: readonly CopiedTable[] = namesIn(tableKeys);

/** A table on both sides. */
export interface TableShape {
  name: CopiedTable;
  key: readonly string[];
  columns: string[];
  /** Columns of numbers that PostgreSQL keeps in four bytes. */
  singles: ReadonlySet<string>;
}

/** The tables as they are in a database; the columns of all that it has. */
export async function shapesOf(db: Kysely<Tables>): Promise<TableShape[]> {
  const found = await columnsOf(db);
  return copiedTables.map((name) => {
    const columns = found.filter((column) => column.table === name);
    return {
      name,
      key: tableKeys[name],
      columns: columns.map(({column}) => column).sort(),
      singles: new Set(columns.filter(({type}) => type === 'real').map(({column}) => column)),
    };
  });
}

/** Names of the tables that are there, of docextract or not. */
export async function tablesIn(db: Kysely<Tables>): Promise<Set<string>> {
  return new Set((await columnsOf(db)).map(({table}) => table));
}

interface FoundColumn {
  table: string;
  column: string;
  type: string;
}

async function columnsOf(db: Kysely<Tables>): Promise<FoundColumn[]> {
  const query = isPostgres(db)
    ? sql<FoundColumn>`
        select table_name as "table", column_name as "column", data_type as type
        from information_schema.columns where table_schema = current_schema()`
    : sql<FoundColumn>`
        select tables.name as "table", columns.name as "column", lower(columns.type) as type
        from sqlite_master as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`;
  return (await query.execute(db)).rows;
}
