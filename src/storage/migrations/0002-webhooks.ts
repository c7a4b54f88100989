import {randomBytes} from 'node:crypto';
import {type Kysely, sql} from 'kysely';

/** Deliveries and their attempts; each webhook signs what it sends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('document_id', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('template_id', 'text', (column) => column.notNull().references('templates.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('retries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['template_id', 'status', 'due_at', 'position'])
    .execute();
  await db.schema.createIndex('deliveries_by_job').on('deliveries').columns(['job_id', 'position']).execute();
  await db.schema.createIndex('deliveries_by_holder').on('deliveries').column('holder').execute();
  await db.schema.createIndex('deliveries_by_age').on('deliveries').column('created_at').execute();
  await db.schema
    .createTable('delivery_attempts')
    .addColumn('delivery_id', 'text', (column) => column.notNull().references('deliveries.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('duration_ms', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addColumn('reply', 'text')
    .addPrimaryKeyConstraint('delivery_attempts_key', ['delivery_id', 'number'])
    .execute();
  await db.schema.alterTable('templates').addColumn('webhook_disabled_at', 'bigint').execute();
  await signEarlierWebhooks(db);
}

async function signEarlierWebhooks(db: Kysely<unknown>): Promise<void> {
  const {rows} = await sql<{
    id: string;
    webhook: string;
  }>`select id, webhook from templates where webhook is not null`.execute(db);
  for (const {id, webhook} of rows) {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const signed = JSON.stringify({secret, ...(JSON.parse(webhook) as object)});
    await sql`update templates set webhook = ${signed} where id = ${id}`.execute(db);
  }
}
