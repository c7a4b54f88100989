// jobs: jobs, archives and documents: creation, claims, status transitions and crash recovery.

import type {Kysely} from 'kysely';
import type {ExtractionRequest, OutgoingExtraction} from '../../contract/extraction.js';
import type {JobStatus} from '../../contract/job-status.js';
import type {JobWarning} from '../../contract/jobs.js';
import type {StaticValues} from '../../contract/static-values.js';
import {reusableQuery} from '../database/reusable-query.js';
import {correctionsOf} from '../corrections/corrections.js';
import {applyCorrections} from '../corrections/apply-corrections.js';
import {type CreationParts, type JobCreation, jobCreation} from './create-jobs.js';
import {type JobList, jobList} from './job-list.js';
import type {Reader} from '../database/reader.js';
import {cachedLookup} from '../keys/key-cache.js';
import type {Failure} from '../failure.js';
import type {JobRow} from '../database/rows/job-rows.js';
import type {Tables} from '../database/tables.js';
import {batchLookups} from '../database/batch-lookups.js';
import {parseJsonText, type JsonText} from '../database/json-text.js';

export interface Job {
  id: string;
  account: string;
  template_id: string | null;
  /** Template version at submission; `null` without a template. */
  template_version: number | null;
  request: ExtractionRequest;
  static_values: StaticValues;
  status: JobStatus;
  documents: {total: number; done: number; failed: number};
  /** Documents that the job waits for until they are reviewed; 0 unless it waits. */
  waitingReview: number;
  error: Failure | undefined;
  warnings: JobWarning[];
  createdAt: number;
  completedAt: number | undefined;
  expiresAt: number | undefined;
  purgedAt: number | undefined;
}

export type JobStatusView = Omit<Job, 'request' | 'static_values'>;

/** One document of a finished job. */
export interface DocumentOutcome {
  position: number;
  name: string;
  /** With corrected values in place of those read. */
  extraction: OutgoingExtraction | undefined;
  error: Failure | undefined;
}

export interface JobStore {
  create: JobCreation;
  get(id: string): Promise<Job | undefined>;
  /**
   * Status without request and static values, for frequent polls. Current, or as of a commit counter or later; then
   * the same object while nothing changes.
   */
  standing(id: string, asOf?: number): JobStatusView | undefined | Promise<JobStatusView | undefined>;
  list: JobList;
  /** In archive order, from the given position on. */
  outcomes(id: string, page: {from: number; count: number}): Promise<DocumentOutcome[]>;
}

interface Parts extends CreationParts {
  reader: Reader<Tables>;
}

/** Makes the store of jobs. Lookups of the status go through `reader`, so they do not wait for transactions. */
export function jobStore(db: Kysely<Tables>, {reader, ...parts}: Parts): JobStore {
  const byId = reusableQuery(db, db.selectFrom('jobs').selectAll().where('id', '=', ''));
  const rowById = batchLookups(reader.db, {
    query: (ids) => reader.db.selectFrom('jobs').select(standingColumns).where('id', 'in', ids),
    columns: standingColumns,
    keyOf: ({id}) => id,
  });
  const standingById = async (id: string): Promise<JobStatusView | undefined> => {
    const row = await rowById(id);
    return row && standingOf(row);
  };
  const rememberedById = cachedLookup(standingById);
  return {
    create: jobCreation(db, parts),
    list: jobList(db),
    get: async (id) => {
      const [row] = await byId([id]);
      return row && jobOf(row);
    },
    standing: (id, asOf) => (asOf === undefined ? standingById(id) : rememberedById(id, asOf)),
    outcomes: async (id, {from, count}) => {
      const rows = await db
        .selectFrom('documents')
        .select(['id', 'position', 'name', 'result', 'error'])
        .where('job_id', '=', id)
        .where('position', '>=', from)
        .orderBy('position')
        .limit(count)
        .execute();
      const corrections = await correctionsOf(
        db,
        rows.map((row) => row.id),
      );
      return rows.map(({id, position, name, result, error}) => ({
        position,
        name,
        extraction:
          result === null ? undefined : applyCorrections(parseJsonText(result), corrections.get(id)),
        error: parsed(error),
      }));
    },
  };
}

function jobOf(row: JobRow): Job {
  return {
    ...standingOf(row),
    request: parseJsonText(row.request),
    static_values: parseJsonText(row.static_values),
  };
}

const standingColumns = [
  ...([
    'id',
    'account',
    'template_id',
    'template_version',
    'status',
    'total',
    'done',
    'failed',
    'error',
  ] as const),
  'warnings',
  ...(['created_at', 'completed_at', 'expires_at', 'purged_at'] as const),
  ...(['needs_look', 'review_until'] as const),
] as const;

function standingOf(row: Pick<JobRow, (typeof standingColumns)[number]>): JobStatusView {
  const {id, account, template_id, template_version, status, total, done, failed} = row;
  return {
    id,
    account,
    template_id,
    template_version,
    status,
    documents: {total, done, failed},
    waitingReview: row.review_until === null ? 0 : row.needs_look,
    error: parsed(row.error),
    warnings: parsed(row.warnings) ?? [],
    createdAt: row.created_at,
    completedAt: row.completed_at ?? undefined,
    expiresAt: row.expires_at ?? undefined,
    purgedAt: row.purged_at ?? undefined,
  };
}

function parsed<Value>(text: JsonText<Value> | null): Value | undefined {
  return text === null ? undefined : parseJsonText(text);
}
