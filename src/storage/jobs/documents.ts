import type {Kysely, Transaction} from 'kysely';
import type {Extraction, ExtractionRequest} from '../../contract/extraction.js';
import type {JobStatus} from '../../contract/jobs.js';
import {write, writeUnsynced} from '../database/database.js';
import {endProcessed} from './end-processed.js';
import type {Holders} from '../database/holders.js';
import {releaseHeld, holdCredits, spendHeld, limitedAccount} from '../credits/credit-holds.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {Failure} from '../failure.js';
import {recordDocumentEnd, moveJob} from './job-completion.js';
import type {JobRow, Tables} from '../database/tables.js';
import {nextTurn} from './fair-turns.js';

/** A document that this process has undertaken to read. */
export interface ClaimedDocument {
  id: string;
  jobId: string;
  account: string;
  name: string;
  /** File key. */
  file: string;
  /** Whether the file stays when the document is read: until it is delivered, where there is a webhook. */
  keepsFile: boolean;
  request: ExtractionRequest;
  /** How many workers were lost over it so far. */
  strikes: number;
  /** How many times reading it was interrupted through no fault of its own. */
  interruptions: number;
}

/** Each call but `claim` and `begin` says whether the document was still ours: another process may have taken it over. */
export interface DocumentStore {
  /** The next document in turn, fair between accounts and between the jobs of one account. */
  claim(): Promise<ClaimedDocument | undefined>;
  /** Its pages are known and reading begins: each costs a credit. Throws `out_of_credits`. */
  begin(document: ClaimedDocument, pages: number): Promise<void>;
  complete(document: ClaimedDocument, extraction: Extraction): Promise<boolean>;
  fail(document: ClaimedDocument, failure: Failure): Promise<boolean>;
  /** A worker was lost over it: it waits for the next one. */
  strike(document: ClaimedDocument): Promise<boolean>;
  /** The disk was in the way of reading it: it waits, and this is counted. */
  interrupt(document: ClaimedDocument): Promise<boolean>;
  /** Given back untouched, as when the service stops. */
  release(document: ClaimedDocument): Promise<boolean>;
}

interface Context {
  holders: Holders;
  clock: () => number;
  retentionMs: number;
  at: AtStorageCrashPoint;
}

export function documentStore(db: Kysely<Tables>, {holders, clock, retentionMs, at}: Context): DocumentStore {
  /** Ends a document and counts it in its job, in one transaction. */
  const settle = async (
    document: ClaimedDocument,
    outcome: {extraction: Extraction} | {failure: Failure},
  ): Promise<boolean> => {
    const self = await holders.self();
    const isOurs = await write(db, async (trx) => {
      const now = clock();
      const failure = 'failure' in outcome ? outcome.failure : undefined;
      const ended = await trx
        .updateTable('documents')
        .set({
          status: failure ? 'failed' : 'done',
          result: 'extraction' in outcome ? JSON.stringify(outcome.extraction) : null,
          error: failure ? JSON.stringify(failure) : null,
          file: document.keepsFile ? document.file : null,
          holder: null,
          completed_at: now,
        })
        .where('id', '=', document.id)
        .where('status', '=', 'running')
        .where('holder', '=', self)
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) return false;
      at('document.settling');
      if (failure) await releaseHeld(trx, {reference: document.id, now});
      else await spendHeld(trx, document.id);
      await recordDocumentEnd(trx, {jobId: document.jobId, failure, now, retentionMs});
      return true;
    });
    at('document.settled');
    // What fails here is done by the next recovery; the document is settled all the same.
    await endProcessed(db, {clock, retentionMs}).catch(() => undefined);
    return isOurs;
  };
  const letGo = async (
    document: ClaimedDocument,
    {strikes = 0, interruptions = 0} = {},
  ): Promise<boolean> => {
    const self = await holders.self();
    const given = await writeUnsynced(db, (trx) =>
      trx
        .updateTable('documents')
        .set((row) => ({
          ...{status: 'waiting', holder: null},
          strikes: row('strikes', '+', strikes),
          interruptions: row('interruptions', '+', interruptions),
        }))
        .where('id', '=', document.id)
        .where('status', '=', 'running')
        .where('holder', '=', self)
        .executeTakeFirst(),
    );
    return given.numUpdatedRows > 0n;
  };
  return {
    claim: async () => {
      const self = await holders.self();
      // Looking costs no lock; most looks find nothing.
      if ((await nextJob(db)) === undefined) return undefined;
      const document = await writeUnsynced(db, (trx) => claimNext(trx, self));
      at('document.claimed');
      return document;
    },
    begin: async ({account, id}, pages) => {
      // Looking costs no lock; most accounts have no limit.
      if ((await limitedAccount(db, account)) === undefined) return;
      const self = await holders.self();
      await write(db, async (trx) => {
        const isOurs = trx
          .selectFrom('documents')
          .select('id')
          .where('id', '=', id)
          .where('holder', '=', self);
        // One that was taken over is paid by whoever has it now.
        if ((await isOurs.executeTakeFirst()) === undefined) return;
        await holdCredits(trx, {account, reference: id, credits: pages, now: clock()});
      });
      at('document.held');
    },
    complete: (document, extraction) => settle(document, {extraction}),
    fail: (document, failure) => settle(document, {failure}),
    strike: (document) => letGo(document, {strikes: 1}),
    interrupt: (document) => letGo(document, {interruptions: 1}),
    release: (document) => letGo(document),
  };
}

