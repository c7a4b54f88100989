import type {Kysely} from 'kysely';

/** Which store has the files, for nodes that share a database: one row. A data directory with SQLite says it in a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('file_store')
    .addColumn('row', 'integer', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('pending', 'integer', (column) => column.notNull())
    .execute();
}
