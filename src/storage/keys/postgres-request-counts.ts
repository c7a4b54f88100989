import {type Kysely, sql} from 'kysely';
import {retryWhileLocked, write} from '../database/database.js';
import type {RequestCount, RequestCountStore} from './request-counts.js';

/**
 * Counts requests per key over all nodes, in a table that is not logged: a crash of the server ends all windows. Times
 * are those of the server.
 */
export async function openPostgresRequestCounts<Db>(db: Kysely<Db>): Promise<RequestCountStore> {
  const {rows} = await sql`select where to_regclass('windows') is not null`.execute(db);
  if (rows.length === 0) await write(db, (trx) => table.execute(trx));
  return {
    count: (times, windowMs) => countAll(db, times, windowMs),
    check: (maxMs) => retryWhileLocked(() => countAll(db, new Map([['', 0]]), 0), maxMs).then(ignore),
    close: ignore,
  };
}

const table = sql`
  create unlogged table if not exists windows
    (key_id text primary key, started_at bigint not null, count bigint not null)`;

function ignore(): void {
  // The connections are closed with the database.
}

/** Between its look at the clock and its count a statement waits for others that count the same keys. */
const overtakingMs = 2_000;

interface Row {
  key_id: string;
  reset_ms: number;
  count: number;
}

async function countAll<Db>(
  db: Kysely<Db>,
  times: ReadonlyMap<string, number>,
  windowMs: number,
): Promise<Map<string, RequestCount>> {
  if (times.size === 0) return new Map();
  // In one order, so that two nodes that count the same keys do not wait for each other.
  const keys = [...times.keys()].sort();
  const more = keys.map((key) => times.get(key) ?? 0);
  // A window in the future is from before the server's clock was put back, unless another request overtook this one.
  const isOpen = sql`windows.started_at <= excluded.started_at + ${overtakingMs}::bigint and excluded.started_at < windows.started_at + ${windowMs}::bigint`;
  const {rows} = await sql<Row>`
    insert into windows (key_id, started_at, count)
    select key_id, floor(extract(epoch from clock_timestamp()) * 1000), more
      from unnest(${keys}::text[], ${more}::bigint[]) as given (key_id, more)
    on conflict (key_id) do update set
      started_at = case when ${isOpen} then windows.started_at else excluded.started_at end,
      count = case when ${isOpen} then windows.count + excluded.count else excluded.count end
    returning key_id, count,
      started_at + ${windowMs}::bigint - floor(extract(epoch from clock_timestamp()) * 1000)::bigint as reset_ms`.execute(
    db,
  );
  return new Map(
    rows.map(({key_id, count, reset_ms}) => [
      key_id,
      {number: count - (times.get(key_id) ?? 0) + 1, resetMs: Math.max(0, reset_ms)},
    ]),
  );
}
