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
import {supersede} from './corrected-deliveries.js';
import {type AttemptReport, markInterrupted, recordAttempt} from './delivery-attempts.js';
import {abandonedDelivery} from './enqueue-deliveries.js';
import type {Holders} from '../database/holders.js';
import type {UnconfirmedClaims} from '../database/unconfirmed-claims.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {DeliveryRow} from '../database/rows/delivery-rows.js';
import type {Tables} from '../database/tables.js';
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

/** Another process may have taken an attempt over; then it is no longer ours. */
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
  /**
   * Records an attempt. Returns file keys no longer needed, as that of a delivered document; `undefined` when the
   * attempt was no longer ours.
   */
  settle(
    delivery: ClaimedDelivery,
    report: AttemptReport,
    verdict: DeliveryVerdict,
  ): Promise<string[] | undefined>;
  /** Gives it back, as when the service stops. Returns whether it was still ours. */
  release(delivery: ClaimedDelivery): Promise<boolean>;
}

interface Context {
  holders: Holders;
  unconfirmedClaims: UnconfirmedClaims;
  clock: () => number;
  retentionMs: number;
  at: AtStorageCrashPoint;
}

export function deliveryStore(
  db: Kysely<Tables>,
  {holders, unconfirmedClaims, clock, retentionMs, at}: Context,
): DeliveryStore {
  const isDue = dueCondition({clock, retentionMs});
  const release = async (delivery: ClaimedDelivery): Promise<boolean> => {
    const self = await holders.self();
    return writeUnsynced(db, async (trx) => {
      const released = await trx
        .updateTable('deliveries')
        .set({status: 'waiting', holder: null})
        .where(isHeld(delivery, self))
        .executeTakeFirst();
      if (released.numUpdatedRows === 0n) return false;
      await markInterrupted(trx, [delivery.id]);
      await supersede(trx, [delivery.id], clock());
      return true;
    });
  };
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
      const claimed = await unconfirmedClaims.claim(
        (trx) => claimDue(trx, {templateId, count, bodyOf, isDue, holder: self, now: clock()}),
        async (all) => {
          for (const one of all) await release(one);
        },
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
        if (settled.numUpdatedRows === 0n) return undefined;
        at('delivery.settling');
        await recordAttempt(trx, delivery, report);
        if (verdict.type === 'gone') await disable(trx, {delivery, now});
        if (verdict.type === 'retry') await supersede(trx, [delivery.id], now);
        return verdict.type === 'delivered' ? forgetFile(trx, delivery) : [];
      });
    },
    release,
  };
}

/** Gives back deliveries of a dead holder. Whether they arrived is unknown; the receiver deduplicates by id. */
export async function recoverDeliveries(
  trx: Transaction<Tables>,
  {holder, now}: {holder: string; now: number},
): Promise<void> {
  const running = await trx
    .updateTable('deliveries')
    .set({status: 'waiting', holder: null})
    .where('holder', '=', holder)
    .where('status', '=', 'running')
    .returning('id')
    .execute();
  const ids = running.map(({id}) => id);
  await markInterrupted(trx, ids);
  await supersede(trx, ids, now);
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

/** The file of a document that is to be reviewed stays. */
async function forgetFile(trx: Transaction<Tables>, {documentId}: ClaimedDelivery): Promise<string[]> {
  if (documentId === undefined) return [];
  const found = await trx
    .selectFrom('documents')
    .innerJoin('jobs', 'jobs.id', 'job_id')
    .select('file')
    .where('documents.id', '=', documentId)
    .where('file', 'is not', null)
    .where((row) => row.or([row('keeps_files', '=', 0), row('reviewed_at', 'is not', null)]))
    .executeTakeFirst();
  if (!found?.file) return [];
  await trx.updateTable('documents').set({file: null}).where('id', '=', documentId).execute();
  return [found.file];
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
