import {type Kysely, sql} from 'kysely';
import {isPostgres} from '../../src/storage/database/dialect.js';
import {openDatabaseOf} from './database.js';
import type {Tables} from '../../src/storage/database/tables.js';
import {complaintsAboutCredits} from './invariants/credits.js';
import {complaintsAboutDeliveries, type Sighting} from './invariants/deliveries.js';
import {complaintsAboutFiles} from './invariants/files.js';
import {complaintsAboutJobs} from './invariants/jobs.js';

export interface Evidence {
  dataDir: string;
  /** Ids of the jobs that were answered with 202. */
  accepted: Iterable<string>;
  /** What a receiver of webhooks saw, in order; it answered each with 200. */
  received?: readonly Sighting[];
  /** It was sent to by others besides, as when this is a copy of another data directory. */
  isCopy?: boolean;
}

/**
 * What is wrong with a data directory in which nothing is to be done any more, as sentences; none: every accepted job
 * has ended, nothing is lost, charged or delivered wrongly, or left lying about. While there is still work under way it
 * complains of that, so it can be asked until it is content.
 */
export async function complaintsAbout({
  dataDir,
  accepted,
  received = [],
  isCopy = false,
}: Evidence): Promise<string[]> {
  const db = await openDatabaseOf<Tables>(dataDir);
  try {
    return [
      ...(await complaintsAboutDatabase(db)),
      ...(await complaintsAboutJobs(db, accepted)),
      ...(await complaintsAboutCredits(db)),
      ...(await complaintsAboutDeliveries(db, {received, isCopy})),
      ...(await complaintsAboutFiles(db, dataDir)),
    ];
  } finally {
    await db.destroy();
  }
}

async function complaintsAboutDatabase(db: Kysely<Tables>): Promise<string[]> {
  // PostgreSQL checks references at every commit.
  if (isPostgres(db)) return [];
  const {rows: integrity} = await sql<{integrity_check: string}>`pragma integrity_check`.execute(db);
  const {rows: foreign} = await sql<{table: string; parent: string}>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.map((row) => row.integrity_check).filter((answer) => answer !== 'ok'),
    ...foreign.map(({table, parent}) => `a row of ${table} has no row in ${parent}`),
  ];
}
