import {setImmediate as othersFirst} from 'node:timers/promises';
import type {Kysely, Transaction} from 'kysely';
import {jobStatuses, isTerminal} from '../../contract/job-status.js';
import {write} from '../database/database.js';
import {endProcessed} from './end-processed.js';
import {failArchive} from './fail-archive.js';
import type {FileStore} from '../files/file-store.js';
import {releaseHeld} from '../credits/credit-holds.js';
import type {Failure} from '../failure.js';
import {countedColumns, endJobIfComplete} from './job-completion.js';
import type {Tables} from '../database/tables.js';
import {jsonText} from '../database/json-text.js';

export interface OverdueStore {
  /**
   * Ends unfinished jobs older than this: waiting documents fail, held credits are given back. Documents being read
   * end by themselves, unless reading takes a day; archives being unzipped are left. Returns the number of documents
   * and archives.
   */
  end(maxAgeMs: number): Promise<number>;
}

/** Documents per transaction. */
const batch = 200;
/** Longer than any document may take. */
const longestReadingMs = 24 * 3_600_000;

/** Makes the store that ends overdue jobs, a limited number of documents per transaction. */
export function overdueStore(
  db: Kysely<Tables>,
  {files, clock, retentionMs}: {files: FileStore; clock: () => number; retentionMs: number},
): OverdueStore {
  return {
    end: async (maxAgeMs) => {
      const now = clock();
      const overdue = {olderThan: now - maxAgeMs, failure: failureAfter(maxAgeMs), now, retentionMs};
      let count = 0;
      for (;;) {
        const ended = (await endArchive(db, overdue)) ?? (await endDocuments(db, overdue));
        if (ended === undefined) break;
        await files.remove(ended.unneeded);
        count += ended.count;
        await othersFirst();
      }
      await endProcessed(db, {clock, retentionMs});
      return count;
    },
  };
}

interface Overdue {
  olderThan: number;
  failure: Failure;
  now: number;
  retentionMs: number;
}

interface Ended {
  count: number;
  /** File keys. */
  unneeded: string[];
}

/** Ends one archive that is not being unzipped; `undefined` when there is none. */
async function endArchive(db: Kysely<Tables>, {olderThan, ...end}: Overdue): Promise<Ended | undefined> {
  const next = (on: Kysely<Tables>) =>
    unfinished(on, olderThan)
      .where('archive', '=', 1)
      .where('status', 'in', ['NEW', 'UNZIP FILE'])
      .where('holder', 'is', null)
      .executeTakeFirst();
  if ((await next(db)) === undefined) return undefined;
  return write(db, async (trx) => {
    const job = await next(trx);
    return job && {count: 1, unneeded: await failArchive(trx, {job, ...end})};
  });
}

/** Ends some documents of one job; `undefined` when there are none. */
async function endDocuments(
  db: Kysely<Tables>,
  {olderThan, failure, ...completion}: Overdue,
): Promise<Ended | undefined> {
  const next = (on: Kysely<Tables>) =>
    unfinished(on, olderThan)
      .where((row) =>
        row.exists(
          row
            .selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.job_id', '=', 'jobs.id')
            .where((document) =>
              document.or([
                document('documents.status', '=', 'waiting'),
                document.and([
                  document('documents.status', '=', 'running'),
                  document('jobs.created_at', '<=', olderThan - longestReadingMs),
                ]),
              ]),
            ),
        ),
      )
      .where((row) => row.not(row.and([row('archive', '=', 1), row('status', 'in', ['NEW', 'UNZIP FILE'])])))
      .executeTakeFirst();
  if ((await next(db)) === undefined) return undefined;
  return write(db, async (trx) => {
    const found = await next(trx);
    if (found === undefined) return undefined;
    const isLong = found.created_at <= olderThan - longestReadingMs;
    const some = await trx
      .selectFrom('documents')
      .select(['id', 'file'])
      .where('job_id', '=', found.id)
      .where('status', 'in', isLong ? ['waiting', 'running'] : ['waiting'])
      .limit(batch)
      .execute();
    await failAll(trx, {ids: some.map(({id}) => id), failure, now: completion.now});
    const job = await trx
      .updateTable('jobs')
      .set((row) => ({failed: row('failed', '+', some.length)}))
      .where('id', '=', found.id)
      .returning(countedColumns)
      .executeTakeFirstOrThrow();
    await endJobIfComplete(trx, job, {failure, ...completion});
    return {count: some.length, unneeded: some.flatMap(({file}) => file ?? [])};
  });
}

async function failAll(
  trx: Transaction<Tables>,
  {ids, failure, now}: {ids: string[]; failure: Failure; now: number},
): Promise<void> {
  await trx
    .updateTable('documents')
    .set({status: 'failed', error: jsonText(failure), file: null, holder: null, completed_at: now})
    .where('id', 'in', ids)
    .execute();
  for (const reference of ids) await releaseHeld(trx, {reference, now});
}

function unfinished(db: Kysely<Tables>, olderThan: number) {
  const statuses = jobStatuses.filter((status) => !isTerminal(status));
  return db
    .selectFrom('jobs')
    .select(['id', 'status', 'created_at'])
    .where('status', 'in', statuses)
    .where('created_at', '<=', olderThan)
    .orderBy('created_at');
}

function failureAfter(maxAgeMs: number): Failure {
  const hours = Math.round(maxAgeMs / 3_600_000);
  const long = hours >= 48 ? `${Math.round(hours / 24)} days` : `${hours} hours`;
  return {
    code: 'unavailable',
    message: `It could not be processed within ${long} and was given up; submit it again.`,
  };
}
