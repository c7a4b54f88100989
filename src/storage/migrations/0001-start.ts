import type {Kysely} from 'kysely';

/** Tables of the first release: templates, keys, holders, replies, jobs, documents and turns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text')
    .addColumn('alias', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('webhook', 'text')
    .addColumn('static_values', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('template_versions')
    .addColumn('template_id', 'text', (column) => column.notNull().references('templates.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document_type', 'text', (column) => column.notNull())
    .addColumn('edited_json', 'text', (column) => column.notNull())
    .addColumn('custom_instructions', 'text')
    .addColumn('reference_files', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('template_versions_key', ['template_id', 'version'])
    .execute();
  await db.schema
    .createTable('keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('requests_per_window', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await createJobs(db);
  await db.schema
    .createTable('holders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('replies')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('body', 'text')
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('replies_key', ['account', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('replies_by_age').on('replies').column('created_at').execute();
}

async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('template_id', 'text')
    .addColumn('template_version', 'integer')
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('static_values', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('archive', 'integer', (column) => column.notNull())
    .addColumn('upload', 'text')
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('holder', 'text')
    .addColumn('interruptions', 'integer', (column) => column.notNull())
    .addColumn('turn', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('purged_at', 'bigint')
    .execute();
  await db.schema.createIndex('jobs_by_status').on('jobs').columns(['status', 'turn']).execute();
  await db.schema.createIndex('jobs_by_expiry').on('jobs').columns(['purged_at', 'expires_at']).execute();
  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('file', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('strikes', 'integer', (column) => column.notNull())
    .addColumn('interruptions', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('result', 'text')
    .addColumn('error', 'text')
    .addColumn('completed_at', 'bigint')
    .addUniqueConstraint('documents_in_order', ['job_id', 'position'])
    .execute();
  await db.schema
    .createIndex('documents_by_status')
    .on('documents')
    .columns(['job_id', 'status', 'position'])
    .execute();
  await db.schema.createIndex('documents_by_holder').on('documents').column('holder').execute();
  await db.schema
    .createTable('turns')
    .addColumn('account', 'text', (column) => column.primaryKey())
    .addColumn('turn', 'bigint', (column) => column.notNull())
    .execute();
}
