import type {Kysely} from 'kysely';

/** Response settings of keys, and ignored archive entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = {success: 'SUCCESS', failure: 'as-is', failed_rows: 'named'};
  for (const [name, byDefault] of Object.entries(columns))
    await db.schema
      .alterTable('keys')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(byDefault))
      .execute();
  await db.schema.alterTable('jobs').addColumn('warnings', 'text').execute();
}
