import type {Kysely} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {write} from '../database/database.js';
import {laterDeliveries} from './corrected-deliveries.js';
import type {DeliveryAttemptRow, DeliveryRow} from '../database/rows/delivery-rows.js';
import type {Tables} from '../database/tables.js';

export type DeliveryStatus = DeliveryRow['status'];

/** A delivery for display. */
export interface Delivery {
  id: string;
  jobId: string;
  /** Whose job it is. */
  account: string;
  templateId: string;
  /** Name of the document; `undefined` when the job had none. */
  document: string | undefined;
  status: DeliveryStatus;
  attempts: number;
  /** Time of the next attempt, if any. */
  dueAt: number | undefined;
  /** Why it was given up. */
  error: string | undefined;
  /** The latest delivery of its document, which has corrected values in place of these. */
  replacedBy: string | undefined;
  createdAt: number;
  completedAt: number | undefined;
  expiresAt: number;
}

export interface DeliveryAttempt {
  number: number;
  startedAt: number;
  /** `undefined` while it is under way, or when it was interrupted. */
  durationMs: number | undefined;
  status: number | undefined;
  error: string | undefined;
  /** First bytes of the reply. */
  reply: string | undefined;
}

export interface DeliveryDetail extends Delivery {
  /** The body, byte for byte; `undefined` before the first attempt. */
  body: string | undefined;
  log: DeliveryAttempt[];
}

export interface DeliveryFilter {
  templateId?: string;
  jobId?: string;
  status?: DeliveryStatus;
  limit?: number;
}

export interface DeliveryLog {
  /** The latest jobs first, each in the order of its documents. */
  list(filter?: DeliveryFilter): Promise<Delivery[]>;
  /** Throws `not_found`. */
  get(id: string): Promise<DeliveryDetail>;
  /**
   * Queues it again now, whatever its state: same id, same bytes, with all retries. Throws `not_found`,
   * `results_expired`, `invalid_request` where a later one has corrected values, or `in_flight` while an attempt is
   * under way.
   */
  replay(id: string): Promise<Delivery>;
  /** How many deliveries there are in each status. */
  counts(): Promise<Record<DeliveryStatus, number>>;
}

export function deliveryLog(db: Kysely<Tables>, clock: () => number): DeliveryLog {
  const get = async (id: string): Promise<DeliveryDetail> => {
    const row = await shown(db).where('deliveries.id', '=', id).select('body').executeTakeFirst();
    if (row === undefined) throw unknown(id);
    const attempts = await db
      .selectFrom('delivery_attempts')
      .selectAll()
      .where('delivery_id', '=', id)
      .orderBy('number')
      .execute();
    return {...deliveryOf(row), body: row.body ?? undefined, log: attempts.map(attemptOf)};
  };
  return {
    get,
    list: async ({templateId, jobId, status, limit = 100} = {}) => {
      let query = shown(db);
      if (templateId !== undefined) query = query.where('deliveries.template_id', '=', templateId);
      if (jobId !== undefined) query = query.where('deliveries.job_id', '=', jobId);
      if (status !== undefined) query = query.where('deliveries.status', '=', status);
      const rows = await query
        .orderBy('deliveries.created_at', 'desc')
        .orderBy('deliveries.job_id')
        .orderBy('deliveries.position')
        .limit(limit)
        .execute();
      return rows.map(deliveryOf);
    },
    replay: async (id) => {
      const now = clock();
      const {expiresAt, templateId} = await get(id);
      if (expiresAt <= now) throw expired(id);
      await refuseNowhere(db, templateId);
      const replayed = await write(db, (trx) =>
        trx
          .updateTable('deliveries')
          .set({status: 'waiting', due_at: now, retries: 0, error: null, completed_at: null})
          .where('id', '=', id)
          .where('status', '!=', 'running')
          .where((row) => row.not(row.exists(laterDeliveries(row))))
          .executeTakeFirst(),
      );
      const delivery = await get(id);
      if (replayed.numUpdatedRows > 0n) return delivery;
      throw delivery.replacedBy === undefined ? underWay(id) : replaced(id, delivery.replacedBy);
    },
    counts: async () => {
      const rows = await db
        .selectFrom('deliveries')
        .select((row) => ['status', row.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const counts = {waiting: 0, running: 0, delivered: 0, failed: 0};
      for (const {status, count} of rows) counts[status] = Number(count);
      return counts;
    },
  };
}

function shown(db: Kysely<Tables>) {
  return db
    .selectFrom('deliveries')
    .innerJoin('jobs', 'jobs.id', 'deliveries.job_id')
    .leftJoin('documents', 'documents.id', 'deliveries.document_id')
    .select([
      'deliveries.id',
      'deliveries.job_id',
      'deliveries.template_id',
      'documents.name',
      'jobs.account',
    ])
    .select(['deliveries.status', 'attempts', 'due_at', 'deliveries.error'])
    .select(['deliveries.created_at', 'deliveries.completed_at', 'deliveries.expires_at'])
    .select((row) => laterDeliveries(row).orderBy('later.corrected', 'desc').limit(1).as('replaced_by'));
}

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

function deliveryOf(row: Shown): Delivery {
  return {
    id: row.id,
    jobId: row.job_id,
    account: row.account,
    templateId: row.template_id,
    document: row.name ?? undefined,
    status: row.status,
    attempts: row.attempts,
    dueAt: row.status === 'waiting' ? row.due_at : undefined,
    error: row.error ?? undefined,
    replacedBy: row.replaced_by ?? undefined,
    createdAt: row.created_at,
    completedAt: row.completed_at ?? undefined,
    expiresAt: row.expires_at,
  };
}

function attemptOf(row: DeliveryAttemptRow): DeliveryAttempt {
  return {
    number: row.number,
    startedAt: row.started_at,
    durationMs: row.duration_ms ?? undefined,
    status: row.status ?? undefined,
    error: row.error ?? undefined,
    reply: row.reply ?? undefined,
  };
}

async function refuseNowhere(db: Kysely<Tables>, templateId: string): Promise<void> {
  const {webhook, webhook_disabled_at} = await db
    .selectFrom('templates')
    .select(['webhook', 'webhook_disabled_at'])
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow();
  if (webhook === null)
    throw new DocextractError('invalid_request', `Template ${templateId} has no webhook any more.`, {
      hint: `Give it one with: docextract templates edit ${templateId}`,
    });
  if (webhook_disabled_at !== null)
    throw new DocextractError('invalid_request', `The webhook of template ${templateId} is disabled.`, {
      hint: `Let it be used again with: docextract webhooks enable ${templateId}`,
    });
}

function unknown(id: string): DocextractError {
  return new DocextractError('not_found', `There is no delivery ${id}.`, {
    hint: 'docextract webhooks list shows the ids; deliveries are kept as long as results.',
  });
}

function expired(id: string): DocextractError {
  return new DocextractError('results_expired', `The result that delivery ${id} is about has expired.`, {
    hint: 'Submit the document again; that is paid again.',
  });
}

function replaced(id: string, by: string): DocextractError {
  return new DocextractError('invalid_request', `Delivery ${id} has values that were corrected since.`, {
    hint: `Delivery ${by} has the corrected values: docextract webhooks replay ${by}`,
  });
}

function underWay(id: string): DocextractError {
  return new DocextractError('in_flight', `Delivery ${id} is being attempted right now.`, {
    hint: 'Wait some seconds and look at it again.',
  });
}
