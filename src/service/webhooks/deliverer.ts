// webhooks: sends signed webhook deliveries, with retries and address checks.

import type {ClaimedDelivery} from '../../storage/webhooks/claim-deliveries.js';
import type {ServiceContext} from '../context/context.js';
import {createWorkLoop, retryUntilRecorded} from '../background/work-loop.js';
import {type AddressRules, createAddressRules} from './address-rules.js';
import type {AttemptResult} from './attempt-result.js';
import {createEndpoints, type Endpoints} from './endpoints.js';
import {bodyOf} from './payload.js';
import {createNameServerLookUp} from './name-server-lookup.js';
import {
  addressesOf,
  allowedAddresses,
  firstRefused,
  type RefusedAddress,
  type Resolve,
} from './allowed-addresses.js';
import {type Message, send, type Sending} from './send.js';
import {verdictOf} from './verdict.js';

/** Claims due deliveries from the database and sends them. */
export interface Deliverer {
  /** `loopback`: whether the service listens on loopback only, so that it may send to this machine. */
  start(loopback: boolean): void;
  /** Looks for due deliveries now. */
  wake: () => void;
  isWorking: () => boolean;
  /** Sends a message now and once, by the same rules; nothing is recorded. */
  sendOnce(message: Message): Promise<AttemptResult>;
  /** The address of an endpoint that nothing may be sent to; `undefined` also for a name that does not resolve now. */
  refusal(url: string): Promise<RefusedAddress | undefined>;
  /** Starts nothing new, lets running deliveries finish within the grace time, and gives back the rest. */
  stop(graceMs: number): Promise<void>;
}

export type DelivererContext = Pick<
  ServiceContext,
  'storage' | 'settings' | 'log' | 'clock' | 'version' | 'at'
>;

/** Makes the deliverer of webhooks, which sends nothing before `start`. `resolve` looks up the hosts of endpoints. */
export function createDeliverer(
  context: DelivererContext,
  resolve: Resolve = createNameServerLookUp(),
): Deliverer {
  const {storage, settings, log, clock} = context;
  const {webhookConcurrency: concurrency, webhooksPerEndpoint: perEndpoint, webhookAllow: allow} = settings;
  const endpoints = createEndpoints({concurrency, perEndpoint, clock});
  // Invalid entries are reported when the service is created.
  let rules = createAddressRules({allow, loopback: false});
  const takeDue = async (): Promise<void> => {
    const all = (await storage.deliveries.due()).map(({templateId, webhook}) => ({
      templateId,
      url: webhook.url,
    }));
    for (const {templateId, url, sharers} of endpoints.inTurn(all)) {
      const count = Math.ceil(endpoints.room(url) / sharers);
      if (count === 0 || loop.stopping.aborted) continue;
      for (const delivery of await storage.deliveries.claim(templateId, {count, bodyOf})) {
        endpoints.begin({templateId, url: delivery.webhook.url});
        loop.track(deliver(delivery, {...context, endpoints, rules, resolve, signal: loop.givingUp}));
      }
    }
  };
  const loop = createWorkLoop({
    look: takeDue,
    pollMs: settings.pollMs,
    deadAfterMs: settings.deadLoopMs,
    log,
  });
  return {
    start: (loopback) => {
      rules = createAddressRules({allow, loopback: settings.webhookLoopback ?? loopback});
      loop.wake();
    },
    wake: loop.wake,
    isWorking: loop.isWorking,
    sendOnce: (message) => send(message, sendingBy({...context, rules, resolve, signal: loop.givingUp})),
    refusal: async (given) => {
      const url = new URL(given);
      const addresses = await addressesOf(url, {resolve}).catch(() => []);
      return firstRefused(url, {addresses, rules});
    },
    stop: (graceMs) => loop.stop(graceMs, () => undefined),
  };
}

interface Delivering extends DelivererContext {
  endpoints: Endpoints;
  rules: AddressRules;
  resolve: Resolve;
  signal: AbortSignal;
}

async function deliver(delivery: ClaimedDelivery, delivering: Delivering): Promise<void> {
  const {storage, settings, log, clock, at, endpoints, signal} = delivering;
  const attempt = await send(delivery, sendingBy(delivering));
  endpoints.end(delivery.webhook.url, attempt);
  at('delivery.answered');
  if (signal.aborted && attempt.status === undefined) {
    await storage.deliveries.release(delivery);
    return;
  }
  const verdict = verdictOf(attempt, {
    delaysMs: settings.webhookRetriesMs,
    retries: delivery.retries,
    now: clock(),
  });
  logAttempt(log, {delivery, attempt, verdict: verdict.type});
  const unneeded = await retryUntilRecorded(() => storage.deliveries.settle(delivery, attempt, verdict), {
    retryMs: settings.pollMs,
    log,
    signal,
  });
  at('delivery.recorded');
  // The row no longer names the file: a crash before this line leaves an orphan for the sweep.
  await storage.files.remove(unneeded ?? (await leftBehind(storage, delivery)));
}

/** The file of a delivered document, when the commit that recorded the delivery succeeded without an answer. */
async function leftBehind(
  {documents}: DelivererContext['storage'],
  {documentId: id, file}: ClaimedDelivery,
): Promise<string[]> {
  if (id === undefined || file === undefined) return [];
  return (await documents.needsFile({id, file})) ? [] : [file];
}

function sendingBy({
  settings,
  clock,
  version,
  rules,
  resolve,
  signal,
}: Omit<Delivering, 'endpoints'>): Sending {
  return {
    addressesOf: (url, ended) => allowedAddresses(url, {resolve, rules, signal: ended}),
    timeoutMs: settings.webhookTimeoutMs,
    userAgent: `docextract/${version}`,
    signal,
    clock,
  };
}

/** Neither address nor headers: both may hold secrets. */
function logAttempt(
  log: ServiceContext['log'],
  {delivery, attempt, verdict}: {delivery: ClaimedDelivery; attempt: AttemptResult; verdict: string},
): void {
  const facts = {
    delivery: delivery.id,
    job: delivery.jobId,
    template: delivery.templateId,
    attempt: delivery.attempt,
    status: attempt.status,
    durationMs: attempt.durationMs,
  };
  if (verdict === 'delivered') log.debug(facts, 'webhook delivered');
  else log.warn({...facts, verdict, reason: attempt.error}, 'webhook not delivered');
}
