import {type Kysely, sql} from 'kysely';
import type {Tables} from '../database/tables.js';

/** What has been read with a template. */
export interface TemplateUsage {
  documents: number;
  /** Fields asked of them. */
  values: number;
  /** Of those, the values that somebody has corrected. */
  corrected: number;
}

/** Of jobs whose results are still kept, by the id of their template. */
export async function templateUsage(db: Kysely<Tables>, now: number): Promise<Map<string, TemplateUsage>> {
  const rows = await db
    .selectFrom('jobs')
    .select((row) => [
      'template_id',
      row.fn.sum<number>('done').as('documents'),
      sql<number>`sum(done * json_array_length(request, '$.fields'))`.as('values'),
    ])
    .where('template_id', 'is not', null)
    .where('purged_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .groupBy('template_id')
    .execute();
  return new Map(
    rows.flatMap(({template_id: id, documents, values}) =>
      id === null ? [] : [[id, {documents, values, corrected: 0}] as const],
    ),
  );
}
