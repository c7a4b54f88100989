import type {Kysely} from 'kysely';

/** Corrected documents that are kept as examples of their template, and versions that are not in use yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('examples')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('template_id', 'text', (column) => column.notNull().references('templates.id'))
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('pages_file', 'text', (column) => column.notNull())
    .addColumn('document_file', 'text')
    .addColumn('right_values', 'text', (column) => column.notNull())
    .addColumn('corrected', 'integer', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull().references('keys.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('examples_document', ['template_id', 'document_id'])
    .execute();
  await db.schema.alterTable('templates').addColumn('draft_version', 'integer').execute();
}
