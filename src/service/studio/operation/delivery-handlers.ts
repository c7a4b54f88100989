import type {Delivery, DeliveryAttempt} from '../../../storage/webhooks/delivery-log.js';
import type {DeliveryDetail, DeliverySummary} from '../contract/operation.js';
import type {StudioHandlers} from '../handler.js';
import {isoTime, isoTimeOrNull} from '../timestamps.js';

/** Deliveries of all accounts. Names and contents of documents of other accounts are left out. */
export const deliveryHandlers = {
  deliveries: async ({storage}, {query: {status, job, template, limit}, session}) => {
    const filter = {status, jobId: job, templateId: template, limit};
    return (await storage.deliveryLog.list(filter)).map((delivery) => told(delivery, session.key.account));
  },
  delivery: async ({storage}, {params: {id}, session}) => {
    const {body, log, ...delivery} = await storage.deliveryLog.get(id);
    const {account} = session.key;
    const isOwn = delivery.account === account;
    return {
      ...told(delivery, account),
      body: isOwn ? (body ?? null) : null,
      // What an endpoint answers may repeat what it was sent.
      log: log.map(attemptOf).map((attempt) => (isOwn ? attempt : {...attempt, reply: null})),
    };
  },
  replayDelivery: async ({storage}, {params: {id}, session}) =>
    told(await storage.deliveryLog.replay(id), session.key.account),
} satisfies Partial<StudioHandlers>;

function told(delivery: Delivery, account: string): DeliverySummary {
  return {
    id: delivery.id,
    job_id: delivery.jobId,
    template_id: delivery.templateId,
    document: delivery.account === account ? (delivery.document ?? null) : null,
    status: delivery.status,
    attempts: delivery.attempts,
    due_at: isoTimeOrNull(delivery.dueAt),
    error: delivery.error ?? null,
    replaced_by: delivery.replacedBy ?? null,
    created_at: isoTime(delivery.createdAt),
    completed_at: isoTimeOrNull(delivery.completedAt),
    expires_at: isoTime(delivery.expiresAt),
  };
}

function attemptOf(attempt: DeliveryAttempt): DeliveryDetail['log'][number] {
  return {
    number: attempt.number,
    started_at: isoTime(attempt.startedAt),
    duration_ms: attempt.durationMs ?? null,
    status: attempt.status ?? null,
    error: attempt.error ?? null,
    reply: attempt.reply ?? null,
  };
}
