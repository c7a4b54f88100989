import type {Kysely, Transaction} from 'kysely';
import {type Extraction, type ExtractionRequest, fieldsToCheck} from '../../contract/extraction.js';
import type {JobStatus} from '../../contract/job-status.js';
import {write, writeUnsynced} from '../database/database.js';
import {endProcessed} from './end-processed.js';
import type {Holders} from '../database/holders.js';
import type {UnconfirmedClaims} from '../database/unconfirmed-claims.js';
import {releaseHeld, holdCredits, spendHeld, limitedAccount} from '../credits/credit-holds.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {Failure} from '../failure.js';
import {recordDocumentEnd, moveJob} from './job-completion.js';
import type {JobRow} from '../database/rows/job-rows.js';
import type {Tables} from '../database/tables.js';
import {nextTurn} from './fair-turns.js';
import {jsonText, parseJsonText} from '../database/json-text.js';
import {mustExist} from '../../contract/must-exist.js';

/** A document claimed by this process. */
export interface ClaimedDocument {
  id: string;
  jobId: string;
  account: string;
  name: string;
  /** File key. */
  file: string;
  /** Whether the file is kept after reading: until it is delivered, where there is a webhook, or reviewed. */
  keepsFile: boolean;
  /** Confidence below which a value needs a look. */
  lookBelow: number;
  request: ExtractionRequest;
  /** Workers lost so far while reading it. */
  strikes: number;
  /** Interruptions not caused by the document. */
  interruptions: number;
}

/**
 * Every method but `claim`, `begin` and `needsFile` returns whether the document was still ours: another process may
 * have taken it over.
 */
export interface DocumentStore {
  /** Claims the next document, round-robin over accounts and over the jobs of an account. */
  claim(): Promise<ClaimedDocument | undefined>;
  /** Begins reading, once pages are counted: each costs a credit. Throws `out_of_credits`. */
  begin(document: ClaimedDocument, pages: number): Promise<void>;
  complete(document: ClaimedDocument, extraction: Extraction): Promise<boolean>;
  fail(document: ClaimedDocument, failure: Failure): Promise<boolean>;
  /** Records a lost worker; the document waits for the next one. */
  strike(document: ClaimedDocument): Promise<boolean>;
  /** Records an interruption by the disk; the document waits. */
  interrupt(document: ClaimedDocument): Promise<boolean>;
  /** Gives it back unread, as when the service stops. */
  release(document: ClaimedDocument): Promise<boolean>;
  /** Whether its file is still needed. It is not needed when an earlier commit ended the document without an answer. */
  needsFile(document: Pick<ClaimedDocument, 'id' | 'file'>): Promise<boolean>;
}

interface Context {
  holders: Holders;
  unconfirmedClaims: UnconfirmedClaims;
  clock: () => number;
  retentionMs: number;
  at: AtStorageCrashPoint;
}

export function documentStore(
  db: Kysely<Tables>,
  {holders, unconfirmedClaims, clock, retentionMs, at}: Context,
): DocumentStore {
  /** Ends a document and counts it in its job, in one transaction. */
  const settle = async (
    document: ClaimedDocument,
    outcome: {extraction: Extraction} | {failure: Failure},
  ): Promise<boolean> => {
    const self = await holders.self();
    const isOurs = await write(db, async (trx) => {
      const now = clock();
      const failure = 'failure' in outcome ? outcome.failure : undefined;
      const needsLook = 'extraction' in outcome && hasFieldToCheck(outcome.extraction, document);
      const ended = await trx
        .updateTable('documents')
        .set({
          status: failure ? 'failed' : 'done',
          result: 'extraction' in outcome ? jsonText(outcome.extraction) : null,
          error: failure ? jsonText(failure) : null,
          file: document.keepsFile ? document.file : null,
          holder: null,
          completed_at: now,
          needs_look: needsLook ? 1 : 0,
        })
        .where('id', '=', document.id)
        .where('status', '=', 'running')
        .where('holder', '=', self)
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) return false;
      at('document.settling');
      if (failure) await releaseHeld(trx, {reference: document.id, now});
      else await spendHeld(trx, document.id);
      await recordDocumentEnd(trx, {jobId: document.jobId, failure, needsLook, now, retentionMs});
      return true;
    });
    at('document.settled');
    // A failure here is repaired by the next recovery; the document is recorded all the same.
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
      // Reading takes no lock, and mostly finds nothing. Which document is next is decided under the lock, since that
      // query sorts all waiting jobs.
      if ((await waitingJobs(db).limit(1).executeTakeFirst()) === undefined) return undefined;
      const document = await unconfirmedClaims.claim(
        (trx) => claimNext(trx, self),
        async (claimed) => claimed && letGo(claimed),
      );
      at('document.claimed');
      return document;
    },
    begin: async ({account, id}, pages) => {
      // Reading takes no lock, and most accounts have no limit.
      if ((await limitedAccount(db, account)) === undefined) return;
      const self = await holders.self();
      await write(db, async (trx) => {
        const isOurs = trx
          .selectFrom('documents')
          .select('id')
          .where('id', '=', id)
          .where('holder', '=', self);
        // A document taken over is paid by its new holder.
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
    needsFile: async ({id, file}) => {
      const named = db.selectFrom('documents').select('id').where('id', '=', id).where('file', '=', file);
      return (await named.executeTakeFirst()) !== undefined;
    },
  };
}

function hasFieldToCheck(extraction: Extraction, {request, lookBelow}: ClaimedDocument): boolean {
  return fieldsToCheck(request.fields, extraction, lookBelow).length > 0;
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
  const keepsFile = job.keeps_files === 1 || (await hasWebhook(trx, job));
  const request = parseJsonText(job.request);
  return {
    ...rest,
    jobId: job.id,
    account: job.account,
    file: mustExist(file, 'file of a document that is not read'),
    keepsFile,
    lookBelow: job.look_below,
    request,
  };
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
 * The job with a waiting document that was served longest ago, first by account, then by job. Selects only the id:
 * requests of all waiting jobs may be many megabytes.
 */
function nextJob(db: Kysely<Tables>): Promise<{id: string} | undefined> {
  return waitingJobs(db)
    .leftJoin('turns', 'turns.account', 'jobs.account')
    .orderBy((row) => row.fn.coalesce('turns.turn', row.lit(0)))
    .orderBy('jobs.turn')
    .orderBy('jobs.created_at')
    .limit(1)
    .executeTakeFirst();
}

function waitingJobs(db: Kysely<Tables>) {
  return db
    .selectFrom('jobs')
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
    );
}

async function takeTurn(trx: Transaction<Tables>, job: JobRow): Promise<void> {
  const turn = await nextTurn(trx, job.account);
  if (job.status === 'NEW') return moveJob(trx, job, ['PROCESSING'], {turn});
  if (job.status === 'UNZIP FILE SUCCESS') return moveJob(trx, job, ['PROCESS IMAGE'], {turn});
  await trx.updateTable('jobs').set({turn}).where('id', '=', job.id).execute();
}
