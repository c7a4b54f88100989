import type {Kysely, Transaction} from 'kysely';
import type {JobWarning} from '../../contract/jobs.js';
import {write} from '../database/database.js';
import {type FileStore, requireStored} from '../files/file-store.js';
import type {Holders} from '../database/holders.js';
import type {UnconfirmedClaims} from '../database/unconfirmed-claims.js';
import {failArchive} from './fail-archive.js';
import {divideHold} from '../credits/credit-holds.js';
import {insertDocuments, type NewDocument} from './insert-documents.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {Failure} from '../failure.js';
import {moveJob} from './job-completion.js';
import type {Tables} from '../database/tables.js';
import {nextTurn} from './fair-turns.js';
import {jsonText} from '../database/json-text.js';
import {mustExist} from '../../contract/must-exist.js';

/** An archive claimed by this process. */
export interface ClaimedArchive {
  jobId: string;
  /** File key. */
  upload: string;
  /** File keys of an earlier attempt, to be removed. */
  leftovers: string[];
  /** Number of interruptions so far, including a full disk. */
  interruptions: number;
}

export interface ArchiveEnd {
  failure?: Failure;
  warnings?: JobWarning[];
}

export interface ArchiveStore {
  /** Claims the next archive except these; documents of an earlier, interrupted attempt are dropped. */
  claim(except?: string[]): Promise<ClaimedArchive | undefined>;
  /**
   * Adds documents; returns whether the archive was still ours. Files must be on disk before; throws `unavailable`
   * when one is not.
   */
  add(archive: ClaimedArchive, documents: NewDocument[]): Promise<boolean>;
  /**
   * Ends unzipping: the documents may be processed. Without a readable one, or with a `failure`, the job has failed.
   * `warnings` lists ignored entries. Returns file keys no longer needed, `undefined` when the archive was no longer
   * ours.
   */
  finish(archive: ClaimedArchive, end?: ArchiveEnd): Promise<string[] | undefined>;
  /** Gives it back, as when the service stops. */
  release(archive: ClaimedArchive): Promise<void>;
  /**
   * Gives it back for a later attempt; the attempt is counted when the archive caused it. Returns file keys no longer
   * needed: the archive itself when an earlier commit ended it without an answer.
   */
  putOff(archive: ClaimedArchive, options: {isCounted: boolean}): Promise<string[]>;
}

interface Context {
  holders: Holders;
  unconfirmedClaims: UnconfirmedClaims;
  clock: () => number;
  retentionMs: number;
  files: FileStore;
  at: AtStorageCrashPoint;
}

