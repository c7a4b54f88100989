import {isDeepStrictEqual} from 'node:util';
import type {ExpressionBuilder, Transaction} from 'kysely';
import {WebhookPayload} from '../../contract/webhooks.js';
import type {ResultFields} from '../../contract/extraction.js';
import {parseJson} from '../../contract/static-values.js';
import type {DeliveryRow} from '../database/rows/delivery-rows.js';
import type {Tables} from '../database/tables.js';
import {deliveryId, freshDelivery} from './enqueue-deliveries.js';

export interface CorrectedDocument {
  documentId: string;
  /** Its values as they go out now. */
  values: ResultFields;
  revision: number;
  now: number;
}

/**
 * Creates another delivery for a document whose values differ from those sent last. None is needed where the last one
 * has not been attempted, since its body is written then.
 */
export async function enqueueCorrected(
  trx: Transaction<Tables>,
  {documentId, values, revision, now}: CorrectedDocument,
): Promise<void> {
  const last = await trx
    .selectFrom('deliveries')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('corrected', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.body === null || hasSent(last.body, values)) return;
  const template = await trx
    .selectFrom('templates')
    .select('webhook_disabled_at')
    .where('id', '=', last.template_id)
    .where('webhook', 'is not', null)
    .executeTakeFirst();
  if (template === undefined) return;
  const row: DeliveryRow = {
    ...last,
    ...freshDelivery(now, template),
    id: `${deliveryId(documentId)}_${revision}`,
    corrected: revision,
  };
  await trx.insertInto('deliveries').values(row).execute();
  await supersede(trx, [last.id], now);
}

function hasSent(body: string, values: ResultFields): boolean {
  const sent = WebhookPayload.pick({result: true}).safeParse(parseJson(body));
  return isDeepStrictEqual(sent.data?.result, values);
}

/** Gives up those of these waiting deliveries that have a later one for the same document: it would be overwritten. */
export async function supersede(trx: Transaction<Tables>, ids: string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('deliveries')
    .set({status: 'failed', error: superseded, completed_at: now})
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .where((row) => row.exists(laterDeliveries(row)))
    .execute();
}

/** Ids of the deliveries with later values of the same document, beside a row of `deliveries`. */
export function laterDeliveries(row: ExpressionBuilder<Tables, 'deliveries'>) {
  return row
    .selectFrom('deliveries as later')
    .select('later.id')
    .whereRef('later.document_id', '=', 'deliveries.document_id')
    .whereRef('later.corrected', '>', 'deliveries.corrected');
}

const superseded = 'A later delivery has the corrected values.';
