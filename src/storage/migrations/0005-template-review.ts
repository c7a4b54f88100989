import type {Kysely} from 'kysely';

/** The review rule of templates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('templates').addColumn('review', 'text').execute();
}