export function archiveStore(
  db: Kysely<Tables>,
  {holders, unconfirmedClaims, files, clock, retentionMs, at}: Context,
): ArchiveStore {
  const nextArchive = (on: Kysely<Tables>, except: string[]) =>
    on
      .selectFrom('jobs')
      .leftJoin('turns', 'turns.account', 'jobs.account')
      .select(['jobs.id', 'jobs.account', 'jobs.status', 'jobs.upload', 'jobs.interruptions'])
      .$if(except.length > 0, (query) => query.where('jobs.id', 'not in', except))
      .where('jobs.status', 'in', ['NEW', 'UNZIP FILE'])
      .where('jobs.archive', '=', 1)
      .where('jobs.holder', 'is', null)
      .orderBy((row) => row.fn.coalesce('turns.turn', row.lit(0)))
      .orderBy('jobs.created_at')
      .limit(1)
      .executeTakeFirst();
  const release = async ({jobId}: ClaimedArchive): Promise<void> => {
    const self = await holders.self();
    await write(db, (trx) =>
      trx
        .updateTable('jobs')
        .set({holder: null})
        .where('id', '=', jobId)
        .where('holder', '=', self)
        .execute(),
    );
  };
  return {
    release,
    claim: async (except = []) => {
      const self = await holders.self();
      if ((await nextArchive(db, except)) === undefined) return undefined;
      const claimNext = async (trx: Transaction<Tables>): Promise<ClaimedArchive | undefined> => {
        const job = await nextArchive(trx, except);
        if (job === undefined) return undefined;
        await nextTurn(trx, job.account);
        const leftovers = await forgetDocuments(trx, job.id);
        await moveJob(trx, job, job.status === 'NEW' ? ['UNZIP FILE'] : [], {
          holder: self,
          total: 0,
          done: 0,
          failed: 0,
        });
        const {id, upload, interruptions} = job;
        return {
          jobId: id,
          upload: mustExist(upload, 'upload of an archive that is not unzipped'),
          leftovers,
          interruptions,
        };
      };
      return unconfirmedClaims.claim(claimNext, async (claimed) => claimed && release(claimed));
    },
    add: async ({jobId}, documents) => {
      const self = await holders.self();
      return write(db, async (trx) => {
        requireStored(
          files,
          documents.flatMap(({file}) => file ?? []),
        );
        const failed = documents.filter(({error}) => error !== undefined).length;
        const counted = await trx
          .updateTable('jobs')
          .set((row) => ({
            total: row('total', '+', documents.length),
            failed: row('failed', '+', failed),
          }))
          .where('id', '=', jobId)
          .where('holder', '=', self)
          .executeTakeFirst();
        if (counted.numUpdatedRows === 0n) return false;
        await insertDocuments(trx, jobId, documents);
        at('documents.inserted');
        return true;
      });
    },
    finish: async ({jobId, upload}, {failure, warnings = []} = {}) => {
      const self = await holders.self();
      return write(db, async (trx) => {
        const job = await trx
          .selectFrom('jobs')
          .select(['id', 'status', 'total', 'failed'])
          .where('id', '=', jobId)
          .where('holder', '=', self)
          .executeTakeFirst();
        if (job === undefined) return undefined;
        await warn(trx, jobId, warnings);
        const reason =
          failure ?? (job.failed === job.total ? nothingReadable(job.total, warnings) : undefined);
        if (reason === undefined) {
          await moveJob(trx, job, ['UNZIP FILE SUCCESS'], {upload: null, holder: null});
          at('archive.moved');
          const among = (await waitingOf(trx, jobId).select('id').orderBy('position').execute()).map(
            ({id}) => id,
          );
          await divideHold(trx, {from: jobId, among, now: clock()});
          return [upload];
        }
        return failArchive(trx, {job, failure: reason, now: clock(), retentionMs});
      });
    },
    putOff: async ({jobId, upload}, {isCounted}) => {
      const self = await holders.self();
      return write(db, async (trx) => {
        const released = await trx
          .updateTable('jobs')
          .set((row) => ({
            ...{holder: null, total: 0, failed: 0},
            interruptions: row('interruptions', '+', isCounted ? 1 : 0),
          }))
          .where('id', '=', jobId)
          .where('holder', '=', self)
          .executeTakeFirst();
        if (released.numUpdatedRows > 0n) return forgetDocuments(trx, jobId);
        const named = trx
          .selectFrom('jobs')
          .select('id')
          .where('id', '=', jobId)
          .where('upload', '=', upload);
        return (await named.executeTakeFirst()) === undefined ? [upload] : [];
      });
    },
  };
}

/** Drops the documents unzipped so far; returns their files. */
async function forgetDocuments(trx: Transaction<Tables>, jobId: string): Promise<string[]> {
  const forgotten = await trx.deleteFrom('documents').where('job_id', '=', jobId).returning('file').execute();
  return forgotten.flatMap(({file}) => file ?? []);
}

function waitingOf(trx: Transaction<Tables>, jobId: string) {
  return trx.selectFrom('documents').where('job_id', '=', jobId).where('status', '=', 'waiting');
}

async function warn(trx: Transaction<Tables>, jobId: string, warnings: JobWarning[]): Promise<void> {
  if (warnings.length === 0) return;
  await trx
    .updateTable('jobs')
    .set({warnings: jsonText(warnings)})
    .where('id', '=', jobId)
    .execute();
}

function nothingReadable(total: number, [ignored]: JobWarning[]): Failure {
  const code = 'unreadable_document';
  if (total > 0) return {code, message: `None of the ${total} entries of the archive can be processed.`};
  if (ignored === undefined) return {code, message: 'The archive holds no documents.'};
  return {code, message: `The archive holds no documents in its root: ${ignored.entry} ${ignored.reason}.`};
}
