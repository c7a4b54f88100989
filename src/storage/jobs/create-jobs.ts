import {randomUUID} from 'node:crypto';
import {CompiledQuery, type Kysely, type Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {reusableQuery} from '../database/reusable-query.js';
import {isDatabaseError, write, writeUnsynced} from '../database/database.js';
import {type FileStore, requireStored} from '../files/file-store.js';
import type {Holders} from '../database/holders.js';
import {divideHold, releaseHeld, holdCredits} from '../credits/credit-holds.js';
import {groupCommits, type GroupOutcome} from '../database/group-commits.js';
import {asUndecided} from '../database/server-outages.js';
import {documentRow} from './insert-documents.js';
import type {WriteAheadLog} from '../database/write-ahead-log.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import {finishReply, type ReplyRecord} from './idempotent-replies.js';
import type {Tables} from '../database/tables.js';
import {anyJob, documentsOf, type JobParts, jobRow, type NewJob} from './new-job.js';

/**
 * Creates a job durably. `reply` is the answer stored under an idempotency key in the same transaction: a crash
 * leaves both or neither. Throws `out_of_credits`. After an error that tells `mayBeStored` its files must stay.
 */
export type JobCreation = (job: NewJob, reply?: (id: string) => ReplyRecord) => Promise<string>;

export interface CreationParts {
  files: FileStore;
  holders: Holders;
  log: WriteAheadLog;
  clock: () => number;
  at: AtStorageCrashPoint;
}

interface Submission {
  job: NewJob;
  reply: ((id: string) => ReplyRecord) | undefined;
}

interface Created {
  id: string;
  /** References of its held credits. */
  references: string[];
  reply: ReplyRecord | undefined;
}

/** Creates jobs submitted at about the same time in one transaction, synced once. */
export function jobCreation(db: Kysely<Tables>, parts: CreationParts): JobCreation {
  const {holders, log, clock} = parts;
  const insert = insertion(db, parts);
  const createAll = async (submissions: Submission[]): Promise<GroupOutcome<Created>[]> => {
    const holder = await holders.self();
    const insertAll = async (trx: Transaction<Tables>): Promise<GroupOutcome<Created>[]> => {
      const outcomes: GroupOutcome<Created>[] = [];
      for (const submission of submissions)
        outcomes.push(await inSavepoint(trx, () => insert(trx, {submission, holder})));
      return outcomes;
    };
    // A single job is durable sooner when SQLite syncs it.
    if (submissions.length === 1 || !log.isKept()) return write(db, insertAll);
    const outcomes = await writeUnsynced(db, insertAll);
    const created = outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []));
    try {
      if (created.length > 0) await log.sync();
    } catch (error) {
      // A submission that was refused must not be processed and paid.
      const gone = await writeUnsynced(db, (trx) => takeBackAll(trx, {created, now: clock()})).catch(noIds);
      return outcomes.map((outcome) => {
        if ('error' in outcome) return outcome;
        return {error: gone.has(outcome.value.id) ? error : unsynced(error)};
      });
    }
    return outcomes;
  };
  const create = groupCommits(createAll, {largest: mostAtOnce});
  return async (job, reply) => (await create({job, reply})).id;
}

/** Building a transaction blocks the process. */
const mostAtOnce = 64;

/** Runs one of several changes in a savepoint, so that its failure does not undo the others. */
async function inSavepoint<Value>(
  trx: Transaction<Tables>,
  act: () => Promise<Value>,
): Promise<GroupOutcome<Value>> {
  await trx.executeQuery(begun);
  try {
    const value = await act();
    await trx.executeQuery(done);
    return {value};
  } catch (error) {
    // A database error is not of this change, and the transaction may be gone.
    if (isDatabaseError(error)) throw error;
    await trx.executeQuery(undone);
    await trx.executeQuery(done);
    return {error};
  }
}

const begun = CompiledQuery.raw('savepoint one');
const undone = CompiledQuery.raw('rollback to one');
const done = CompiledQuery.raw('release one');

type Insertion = (
  trx: Transaction<Tables>,
  request: {submission: Submission; holder: string},
) => Promise<Created>;

function insertion(db: Kysely<Tables>, {files, clock, at}: CreationParts): Insertion {
  const insertRow = reusableQuery(db, db.insertInto('jobs').values(jobRow(anyJob)));
  const insertDocument = reusableQuery(
    db,
    db.insertInto('documents').values(documentRow('', {position: 0, name: ''})),
  );
  return async (trx, {submission: {job, ...submission}, holder}) => {
    const id = randomUUID();
    const now = clock();
    const documents = documentsOf(job);
    requireStored(files, job.upload ? [job.upload.key] : documents.flatMap(({file}) => file ?? []));
    await insertRow(Object.values(jobRow({id, job, documents, now})), trx);
    for (const document of documents) await insertDocument(Object.values(documentRow(id, document)), trx);
    const references = await hold(trx, {id, job, documents, now});
    at('job.inserted');
    const reply = submission.reply?.(id);
    if (reply && !(await finishReply(trx, reply, holder))) throw takenOver();
    return {id, references, reply};
  };
}

/** Holds the credits of a new job: for its archive, its document, or one for each of several documents. */
async function hold(trx: Transaction<Tables>, {id, job, documents, now}: JobParts): Promise<string[]> {
  const {account, credits = 1} = job;
  const reference = documents.length === 1 && job.upload !== undefined ? documents[0]?.id : undefined;
  await holdCredits(trx, {account, reference: reference ?? id, credits, now});
  if (reference !== undefined) return [reference];
  if (job.documents === undefined) return [id];
  const among = documents.filter(({error}) => error === undefined).map((document) => document.id);
  await divideHold(trx, {from: id, among, now});
  return among;
}

const noIds = (): ReadonlySet<string> => new Set();

/** Deletes jobs whose processing has not begun; returns their ids. */
async function takeBackAll(
  trx: Transaction<Tables>,
  {created, now}: {created: Created[]; now: number},
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (const one of created) if (await takeBack(trx, {...one, now})) gone.add(one.id);
  return gone;
}

/** Deletes a job unless its processing has begun; returns whether it is gone. */
async function takeBack(
  trx: Transaction<Tables>,
  {id, references, reply, now}: Created & {now: number},
): Promise<boolean> {
  const untouched = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'NEW')
    .where('holder', 'is', null)
    .executeTakeFirst();
  if (untouched === undefined) return false;
  await trx.deleteFrom('documents').where('job_id', '=', id).execute();
  await trx.deleteFrom('jobs').where('id', '=', id).execute();
  for (const reference of references) await releaseHeld(trx, {reference, now});
  if (reply)
    await trx
      .deleteFrom('replies')
      .where('account', '=', reply.account)
      .where('idempotency_key', '=', reply.idempotencyKey)
      .execute();
  return true;
}

function unsynced(cause: unknown): DocextractError {
  const message = 'The database cannot be synced to the disk, and the job is begun already.';
  return asUndecided(new DocextractError('unavailable', message, {cause, retryAfterSeconds: 30}));
}

function takenOver(): DocextractError {
  return new DocextractError(
    'unavailable',
    'This request took so long that another process has taken it over.',
    {retryAfterSeconds: 1, hint: 'Send it again under the same idempotency key.'},
  );
}