async function claimNext(trx: Transaction<Tables>, self: string): Promise<ClaimedDocument | undefined> {
  const next = await nextJob(trx);
  if (next === undefined) return undefined;
  const job = await trx.selectFrom('jobs').selectAll().where('id', '=', next.id).executeTakeFirstOrThrow();
  const document = await trx
    .selectFrom('documents')
    .select(['id', 'name', 'file', 'strikes', 'interruptions'])
    .where('job_id', '=', job.id)
    .where('status', '=', 'waiting')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('documents')
    .set({status: 'running', holder: self})
    .where('id', '=', document.id)
    .execute();
  await takeTurn(trx, job);
  const {file, ...rest} = document;
  const keepsFile = await hasWebhook(trx, job);
  const request = JSON.parse(job.request) as ExtractionRequest;
  return {...rest, jobId: job.id, account: job.account, file: file!, keepsFile, request};
}

async function hasWebhook(trx: Transaction<Tables>, {template_id}: JobRow): Promise<boolean> {
  if (template_id === null) return false;
  const template = await trx
    .selectFrom('templates')
    .select('webhook')
    .where('id', '=', template_id)
    .executeTakeFirst();
  return template?.webhook != null;
}

const runnable: JobStatus[] = ['NEW', 'PROCESSING', 'UNZIP FILE SUCCESS', 'PROCESS IMAGE'];

/**
 * The job with a waiting document whose account, and then which itself, was served longest ago. Its id alone: what was
 * asked of all that wait may be many megabytes.
 */
function nextJob(db: Kysely<Tables>): Promise<{id: string} | undefined> {
  return db
    .selectFrom('jobs')
    .leftJoin('turns', 'turns.account', 'jobs.account')
    .select('jobs.id')
    .where('jobs.status', 'in', runnable)
    .where((row) =>
      row.exists(
        row
          .selectFrom('documents')
          .select('documents.id')
          .whereRef('documents.job_id', '=', 'jobs.id')
          .where('documents.status', '=', 'waiting'),
      ),
    )
    .orderBy((row) => row.fn.coalesce('turns.turn', row.lit(0)))
    .orderBy('jobs.turn')
    .orderBy('jobs.created_at')
    .limit(1)
    .executeTakeFirst();
}

async function takeTurn(trx: Transaction<Tables>, job: JobRow): Promise<void> {
  const turn = await nextTurn(trx, job.account);
  if (job.status === 'NEW') return moveJob(trx, job, ['PROCESSING'], {turn});
  if (job.status === 'UNZIP FILE SUCCESS') return moveJob(trx, job, ['PROCESS IMAGE'], {turn});
  await trx.updateTable('jobs').set({turn}).where('id', '=', job.id).execute();
}
