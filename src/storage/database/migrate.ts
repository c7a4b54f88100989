import {type Kysely, sql, type Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {write} from './database.js';
import {isPostgres} from './dialect.js';
import {outageOf} from './server-outages.js';
import {type Migration, migrations} from '../migrations/index.js';
import {type AtStorageCrashPoint, ignoreCrashPoint} from '../files/storage-crash-points.js';

export interface MigrateOptions {
  steps?: Migration[];
  at?: AtStorageCrashPoint;
  /** Called once when others use the database server for so long that this takes a while. */
  onWait?: () => void;
}

/**
 * Migrates the schema in one transaction that holds the write lock: of several processes opening a data directory, one
 * migrates; a failed migration changes nothing. On a server the others wait for as long as that takes. This does not
 * use the Migrator of Kysely, which keeps its records in another table and would run the first step again in each
 * existing data directory.
 */
export async function migrate<Db>(
  db: Kysely<Db>,
  {steps = migrations, at = ignoreCrashPoint, onWait}: MigrateOptions = {},
): Promise<void> {
  const found = (await versionOf(db)) ?? 0;
  if (found === newestOf(steps)) return;
  // Checked before the tables are made, so that a role without rights to make them gets the error about the version.
  requireKnownFormat(found, steps);
  const change = async (trx: Transaction<Db>): Promise<void> => {
    await sql`create table if not exists migrations (number integer primary key)`.execute(trx);
    const current = (await versionOf(trx)) ?? 0;
    requireKnownFormat(current, steps);
    for (const step of steps.filter(({number}) => number > current)) {
      // Migrations use the table types of their time, not today's.
      await step.up(trx as unknown as Kysely<unknown>);
      at('migration.stepped');
      await sql`insert into migrations (number) values (${step.number})`.execute(trx);
    }
  };
  await untilNotBusy(() => write(db, change), onWait);
}

/** Other processes may be changing the tables, or reading them, and a change waits for readers. */
async function untilNotBusy(act: () => Promise<void>, onWait?: () => void): Promise<void> {
  for (let hasWaited = false; ; hasWaited = true)
    try {
      return await act();
    } catch (error) {
      if (outageOf(error) !== 'busy') throw error;
      if (!hasWaited) onWait?.();
    }
}

/** Throws `cannot_read` for data of a later version; `format` is the number of their last migration. */
export function requireKnownFormat(format: number, steps: Migration[]): void {
  const newest = newestOf(steps);
  if (format <= newest) return;
  throw new DocextractError(
    'cannot_read',
    `The stored data were written by a newer docextract (format ${format}; this one knows ${newest}).`,
    {hint: 'Update docextract, or use another data directory.'},
  );
}

function newestOf(steps: Migration[]): number {
  return Math.max(...steps.map(({number}) => number));
}

async function versionOf<Db>(db: Kysely<Db>): Promise<number | undefined> {
  const known = isPostgres(db)
    ? await sql`select 1 where to_regclass('migrations') is not null`.execute(db)
    : await sql`select 1 from sqlite_master where type = 'table' and name = 'migrations'`.execute(db);
  if (known.rows.length === 0) return undefined;
  const found = await sql<{number: number | null}>`select max(number) as number from migrations`.execute(db);
  return found.rows[0]?.number ?? undefined;
}
