import type {NotNull, Transaction} from 'kysely';
import type {DeliveryRow} from '../database/rows/delivery-rows.js';
import type {Tables} from '../database/tables.js';
import type {TemplateRow} from '../database/rows/template-rows.js';

/**
 * Creates one delivery for each document of an ended job, or one for a job without documents. Ids derive from the
 * documents, so that each has one delivery at most.
 */
export async function enqueueDeliveries(trx: Transaction<Tables>, jobId: string): Promise<void> {
  const job = await trx
    .selectFrom('jobs')
    .innerJoin('templates', 'templates.id', 'jobs.template_id')
    .select(['jobs.template_id', 'completed_at', 'expires_at', 'webhook_disabled_at'])
    .where('jobs.id', '=', jobId)
    .where('webhook', 'is not', null)
    // An ended job of a template has these columns.
    .$narrowType<{template_id: NotNull; completed_at: NotNull; expires_at: NotNull}>()
    .executeTakeFirst();
  // Without a template or webhook there is nothing to deliver.
  if (job === undefined) return;
  const common: Omit<DeliveryRow, 'id' | 'document_id' | 'position'> = {
    job_id: jobId,
    template_id: job.template_id,
    ...freshDelivery(job.completed_at, job),
    expires_at: job.expires_at,
    corrected: 0,
  };
  const documents = await trx
    .selectFrom('documents')
    .select(['id', 'position'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  const subjects =
    documents.length > 0
      ? documents.map(({id, position}) => ({...common, id: deliveryId(id), document_id: id, position}))
      : [{...common, id: deliveryId(jobId), document_id: null, position: 0}];
  for (let from = 0; from < subjects.length; from += rowsPerStatement)
    await trx
      .insertInto('deliveries')
      .values(subjects.slice(from, from + rowsPerStatement))
      .execute();
}

/** SQLite limits the values of a statement. */
const rowsPerStatement = 500;

/** The columns of a delivery that has not been attempted. */
export function freshDelivery(
  now: number,
  {webhook_disabled_at}: Pick<TemplateRow, 'webhook_disabled_at'>,
): Omit<
  DeliveryRow,
  'id' | 'job_id' | 'template_id' | 'document_id' | 'position' | 'expires_at' | 'corrected'
> {
  return {
    ...(webhook_disabled_at === null ? waiting : abandonedDelivery(now)),
    ...{body: null, attempts: 0, retries: 0, holder: null},
    ...{due_at: now, created_at: now},
  };
}

const waiting = {status: 'waiting', error: null, completed_at: null} as const;

/** State of a delivery to an endpoint that answered 410. */
export function abandonedDelivery(now: number): Pick<DeliveryRow, 'status' | 'error' | 'completed_at'> {
  const error = 'The endpoint is disabled: it has answered that it is gone (410).';
  return {status: 'failed', error, completed_at: now};
}

/** Id of the first delivery for a document, or for a job; as in Standard Webhooks a prefix, and no full stop. */
export function deliveryId(subject: string): string {
  return `msg_${subject.replaceAll('-', '')}`;
}
