import type {Expression, ExpressionBuilder, SqlBool, Transaction} from 'kysely';
import type {ExtractionRequest, OutgoingExtraction} from '../../contract/extraction.js';
import type {StaticValues} from '../../contract/static-values.js';
import {type CorrectionsByDocument, correctionsOf} from '../corrections/corrections.js';
import {applyCorrections} from '../corrections/apply-corrections.js';
import {insertAttempt} from './delivery-attempts.js';
import {deliveryId} from './enqueue-deliveries.js';
import type {Failure} from '../failure.js';
import type {Tables} from '../database/tables.js';
import type {StoredWebhook} from '../templates/webhook-secret.js';
import {parseJsonText} from '../database/json-text.js';

/** Data of a delivery's body. */
export interface DeliverySubject {
  jobId: string;
  templateId: string;
  static_values: StaticValues;
  request: ExtractionRequest;
  /** The document's name. */
  file: string | undefined;
  /** With corrected values. */
  extraction: OutgoingExtraction | undefined;
  error: Failure | undefined;
  /** Id of the document's first delivery, where this one brings corrected values. */
  replaces: string | undefined;
}

/** A delivery claimed by this process. */
export interface ClaimedDelivery {
  id: string;
  jobId: string;
  templateId: string;
  documentId: string | undefined;
  /** File key of its document, while that has one. */
  file: string | undefined;
  webhook: StoredWebhook;
  body: string;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Failed attempts before this one. */
  retries: number;
}

export type IsDue = (row: ExpressionBuilder<Tables, 'deliveries'>) => Expression<SqlBool>;

/** Due times beyond the retention were set before the clock was put back. */
export function dueCondition({clock, retentionMs}: {clock: () => number; retentionMs: number}): IsDue {
  return (row) => {
    const now = clock();
    return row.and([
      row('deliveries.status', '=', 'waiting'),
      row.or([row('deliveries.due_at', '<=', now), row('deliveries.due_at', '>', now + retentionMs)]),
      row('deliveries.expires_at', '>', now),
      row.or([row('deliveries.corrected', '=', 0), row.not(hasEarlierUnderWay(row))]),
    ]);
  };
}

/** Corrected values must not arrive before those that they correct. */
function hasEarlierUnderWay(row: ExpressionBuilder<Tables, 'deliveries'>): Expression<SqlBool> {
  return row.exists(
    row
      .selectFrom('deliveries as earlier')
      .select('earlier.id')
      .whereRef('earlier.document_id', '=', 'deliveries.document_id')
      .whereRef('earlier.corrected', '<', 'deliveries.corrected')
      .where('earlier.status', '=', 'running'),
  );
}

interface Claim {
  templateId: string;
  count: number;
  isDue: IsDue;
  bodyOf: (subject: DeliverySubject) => string;
  holder: string;
  now: number;
}

/** Claims the oldest due deliveries of a template, and writes missing bodies. */
export async function claimDue(trx: Transaction<Tables>, claim: Claim): Promise<ClaimedDelivery[]> {
  const webhook = await webhookOf(trx, claim.templateId);
  if (webhook === undefined) return [];
  const rows = await dueRows(trx, claim);
  const corrections = await correctionsOf(
    trx,
    rows.flatMap(({document_id}) => document_id ?? []),
  );
  const claimed = rows.map((row) => claimedOf(row, {webhook, bodyOf: claim.bodyOf, corrections}));
  for (const {id, attempt, body} of claimed) {
    await trx
      .updateTable('deliveries')
      .set({status: 'running', holder: claim.holder, attempts: attempt, body})
      .where('id', '=', id)
      .execute();
    await insertAttempt(trx, {id, attempt, now: claim.now});
  }
  return claimed;
}

/** The template's current webhook, if any. */
export async function webhookOf(
  trx: Transaction<Tables>,
  templateId: string,
): Promise<StoredWebhook | undefined> {
  const template = await trx
    .selectFrom('templates')
    .select('webhook')
    .where('id', '=', templateId)
    .where('webhook', 'is not', null)
    .where('webhook_disabled_at', 'is', null)
    .executeTakeFirst();
  return template?.webhook ? parseJsonText(template.webhook) : undefined;
}

function dueRows(
  trx: Transaction<Tables>,
  {templateId, count, isDue}: Pick<Claim, 'templateId' | 'count' | 'isDue'>,
) {
  return trx
    .selectFrom('deliveries')
    .innerJoin('jobs', 'jobs.id', 'deliveries.job_id')
    .leftJoin('documents', 'documents.id', 'deliveries.document_id')
    .select(['deliveries.id', 'deliveries.job_id', 'deliveries.document_id', 'deliveries.template_id'])
    .select(['deliveries.attempts', 'deliveries.retries', 'deliveries.body', 'deliveries.corrected'])
    .select(['jobs.static_values', 'jobs.request', 'jobs.error as job_error'])
    .select(['documents.result', 'documents.error', 'documents.name', 'documents.file'])
    .where('deliveries.template_id', '=', templateId)
    .where(isDue)
    .orderBy('deliveries.due_at')
    .orderBy('deliveries.position')
    .limit(count)
    .execute();
}

type DueRow = Awaited<ReturnType<typeof dueRows>>[number];

function claimedOf(
  row: DueRow,
  {
    webhook,
    bodyOf,
    corrections,
  }: Pick<Claim, 'bodyOf'> & {webhook: StoredWebhook; corrections: CorrectionsByDocument},
): ClaimedDelivery {
  return {
    id: row.id,
    jobId: row.job_id,
    templateId: row.template_id,
    documentId: row.document_id ?? undefined,
    file: row.file ?? undefined,
    webhook,
    body: row.body ?? bodyOf(subjectOf(row, corrections)),
    attempt: row.attempts + 1,
    retries: row.retries,
  };
}

function subjectOf(row: DueRow, corrections: CorrectionsByDocument): DeliverySubject {
  // A job can fail while some documents have no outcome.
  const subject = row.document_id ?? row.job_id;
  const error = row.error ?? (row.result === null ? row.job_error : null);
  return {
    jobId: row.job_id,
    templateId: row.template_id,
    static_values: parseJsonText(row.static_values),
    request: parseJsonText(row.request),
    file: row.name ?? undefined,
    extraction:
      row.result === null ? undefined : applyCorrections(parseJsonText(row.result), corrections.get(subject)),
    error: error === null ? undefined : parseJsonText(error),
    replaces: row.corrected === 0 ? undefined : deliveryId(subject),
  };
}
