import pg from 'pg';
import {expect, onTestFinished} from 'vitest';

/** The lock of writers, held by a session of its own. */
export interface HeldWriteLock {
  /** Waits until so many sessions wait for it, each for so long at least. */
  untilWaiting(least?: {sessions?: number; for?: string}): Promise<void>;
  release(): Promise<void>;
}

/** As a node that is frozen in a transaction, or that changes the tables. */
export async function holdWriteLock(url: string): Promise<HeldWriteLock> {
  const client = new pg.Client({connectionString: url});
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('set statement_timeout = 0; set idle_session_timeout = 0');
  await client.query(`select pg_advisory_lock(hashtextextended('docextract ' || current_schema(), 0))`);
  const waiting = async (time: string): Promise<number> => {
    const {rows} = await client.query<{count: string}>(
      `select count(*) from pg_locks as wanted
      join pg_locks as held using (locktype, database, classid, objid, objsubid)
      join pg_stat_activity as session on session.pid = wanted.pid
      where locktype = 'advisory' and held.pid = pg_backend_pid() and not wanted.granted
        and clock_timestamp() - session.query_start >= $1::interval`,
      [time],
    );
    return Number(rows[0]?.count);
  };
  return {
    untilWaiting: async ({sessions = 1, for: time = '0'} = {}) => {
      await expect.poll(() => waiting(time), {interval: 20}).toBeGreaterThanOrEqual(sessions);
    },
    release: async () => {
      await client.query('select pg_advisory_unlock_all()');
    },
  };
}
