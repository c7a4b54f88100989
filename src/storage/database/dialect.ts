import {type Kysely, PostgresAdapter, sql, type Transaction} from 'kysely';

/** Whether the database is on a PostgreSQL server; otherwise it is a SQLite file. */
export function isPostgres<Db>(db: Kysely<Db>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The advisory lock that every writing transaction takes: one per schema, so that several services share a server. */
export const writeLock = sql`hashtextextended('docextract ' || current_schema(), 0)`;

/**
 * PostgreSQL: waits until no other transaction writes, on any node, as SQLite's `begin immediate` does. All statements
 * of a transaction then see the same data, and none can deadlock. Released at the transaction's end.
 */
export async function takeWriteLock<Db>(trx: Transaction<Db>, {synced}: {synced: boolean}): Promise<void> {
  if (synced) await sql`select pg_advisory_xact_lock(${writeLock})`.execute(trx);
  else
    await sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(${writeLock})`.execute(
      trx,
    );
}
