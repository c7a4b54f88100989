import {type Kysely, sql} from 'kysely';
import type {WriteAheadLog} from '../database/write-ahead-log.js';

/**
 * The server's write-ahead log. A synced commit also makes all commits before it durable; a message in the log is the
 * smallest one. It needs no lock, so that those of several nodes are flushed together.
 */
export function flushedLog<Db>(db: Kysely<Db>): WriteAheadLog {
  return {
    isKept: () => true,
    sync: async () => {
      await sql`select pg_logical_emit_message(true, 'docextract', '')`.execute(db);
    },
    close: () => Promise.resolve(),
  };
}
