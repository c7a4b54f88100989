import {type Kysely, sql} from 'kysely';
import type {Reader} from '../database/reader.js';

/**
 * Uses the snapshot of the server to notice commits: two equal snapshots see the same rows. It costs one short query
 * per look; unlike a notification it cannot arrive after the request that needs it.
 */
export function snapshotReader<Db>(db: Kysely<Db>): Reader<Db> {
  let last: string | undefined;
  let moment = 0;
  return {
    db,
    moment: async () => {
      const before = last;
      // After a failure the server may have lost unsynced commits and reuse their numbers.
      last = undefined;
      const {rows} = await sql<{seen: string}>`select pg_current_snapshot()::text as seen`.execute(db);
      const seen = rows[0]?.seen;
      if (seen === undefined || seen !== before) moment++;
      last = seen;
      return moment;
    },
    close: () => Promise.resolve(),
  };
}
