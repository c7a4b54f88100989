import {type Kysely, sql} from 'kysely';
import {isFailure, isTerminal, jobStatuses} from '../../contract/job-status.js';
import type {JobRow} from '../database/rows/job-rows.js';
import type {Tables} from '../database/tables.js';

/** A job in a list. */
export type ListedJob = Pick<JobRow, (typeof listedColumns)[number]> & {
  template_name: string | null;
};

export interface JobFilter {
  account: string;
  /** `needs_look`: with a document that has an unsure value and is not reviewed; `running`: not at its end. */
  filter: 'all' | 'needs_look' | 'running' | 'failed';
  templateId?: string;
}

/** The place of a job in a list. */
export interface JobPlace {
  createdAt: number;
  id: string;
}

export interface JobList {
  find(job: {id: string; account: string}): Promise<ListedJob | undefined>;
  /** Newest first, after a place; with the number of all. Expired ones are listed for a week. */
  list(
    filter: JobFilter,
    page: {after?: JobPlace; limit: number},
  ): Promise<{jobs: ListedJob[]; total: number}>;
}

const listedColumns = [
  ...(['id', 'template_id', 'template_version', 'status', 'total', 'done', 'failed'] as const),
  ...(['account', 'look_below', 'needs_look', 'review_until'] as const),
  ...(['created_at', 'completed_at', 'expires_at', 'purged_at'] as const),
] as const;

const running = jobStatuses.filter((status) => !isTerminal(status));
const failed = jobStatuses.filter(isFailure);

export function jobList(db: Kysely<Tables>): JobList {
  return {
    find: async ({id, account}) => {
      const [job] = await listed(db, [id]);
      return job?.account === account ? job : undefined;
    },
    list: async (filter, {after, limit}) => {
      const counted = await matching(db, filter)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const ids = await matching(db, filter)
        .select('id')
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return {
        jobs: await listed(
          db,
          ids.map(({id}) => id),
        ),
        total: Number(counted.count),
      };
    },
  };
}

/** Reads the index alone: rows hold whole requests. */
function matching(db: Kysely<Tables>, {account, filter, templateId}: JobFilter) {
  let query = db.selectFrom('jobs').where('account', '=', account);
  if (templateId !== undefined) query = query.where('template_id', '=', templateId);
  if (filter === 'needs_look') query = query.where('needs_look', '>', 0);
  if (filter === 'running') query = query.where('status', 'in', running);
  if (filter === 'failed') query = query.where('status', 'in', failed);
  return query;
}

async function listed(db: Kysely<Tables>, ids: string[]): Promise<ListedJob[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('jobs')
    .leftJoin('templates', 'templates.id', 'jobs.template_id')
    .select(listedColumns.map((column) => `jobs.${column}` as const))
    .select('templates.name as template_name')
    .where('jobs.id', 'in', ids)
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute();
}
