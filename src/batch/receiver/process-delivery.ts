import {DocextractError} from '../../contract/errors.js';
import pLimit from 'p-limit';
import {type DeliveredJobs, createDeliveredJobs} from './delivered-jobs.js';
import {forwardDelaysMs, forwardOnce} from './forward.js';
import {type Inbox, payloadOf, type StoredDelivery} from './delivery-inbox.js';
import {createKeptDocuments, isCorrected, type KeptDocuments} from './kept-documents.js';
import {folderOfJob, keepResult} from './keep-result.js';
import type {ReceiverContext, ReceiverCounts, ReceiverOptions} from './receiver-options.js';
import {mustExist} from '../../contract/must-exist.js';

export interface DeliveryProcessor {
  /** Processes a stored delivery. What fails now is retried, by the next start if necessary. */
  handle(delivery: StoredDelivery): Promise<void>;
  /** Cancels waiting attempts. */
  end(): void;
}

interface ProcessorDependencies {
  options: ReceiverOptions;
  context: ReceiverContext;
  counts: ReceiverCounts;
  inbox: Inbox;
}

/** Processes stored deliveries step by step; the progress is written after each step. */
export function createDeliveryProcessor(intake: ProcessorDependencies): DeliveryProcessor {
  // Results are written in the order of arrival: a later one may replace an earlier.
  const [results, hooks, forwards] = [pLimit(1), pLimit(1), pLimit(8)];
  const documents = createKeptDocuments(intake.inbox.all);
  const collected = collectedOf(intake);
  const timers = new Set<NodeJS.Timeout>();
  const ending = new AbortController();
  const {signal} = intake.context;
  const ended = signal === undefined ? ending.signal : AbortSignal.any([ending.signal, signal]);

  const handle = async (stored: StoredDelivery): Promise<void> => {
    const kept = await results(() => withResult(stored, documents, intake));
    await noteCollected(kept, collected, intake);
    const told = await hooks(() => withHook(kept, intake));
    if (intake.options.forward === undefined) return intake.inbox.close(told.key, 'done');
    intake.counts.forwards_pending++;
    const waitMs = (told.forward?.next_ms ?? 0) - intake.context.now();
    if (waitMs > 0) return later(told, waitMs);
    await attempt(told);
  };
  const attempt = async (delivery: StoredDelivery): Promise<void> => {
    const next = await forwards(() => forwardStep(delivery, intake, ended));
    if (next?.forward !== undefined) later(next, next.forward.next_ms - intake.context.now());
  };
  const later = (delivery: StoredDelivery, waitMs: number): void => {
    if (ended.aborted) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        // When progress cannot be written, the delivery stays on disk for the next start.
        attempt(delivery).catch((error: Error) => report(delivery, error, intake));
      },
      Math.max(waitMs, 0),
    );
    timers.add(timer);
  };
  return {
    handle,
    end() {
      ending.abort();
      timers.forEach(clearTimeout);
    },
  };
}

async function withResult(
  delivery: StoredDelivery,
  documents: KeptDocuments,
  {options, context, counts, inbox}: ProcessorDependencies,
): Promise<StoredDelivery> {
  if (delivery.result !== undefined) return delivery;
  const {id} = delivery;
  const {
    jobId: job_id,
    status,
    result,
  } = await keepResult(delivery, {directory: options.directory, documents});
  counts[status]++;
  context.tell({type: 'result', id, job_id, status, result, ...(isCorrected(delivery) && {corrected: true})});
  const kept = {...delivery, result};
  documents.note(kept, result);
  await inbox.update(kept);
  return kept;
}

function collectedOf({options, context, inbox}: ProcessorDependencies): DeliveredJobs | undefined {
  const {ledgers} = context;
  if (ledgers === undefined) return undefined;
  return createDeliveredJobs({
    ledgers,
    earlier: inbox.all,
    folderOf: (id) => folderOfJob(options.directory, id),
  });
}

/** A ledger failure does not hold up a delivery: its job stays pending. */
async function noteCollected(
  delivery: StoredDelivery,
  collected: DeliveredJobs | undefined,
  {context}: ProcessorDependencies,
): Promise<void> {
  try {
    const job_id = await collected?.note(delivery);
    if (job_id !== undefined) context.tell({type: 'collected', job_id});
  } catch (error) {
    if (!(error instanceof DocextractError)) throw error;
    context.tell({type: 'warning', message: error.message});
  }
}

async function withHook(
  delivery: StoredDelivery,
  {context, counts, inbox}: ProcessorDependencies,
): Promise<StoredDelivery> {
  if (delivery.told === true || context.onReceived === undefined) return delivery;
  const {id, result} = delivery;
  const payload = payloadOf(delivery);
  const status = payload.result === null || payload.result === undefined ? 'failed' : 'succeeded';
  const trouble = await context.onReceived({
    id,
    jobId: payload.job_id,
    status,
    result: mustExist(result, 'path of the result'),
    payload,
  });
  if (trouble !== undefined) {
    counts.hooks_failed++;
    context.tell({type: 'hook_failed', id, reason: trouble});
  }
  const told = {...delivery, told: true};
  await inbox.update(told);
  return told;
}

/** One attempt to forward. Returns the delivery as it waits for the next attempt, `undefined` when there is none. */
async function forwardStep(
  delivery: StoredDelivery,
  {options, context, counts, inbox}: ProcessorDependencies,
  ended: AbortSignal,
): Promise<StoredDelivery | undefined> {
  const {id, key} = delivery;
  if (ended.aborted) return undefined;
  const attempts = (delivery.forward?.attempts ?? 0) + 1;
  const sent = await forwardOnce(delivery, mustExist(options.forward, 'address to forward to'), ended);
  if (ended.aborted && sent.outcome !== 'taken') return undefined;
  if (sent.outcome === 'taken') {
    await inbox.close(key, 'done');
    [counts.forwarded, counts.forwards_pending] = [counts.forwarded + 1, counts.forwards_pending - 1];
    context.tell({type: 'forwarded', id, attempts});
    return undefined;
  }
  const delayMs = (options.forwardDelaysMs ?? forwardDelaysMs)[attempts - 1];
  if (sent.outcome === 'refused' || delayMs === undefined) {
    await inbox.close(key, 'given up');
    [counts.forwards_given_up, counts.forwards_pending] = [
      counts.forwards_given_up + 1,
      counts.forwards_pending - 1,
    ];
    context.tell({type: 'forward_failed', id, attempts, reason: sent.reason});
    return undefined;
  }
  const waitMs = Math.round(delayMs * (0.9 + 0.2 * context.random()));
  const next = {...delivery, forward: {attempts, next_ms: context.now() + waitMs}};
  await inbox.update(next);
  context.tell({type: 'forward_failed', id, attempts, reason: sent.reason, wait_ms: waitMs});
  return next;
}

function report({id, forward}: StoredDelivery, {message}: Error, {context}: ProcessorDependencies): void {
  context.tell({type: 'forward_failed', id, attempts: forward?.attempts ?? 0, reason: message});
}
