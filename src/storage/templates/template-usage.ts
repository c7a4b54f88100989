import {type Kysely, sql} from 'kysely';
import {isPostgres} from '../database/dialect.js';
import type {Tables} from '../database/tables.js';

/** What has been read with a template. */
export interface TemplateUsage {
  documents: number;
  /** Fields asked of them. */
  values: number;
  /** How many of these values reviewers have corrected. */
  corrected: number;
}

/** Of jobs whose results are still kept, by the id of their template; those of an account, or of all. */
export async function templateUsage(
  db: Kysely<Tables>,
  {now, account}: {now: number; account?: string | undefined},
): Promise<Map<string, TemplateUsage>> {
  const jobs = db
    .selectFrom('jobs')
    .where('jobs.template_id', 'is not', null)
    .where('jobs.purged_at', 'is', null)
    .where((row) => row.or([row('jobs.expires_at', 'is', null), row('jobs.expires_at', '>', now)]))
    .$if(account !== undefined, (query) => query.where('jobs.account', '=', account ?? ''))
    .groupBy('jobs.template_id');
  const read = await jobs
    .select((row) => [
      'jobs.template_id',
      row.fn.sum<number>('jobs.done').as('documents'),
      (isPostgres(db)
        ? sql<number>`sum(jobs.done * json_array_length(jobs.request::json -> 'fields'))`
        : sql<number>`sum(jobs.done * json_array_length(jobs.request, '$.fields'))`
      ).as('values'),
    ])
    .execute();
  const corrected = await jobs
    .innerJoin('documents', 'documents.job_id', 'jobs.id')
    .innerJoin('corrections', 'corrections.document_id', 'documents.id')
    // Without a value it was right as it was read.
    .where('corrections.value', 'is not', null)
    .select((row) => ['jobs.template_id', row.fn.countAll<number>().as('values')])
    .execute();
  const correctedBy = new Map(corrected.map(({template_id: id, values}) => [id, Number(values)]));
  return new Map(
    read.flatMap(({template_id: id, documents, values}) =>
      id === null ? [] : [[id, {documents, values, corrected: correctedBy.get(id) ?? 0}] as const],
    ),
  );
}
