import type {Kysely} from 'kysely';

/** Corrected values of documents, and jobs that wait for review. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('corrections')
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id'))
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('page', 'integer')
    .addColumn('box', 'text')
    .addColumn('by', 'text', (column) => column.notNull().references('keys.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('corrections_key', ['document_id', 'field'])
    .execute();
  await extendDocuments(db);
  await extendJobs(db);
  await db.schema
    .alterTable('deliveries')
    .addColumn('corrected', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('deliveries_by_document').on('deliveries').column('document_id').execute();
}

async function extendDocuments(db: Kysely<unknown>): Promise<void> {
  for (const name of ['needs_look', 'revision'])
    await db.schema
      .alterTable('documents')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('documents').addColumn('reviewed_at', 'bigint').execute();
}

async function extendJobs(db: Kysely<unknown>): Promise<void> {
  for (const name of ['keeps_files', 'needs_look'])
    await db.schema
      .alterTable('jobs')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  // What unsure meant when there was no rule of review yet.
  await db.schema
    .alterTable('jobs')
    .addColumn('look_below', 'real', (column) => column.notNull().defaultTo(0.95))
    .execute();
  await db.schema.alterTable('jobs').addColumn('review_ms', 'bigint').execute();
  await db.schema.alterTable('jobs').addColumn('review_until', 'bigint').execute();
  await db.schema
    .createIndex('jobs_in_review')
    .on('jobs')
    .column('review_until')
    .where('review_until', 'is not', null)
    .execute();
  // All that a list of jobs is filtered and ordered by: rows hold whole requests.
  await db.schema
    .createIndex('jobs_by_account')
    .on('jobs')
    .columns(['account', 'created_at', 'id', 'status', 'needs_look', 'template_id'])
    .execute();
}
