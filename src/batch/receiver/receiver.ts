// receiver: an HTTP server that accepts webhook deliveries of finished jobs.

import {join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {lockDirectory} from '../files/directory-lock.js';
import type {Failure} from '../model/outcome.js';
import {failureOf} from '../model/batch-report.js';
import {createDeliveryIntake} from './delivery-intake.js';
import {createDeliveryProcessor} from './process-delivery.js';
import {close, createReceiverServer, listen} from './http.js';
import {openInbox} from './delivery-inbox.js';
import type {ReceiverContext, ReceiverCounts, ReceiverOptions} from './receiver-options.js';

export interface ReceiverReport {
  counts: ReceiverCounts;
  /** An unresolved failure, such as a result that cannot be written. The delivery is kept for the next start. */
  stopped?: Failure;
}

/**
 * Receives webhook deliveries until it is stopped, or has received `count`. Each is checked, stored on disk before
 * the 200, and then processed: result written, program run, forwarded. Repetitions are answered with 200 and dropped.
 * @throws DocextractError `usage` when it cannot listen there, `locked` when another receiver has the directory
 */
export async function receiveDeliveries(
  options: ReceiverOptions,
  context: ReceiverContext,
): Promise<ReceiverReport> {
  refuseOpenDoor(options);
  const inner = join(options.directory, '.docextract');
  const {pid, isRunning, now} = context;
  const what = `the directory ${options.directory}`;
  const lock = await lockDirectory({path: join(inner, 'listen.lock'), what, pid, isRunning});
  try {
    const inbox = await openInbox(join(inner, 'deliveries'));
    const counts = noCounts();
    const ending = createEnding(context.stop);
    const handling = createDeliveryProcessor({options, context, counts, inbox});
    const onStored = () => void (counts.stored === options.count && ending.end());
    const intake = createDeliveryIntake({
      options,
      context,
      counts,
      inbox,
      handling,
      onStored,
      onBug: ending.fail,
    });
    const server = createReceiverServer((request) => intake.take(request));
    const upkeep = async () => {
      await lock.refresh();
      await inbox.tidy(now());
    };
    const timer = setInterval(() => void upkeep().catch(ending.fail), upkeepMs);
    try {
      await inbox.tidy(now());
      // Read before anything can arrive: a new delivery is processed by `take`, and must not be processed twice.
      const left = await inbox.open();
      const url = await listen(server, options);
      for (const delivery of left) intake.process(delivery);
      context.tell({type: 'listening', url});
      await ending.ended;
    } finally {
      clearInterval(timer);
      await close(server);
      // No retry may begin while work under way is awaited, nor one that this work asks for.
      intake.end();
      await intake.settled();
      handling.end();
      intake.end();
    }
    const trouble = intake.trouble();
    return {counts, ...(trouble && {stopped: failureOf(trouble)})};
  } finally {
    await lock.release();
  }
}

const upkeepMs = 60_000;

interface Ending {
  /** Resolves when the receiver should end; rejects on failure. */
  ended: Promise<void>;
  end(this: void): void;
  fail(this: void, error: unknown): void;
}

function createEnding(stop: AbortSignal): Ending {
  const {promise, resolve, reject} = withResolvers();
  if (stop.aborted) resolve();
  stop.addEventListener('abort', () => resolve());
  // It may reject before `ended` is awaited, which Node would report as an unhandled rejection.
  promise.catch(() => undefined);
  return {ended: promise, end: resolve, fail: reject};
}

function withResolvers(): {promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void} {
  let [resolve, reject]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((...settlers) => ([resolve, reject] = settlers));
  return {promise, resolve, reject};
}

/** A receiver that is reachable from the network needs a secret or a required header. */
function refuseOpenDoor({host, checks: {headers = {}, secrets = []}}: ReceiverOptions): void {
  const isProven = Object.keys(headers).length + secrets.length > 0;
  if (isProven || host === 'localhost' || host === '::1' || host.startsWith('127.')) return;
  throw new DocextractError('usage', `whoever reaches ${host} could send deliveries`, {
    hint: 'name the header of the template with --header-file, or the secret of the webhook with --secret-file',
  });
}

function noCounts(): ReceiverCounts {
  return {
    ...{stored: 0, duplicate: 0, refused: 0, succeeded: 0, failed: 0},
    ...{forwarded: 0, forwards_pending: 0, forwards_given_up: 0, hooks_failed: 0},
  };
}
