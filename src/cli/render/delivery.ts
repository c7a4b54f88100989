import type {Delivery, DeliveryAttempt, DeliveryDetail} from '../../storage/webhooks/delivery-log.js';
import {printable} from '../terminal/printable.js';
import {table} from './table.js';

/** A delivery as programs read it. */
export function deliveryRecord(delivery: Delivery) {
  return {
    id: delivery.id,
    job_id: delivery.jobId,
    template_id: delivery.templateId,
    document: delivery.document ?? null,
    status: delivery.status,
    attempts: delivery.attempts,
    due_at: isoTime(delivery.dueAt),
    error: delivery.error ?? null,
    replaced_by: delivery.replacedBy ?? null,
    created_at: isoTime(delivery.createdAt),
    completed_at: isoTime(delivery.completedAt),
    expires_at: isoTime(delivery.expiresAt),
  };
}

/**
 * A delivery with its body and its attempts as programs read it: ISO times, milliseconds, `null` for what is absent.
 */
export function detailRecord({log, body, ...delivery}: DeliveryDetail) {
  return {
    ...deliveryRecord(delivery),
    body: body ?? null,
    log: log.map(({number, startedAt, durationMs, status, error, reply}) => ({
      number,
      started_at: isoTime(startedAt),
      duration_ms: durationMs ?? null,
      status: status ?? null,
      error: error ?? null,
      reply: reply ?? null,
    })),
  };
}

/** Deliveries as table lines for people. `width`: columns of the terminal. */
export function deliveryTable(deliveries: readonly Delivery[], width: number): string[] {
  const rows = deliveries.map((one) => [
    one.id,
    one.status,
    String(one.attempts),
    seconds(one.dueAt ?? one.completedAt),
    one.jobId,
    one.document ?? '',
  ]);
  return table(['ID', 'STATUS', 'ATTEMPTS', 'NEXT OR LAST', 'JOB', 'DOCUMENT'], rows, width);
}

/** A delivery and its attempts as lines for people. `width`: columns of the terminal. */
export function detailLines(detail: DeliveryDetail, width: number): string[] {
  const facts: [string, string | undefined][] = [
    ['id', detail.id],
    ['status', detail.status],
    ['job', detail.jobId],
    ['template', detail.templateId],
    ['document', detail.document],
    ['next attempt', detail.dueAt === undefined ? undefined : seconds(detail.dueAt)],
    ['error', detail.error],
    ['replaced by', detail.replacedBy],
    ['expires', seconds(detail.expiresAt)],
    ['body', detail.body],
  ];
  const lines = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name.padEnd(13)} ${printable(value)}`],
  );
  return [
    ...lines,
    '',
    ...table(['ATTEMPT', 'STARTED', 'TOOK', 'STATUS', 'WHAT'], detail.log.map(row), width),
  ];
}

function row({number, startedAt, durationMs, status, error, reply}: DeliveryAttempt): string[] {
  const took = durationMs === undefined ? '' : `${durationMs} ms`;
  const what = [error, reply].filter((part) => part !== undefined).join(' ');
  return [String(number), seconds(startedAt), took, status === undefined ? '' : String(status), what];
}

function isoTime(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString();
}

/** To the second, which is fine enough to read. */
function seconds(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
}
