import type {IncomingMessage} from 'node:http';
import {DocextractError, messageOf} from '../../contract/errors.js';
import {readBody} from './body.js';
import {deliveryOf, headerProblem, type Delivery} from './delivery.js';
import type {DeliveryProcessor} from './process-delivery.js';
import type {Inbox, StoredDelivery} from './delivery-inbox.js';
import type {ReceiverContext, ReceiverCounts, ReceiverOptions} from './receiver-options.js';
import {isRefusal, type Refusal} from './refusal.js';

/** Receives and stores deliveries, and processes stored ones. */
export interface DeliveryIntake {
  take(request: IncomingMessage): Promise<{outcome: 'stored' | 'duplicate'} | Refusal>;
  /** Starts to process a delivery, and tries again for as long as that fails. */
  process(delivery: StoredDelivery): void;
  /** Resolves when all work has ended, except deliveries that wait for a retry. */
  settled(): Promise<void>;
  /** The last failure that is still unresolved. */
  trouble(): DocextractError | undefined;
  /** Cancels waiting retries. */
  end(): void;
}

export interface DeliveryIntakeOptions {
  options: ReceiverOptions;
  context: ReceiverContext;
  counts: ReceiverCounts;
  inbox: Inbox;
  handling: DeliveryProcessor;
  /** Called for each new delivery, when it is on disk. */
  onStored: () => void;
  /** Called for unexpected errors. */
  onBug: (error: unknown) => void;
}

const defaultMaxBytes = 16 * 1024 * 1024;
/** Retry interval: a full disk or a missing permission takes a person minutes to fix. */
const retryMs = 30_000;

/**
 * Counts deliveries in `counts` and emits their events. Processing that throws a `DocextractError` is retried after 30
 * seconds; other errors go to `onBug`.
 */
export function createDeliveryIntake({
  options,
  context,
  counts,
  inbox,
  handling,
  onStored,
  onBug,
}: DeliveryIntakeOptions): DeliveryIntake {
  const underWay = new Set<Promise<void>>();
  const troubled = new Map<string, {error: DocextractError; timer: NodeJS.Timeout}>();
  const processDelivery = (delivery: StoredDelivery) => {
    const {key, id} = delivery;
    troubled.delete(key);
    const work = handling.handle(delivery).catch((error: unknown) => {
      if (!(error instanceof DocextractError)) return onBug(error);
      const timer = setTimeout(() => processDelivery(delivery), retryMs);
      troubled.set(key, {error, timer});
      context.tell({type: 'delayed', id, reason: error.message, wait_ms: retryMs});
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const keep = async (delivery: Delivery, nowMs: number) => {
    const {key, id, headers, body, payload} = delivery;
    const outcome = await inbox.store(delivery, nowMs);
    counts[outcome]++;
    context.tell({type: 'delivery', outcome, id, job_id: payload.job_id});
    if (outcome === 'duplicate') return {outcome};
    processDelivery({key, id, at: new Date(nowMs).toISOString(), headers, body});
    onStored();
    return {outcome};
  };
  const takenOf = async (request: IncomingMessage): ReturnType<DeliveryIntake['take']> => {
    const delivery = await checked(request, options, context.now());
    return isRefusal(delivery) ? delivery : keep(delivery, context.now());
  };
  return {
    process: processDelivery,
    settled: async () => void (await Promise.all(underWay)),
    trouble: () => [...troubled.values()][0]?.error,
    end: () => troubled.forEach(({timer}) => clearTimeout(timer)),
    async take(request) {
      const response = await takenOf(request).catch((error: unknown) => refusalFor(error, onBug));
      if (isRefusal(response)) {
        counts.refused++;
        const from = request.socket.remoteAddress ?? 'nobody';
        context.tell({type: 'refused', status: response.status, reason: response.reason, from});
      }
      return response;
    },
  };
}

async function checked(
  request: IncomingMessage,
  {checks, maxBytes = defaultMaxBytes}: ReceiverOptions,
  nowMs: number,
): Promise<Delivery | Refusal> {
  if (request.method !== 'POST') return {status: 405, reason: 'deliveries come by POST'};
  const early = headerProblem(request.headers, checks);
  if (early !== undefined) return early;
  const read = await readBody(request, maxBytes);
  return isRefusal(read) ? read : deliveryOf({headers: request.headers, body: read.body}, checks, nowMs);
}

/** A delivery that could not be stored is refused: the sender will repeat it. */
function refusalFor(error: unknown, onBug: (error: unknown) => void): Refusal {
  if (!(error instanceof DocextractError)) onBug(error);
  return {status: 503, reason: `it could not be stored: ${messageOf(error)}`};
}
