import {randomUUID} from 'node:crypto';
import type {Kysely, Transaction} from 'kysely';
import type {Extraction, ExtractionRequest} from '../contract/extraction.js';
import type {JobStatus} from '../contract/jobs.js';
import {DocextractError} from '../contract/errors.js';
import type {StaticValues} from '../contract/static-values.js';
import {again} from './again.js';
import {write} from './database.js';
import {type FileStore, requireThere} from './files.js';
import type {Holders} from './holders.js';
import {hold} from './holds.js';
import type {AtStorage} from './moments.js';
import {finishReply, type ReplyRecord} from './replies.js';
import type {Failure} from './settle.js';
import type {JobRow, Tables} from './tables.js';
import {together} from './together.js';

export interface NewJob {
  account: string;
  template: {id: string; version: number} | undefined;
  /** Its references are file keys. */
  request: ExtractionRequest;
  static_values: StaticValues;
  archive: boolean;
  upload: {key: string; name: string};
  /** Held from now on, when the account pays: for each page, or for each document of an archive. */
  credits?: number;
}

export interface Job {
  id: string;
  account: string;
  template_id: string | null;
  request: ExtractionRequest;
  static_values: StaticValues;
  status: JobStatus;
  documents: {total: number; done: number; failed: number};
  error: Failure | undefined;
  createdAt: number;
  completedAt: number | undefined;
  expiresAt: number | undefined;
  purgedAt: number | undefined;
}

export type JobStanding = Omit<Job, 'request' | 'static_values'>;

/** One document of a finished job. */
export interface DocumentOutcome {
  position: number;
  name: string;
  extraction: Extraction | undefined;
  error: Failure | undefined;
}

export interface JobStore {
  /**
   * The job is on disk when this resolves. `reply` is the answer to remember under an idempotency key, in the same
   * transaction: a crash leaves both or neither. Throws `out_of_credits` when the balance does not suffice.
   */
  create(job: NewJob, reply?: (id: string) => ReplyRecord): Promise<string>;
  get(id: string): Promise<Job | undefined>;
  /** The same without what was asked for and given: what a caller asks again and again. */
  standing(id: string): Promise<JobStanding | undefined>;
  /** In archive order, from the given position on. */
  outcomes(id: string, page: {from: number; count: number}): Promise<DocumentOutcome[]>;
}

export function jobStore(
  db: Kysely<Tables>,
  {files, holders, clock, at}: {files: FileStore; holders: Holders; clock: () => number; at: AtStorage},
): JobStore {
  const byId = again(db, db.selectFrom('jobs').selectAll().where('id', '=', ''));
  const standingById = together(db, {
    query: (ids) => db.selectFrom('jobs').select(standingColumns).where('id', 'in', ids),
    keyOf: ({id}) => id,
  });
  return {
    create: async (job, reply) => {
      const holder = await holders.self();
      return write(db, async (trx) => {
        requireThere(files, [job.upload.key]);
        const id = randomUUID();
        await insertJob(trx, {id, job, now: clock()});
        at('job.inserted');
        if (reply && !(await finishReply(trx, reply(id), holder))) throw takenOver();
        return id;
      });
    },
    get: async (id) => {
      const [row] = await byId([id]);
      return row && jobOf(row);
    },
    standing: async (id) => {
      const row = await standingById(id);
      return row && standingOf(row);
    },
    outcomes: async (id, {from, count}) => {
      const rows = await db
        .selectFrom('documents')
        .select(['position', 'name', 'result', 'error'])
        .where('job_id', '=', id)
        .where('position', '>=', from)
        .orderBy('position')
        .limit(count)
        .execute();
      return rows.map(({position, name, result, error}) => ({
        position,
        name,
        extraction: parsed<Extraction>(result),
        error: parsed<Failure>(error),
      }));
    },
  };
}

function takenOver(): DocextractError {
  return new DocextractError(
    'unavailable',
    'This request took so long that another process has taken it over.',
    {retryAfterSeconds: 1, hint: 'Send it again under the same idempotency key.'},
  );
}

export function jobOf(row: JobRow): Job {
  return {
    ...standingOf(row),
    // Written by this store from values that were checked at the door.
    request: JSON.parse(row.request) as ExtractionRequest,
    static_values: JSON.parse(row.static_values) as StaticValues,
  };
}

const standingColumns = [
  ...(['id', 'account', 'template_id', 'status', 'total', 'done', 'failed', 'error'] as const),
  ...(['created_at', 'completed_at', 'expires_at', 'purged_at'] as const),
] as const;

function standingOf(row: Pick<JobRow, (typeof standingColumns)[number]>): JobStanding {
  const {id, account, template_id, status, total, done, failed} = row;
  return {
    id,
    account,
    template_id,
    status,
    documents: {total, done, failed},
    error: parsed<Failure>(row.error),
    createdAt: row.created_at,
    completedAt: row.completed_at ?? undefined,
    expiresAt: row.expires_at ?? undefined,
    purgedAt: row.purged_at ?? undefined,
  };
}

async function insertJob(
  trx: Transaction<Tables>,
  {id, job, now}: {id: string; job: NewJob; now: number},
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({
      id,
      account: job.account,
      template_id: job.template?.id ?? null,
      template_version: job.template?.version ?? null,
      request: JSON.stringify(job.request),
      static_values: JSON.stringify(job.static_values),
      status: 'NEW',
      archive: job.archive ? 1 : 0,
      upload: job.archive ? job.upload.key : null,
      total: job.archive ? 0 : 1,
      done: 0,
      failed: 0,
      error: null,
      holder: null,
      interruptions: 0,
      turn: 0,
      created_at: now,
      completed_at: null,
      expires_at: null,
      purged_at: null,
    })
    .execute();
  const {account, credits = 1} = job;
  if (job.archive) return hold(trx, {account, reference: id, credits, now});
  const document = {id: randomUUID(), position: 0, name: job.upload.name, file: job.upload.key};
  await insertDocuments(trx, id, [document]);
  await hold(trx, {account, reference: document.id, credits, now});
}

export interface NewDocument {
  id?: string;
  position: number;
  name: string;
  /** File key. */
  file?: string;
  /** Instead of a file: why it will not be processed. */
  error?: Failure;
}

export async function insertDocuments(
  trx: Transaction<Tables>,
  jobId: string,
  documents: NewDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map(({id = randomUUID(), position, name, file, error}) => ({
    id,
    job_id: jobId,
    position,
    name,
    file: file ?? null,
    status: error ? ('failed' as const) : ('waiting' as const),
    strikes: 0,
    interruptions: 0,
    holder: null,
    result: null,
    error: error ? JSON.stringify(error) : null,
    completed_at: null,
  }));
  await trx.insertInto('documents').values(rows).execute();
}

function parsed<Value>(text: string | null): Value | undefined {
  return text === null ? undefined : (JSON.parse(text) as Value);
}
