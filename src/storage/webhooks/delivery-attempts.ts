import type {Transaction} from 'kysely';
import type {Tables} from '../database/tables.js';

/** Result of an attempt. */
export interface AttemptReport {
  durationMs: number;
  status?: number;
  error?: string;
  reply?: string;
}

/** Logged when it starts, so that interrupted attempts are on record. */
export async function insertAttempt(
  trx: Transaction<Tables>,
  {id, attempt, now}: {id: string; attempt: number; now: number},
): Promise<void> {
  await trx
    .insertInto('delivery_attempts')
    .values({
      ...{delivery_id: id, number: attempt, started_at: now},
      ...{duration_ms: null, status: null, error: null, reply: null},
    })
    .execute();
}

/** Completes the log entry of an attempt with its duration and with its reply or error. */
export async function recordAttempt(
  trx: Transaction<Tables>,
  {id, attempt}: {id: string; attempt: number},
  {durationMs, status, error, reply}: AttemptReport,
): Promise<void> {
  await trx
    .updateTable('delivery_attempts')
    .set({
      duration_ms: durationMs,
      status: status ?? null,
      error: error ?? null,
      reply: reply ?? null,
    })
    .where('delivery_id', '=', id)
    .where('number', '=', attempt)
    .execute();
}

/** Marks the unfinished attempts of these deliveries as interrupted by the end of the service. */
export async function markInterrupted(trx: Transaction<Tables>, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('delivery_attempts')
    .set({error: 'The service ended during this attempt.'})
    .where('delivery_id', 'in', ids)
    .where('duration_ms', 'is', null)
    .where('error', 'is', null)
    .execute();
}
