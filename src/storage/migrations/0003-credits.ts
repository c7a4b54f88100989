import {type Kysely, sql} from 'kysely';

/** Credits, and roles of keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('account', 'text', (column) => column.primaryKey())
    .addColumn('unlimited', 'integer', (column) => column.notNull())
    // The database forbids negative balances, whatever a program gets wrong.
    .addColumn('balance', 'bigint', (column) => column.notNull().check(notNegative))
    .addColumn('entries', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('ledger')
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.account'))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('held', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_key', ['account', 'number'])
    .addUniqueConstraint('ledger_once', ['reference', 'held'])
    .execute();
  await db.schema
    .createTable('holds')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.account'))
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text')
    .execute();
  await db.schema.createIndex('holds_by_holder').on('holds').column('holder').execute();
  await db.schema
    .alterTable('keys')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('caller'))
    .execute();
}

const notNegative = sql`balance >= 0`;
