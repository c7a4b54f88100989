import type {Kysely} from 'kysely';
import {jobStatuses} from '../../contract/job-status.js';
import type {Tables} from '../database/tables.js';

export interface JobCounts {
  /** Jobs by status, 0 where there are none. */
  jobs: Record<string, number>;
  documents: Record<string, number>;
}

export interface JobCountStore {
  /** Counts jobs, except expired ones. */
  take(): Promise<JobCounts>;
}

const documentStatuses = ['waiting', 'running', 'done', 'failed'] as const;

export function jobCountStore(db: Kysely<Tables>): JobCountStore {
  return {
    take: async () => {
      const jobs = await db
        .selectFrom('jobs')
        .select((row) => ['status', row.fn.countAll<number>().as('count')])
        .where('purged_at', 'is', null)
        .groupBy('status')
        .execute();
      const documents = await db
        .selectFrom('documents')
        .select((row) => ['status', row.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      return {jobs: complete(jobStatuses, jobs), documents: complete(documentStatuses, documents)};
    },
  };
}

function complete(
  statuses: readonly string[],
  counts: {status: string; count: number}[],
): Record<string, number> {
  const none = statuses.map((status) => [status, 0]);
  return Object.fromEntries([...none, ...counts.map(({status, count}) => [status, count])]) as Record<
    string,
    number
  >;
}
