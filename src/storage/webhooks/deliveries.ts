// webhooks: the queue of webhook deliveries and the log of their attempts.

import type {Expression, ExpressionBuilder, Kysely, SqlBool, Transaction} from 'kysely';
import {
  claimDue,
  type ClaimedDelivery,
  type DeliverySubject,
  dueCondition,
  webhookOf,
} from './claim-deliveries.js';
import {write, writeUnsynced} from '../database/database.js';
import {type AttemptReport, markInterrupted, recordAttempt} from './delivery-attempts.js';
import {abandonedDelivery} from './enqueue-deliveries.js';
import type {Holders} from '../database/holders.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {DeliveryRow, Tables} from '../database/tables.js';
import type {StoredWebhook} from '../templates/webhook-secret.js';
import {parseJsonText} from '../database/json-text.js';

/** A template with due deliveries. */
export interface DueEndpoint {
  templateId: string;
  webhook: StoredWebhook;
}

export type DeliveryVerdict =
  | {type: 'delivered'}
  | {type: 'retry'; at: number}
  | {type: 'failed'; reason: string}
  /** The endpoint answered 410: nothing more is sent to it. */
  | {type: 'gone'};

/** `settle` and `release` return whether the attempt was still ours: another process may have taken it over. */
export interface DeliveryStore {
  due(): Promise<DueEndpoint[]>;
  /**
   * Claims due deliveries of a template, the oldest first. `bodyOf` writes the body before the first attempt; later
   * attempts send the same bytes.
   */
  claim(
    templateId: string,
    options: {count: number; bodyOf: (subject: DeliverySubject) => string},
  ): Promise<ClaimedDelivery[]>;
  /** Records an attempt. A delivered document's file is no longer named and may be removed. */
  settle(delivery: ClaimedDelivery, report: AttemptReport, verdict: DeliveryVerdict): Promise<boolean>;
  /** Gives it back, as when the service stops. */
  release(delivery: ClaimedDelivery): Promise<boolean>;
}

interface Context {
  holders: Holders;
  clock: () => number;
  retentionMs: number;
  at: AtStorageCrashPoint;
}

export function deliveryStore(db: Kysely<Tables>, {holders, clock, retentionMs, at}: Context): DeliveryStore {
  const isDue = dueCondition({clock, retentionMs});
  return {
    due: async () => {
      const rows = await db
        .selectFrom('templates')
        .select(['id', 'webhook'])
        .where('webhook', 'is not', null)
        .where('webhook_disabled_at', 'is', null)
        .where((row) =>
          row.exists(
            row
              .selectFrom('deliveries')
              .select('deliveries.id')
              .whereRef('template_id', '=', 'templates.id')
              .where(isDue),
          ),
        )
        .execute();
      return rows.flatMap(({id, webhook}) =>
        webhook === null ? [] : [{templateId: id, webhook: parseJsonText(webhook)}],
      );
    },
    claim: async (templateId, {count, bodyOf}) => {
      const self = await holders.self();
      const claimed = await writeUnsynced(db, (trx) =>
        claimDue(trx, {templateId, count, bodyOf, isDue, holder: self, now: clock()}),
      );
      at('delivery.claimed');
      return claimed;
    },
    settle: async (delivery, report, verdict) => {
      const self = await holders.self();
      return write(db, async (trx) => {
        const now = clock();
        const settled = await trx
          .updateTable('deliveries')
          .set((row) => ({
            ...stateAfter(verdict, now),
            holder: null,
            retries: verdict.type === 'delivered' ? row.ref('retries') : row('retries', '+', 1),
          }))
          .where(isHeld(delivery, self))
          .executeTakeFirst();
        if (settled.numUpdatedRows === 0n) return false;
        at('delivery.settling');
        await recordAttempt(trx, delivery, report);
        if (verdict.type === 'delivered') await forgetFile(trx, delivery);
        if (verdict.type === 'gone') await disable(trx, {delivery, now});
        return true;
      });
    },
    release: async (delivery) => {
      const self = await holders.self();
      return writeUnsynced(db, async (trx) => {
        const released = await trx
          .updateTable('deliveries')
          .set({status: 'waiting', holder: null})
          .where(isHeld(delivery, self))
          .executeTakeFirst();
        if (released.numUpdatedRows === 0n) return false;
        await markInterrupted(trx, [delivery.id]);
        return true;
      });
    },
  };
}

/** Gives back deliveries of a dead holder. Whether they arrived is unknown; the receiver deduplicates by id. */
export async function recoverDeliveries(trx: Transaction<Tables>, holder: string): Promise<void> {
  const running = await trx
    .updateTable('deliveries')
    .set({status: 'waiting', holder: null})
    .where('holder', '=', holder)
    .where('status', '=', 'running')
    .returning('id')
    .execute();
  await markInterrupted(
    trx,
    running.map(({id}) => id),
  );
}

function isHeld({id, attempt}: ClaimedDelivery, self: string) {
  return (row: ExpressionBuilder<Tables, 'deliveries'>): Expression<SqlBool> =>
    row.and([
      row('id', '=', id),
      row('status', '=', 'running'),
      row('holder', '=', self),
      row('attempts', '=', attempt),
    ]);
}

function stateAfter(
  verdict: DeliveryVerdict,
  now: number,
): Partial<Pick<DeliveryRow, 'status' | 'due_at' | 'error' | 'completed_at'>> {
  if (verdict.type === 'delivered') return {status: 'delivered', error: null, completed_at: now};
  if (verdict.type === 'retry') return {status: 'waiting', due_at: verdict.at};
  if (verdict.type === 'gone') return abandonedDelivery(now);
  return {status: 'failed', error: verdict.reason, completed_at: now};
}

async function forgetFile(trx: Transaction<Tables>, {documentId}: ClaimedDelivery): Promise<void> {
  if (documentId === undefined) return;
  await trx.updateTable('documents').set({file: null}).where('id', '=', documentId).execute();
}

/** Disables the webhook, unless its URL was changed meanwhile. */
async function disable(
  trx: Transaction<Tables>,
  {delivery, now}: {delivery: ClaimedDelivery; now: number},
): Promise<void> {
  const {templateId} = delivery;
  const current = await webhookOf(trx, templateId);
  if (current?.url !== delivery.webhook.url) return;
  await trx.updateTable('templates').set({webhook_disabled_at: now}).where('id', '=', templateId).execute();
  await trx
    .updateTable('deliveries')
    .set(abandonedDelivery(now))
    .where('template_id', '=', templateId)
    .where('status', '=', 'waiting')
    .execute();
}
