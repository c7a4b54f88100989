import {type Kysely, sql} from 'kysely';

/** The database server's time. All nodes have the same, whatever their own clocks say. */
export interface ServerClock {
  /** Milliseconds since the epoch, counted on by this process's monotonic clock since the server was last asked. */
  now: () => number;
  /** Asks the server. */
  adjust(): Promise<void>;
}

/**
 * Asks the server for its time once and makes the clock. The error is at most half of the time that the answer took.
 */
export async function openServerClock<Db>(db: Kysely<Db>): Promise<ServerClock> {
  let aheadMs = 0;
  const adjust = async (): Promise<void> => {
    const asked = performance.now();
    const {rows} = await sql<{ms: number}>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
    const answered = performance.now();
    if (rows[0] !== undefined) aheadMs = rows[0].ms - (asked + answered) / 2;
  };
  await adjust();
  return {now: () => Math.round(performance.now() + aheadMs), adjust};
}
