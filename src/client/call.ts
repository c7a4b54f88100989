import type {Writable} from 'node:stream';
import {DocextractError, type ErrorCode} from '../contract/errors.js';
import {headers, type Route, routes} from '../contract/routes.js';
import {readRateLimit} from '../contract/rate-limit.js';
import {type AddressParts, addressOf} from './address.js';
import {type AttemptResult, attempt, type HttpRequest, type Reply} from './attempt.js';
import {backoffMs} from './backoff.js';
import {errorAfter, stoppedError} from './final-error.js';
import {decideRetry} from './retry-decision.js';
import {createRetryBudget, type RetryBudget} from './retry-budget.js';
import {type Clock, applyRateLimit, type Limiter} from './rate-limiter.js';
import type {Network} from './network/wire.js';
import {errorOfReply} from './reply-error.js';
import type {RequestBody} from './upload.js';
import type {Acceptance, ConcurrencyWindow} from './concurrency-window.js';

/** One operation to perform, retries and waiting included. */
export interface Call {
  route: Route;
  /** Names the request in errors: "processing a.pdf". */
  what: string;
  address?: AddressParts;
  body?: RequestBody;
  headers?: Record<string, string>;
  /** Sent with every attempt of a paid request. */
  idempotencyKey?: string;
  maxReplyBytes?: number;
  sink?: () => Writable;
  overflow?: () => Writable;
  /** No retries. */
  once?: boolean;
  /** Give up at once. */
  signal?: AbortSignal;
  /** Stop waiting; a request under way continues. */
  stop?: AbortSignal;
  onSent?: (bytes: number) => void;
}

/** State shared by all calls of one client. */
export interface CallContext {
  base: string;
  apiKey: string;
  auth: 'x-auth' | 'bearer';
  network: Network;
  replyMs: number;
  throttleMs: number;
  retries: number;
  /** The user chose the number of retries: then waits on request of the service count as well. */
  countsWaits: boolean;
  clock: Clock;
  limiter: Limiter;
  concurrency: ConcurrencyWindow;
  onWait: (wait: Wait) => void;
  /** Whether the service honours idempotency keys; `undefined` until it has answered anything. */
  repeatable: boolean | undefined;
}

/** Reported before the client waits for a retry. */
export interface Wait {
  /** Names the request. */
  what: string;
  /** Why it waits. */
  code: ErrorCode;
  /** Milliseconds. */
  waitMs: number;
  /** Attempts made so far. */
  attempts: number;
}

/** Performs a call until it succeeds, is refused, or must not be repeated any more. */
export async function perform(call: Call, context: CallContext): Promise<Reply> {
  const history = {
    budget: createRetryBudget({...context, once: call.once === true}),
    attempts: 0,
    mayBeBilled: false,
  };
  for (;;) {
    const tried = await withinConcurrency(call, context, history);
    if ('reply' in tried) return tried.reply;
    if (tried.sleepMs > 0)
      await unlessStopped(
        context.clock.sleep(tried.sleepMs, waitSignalOf(call, history)),
        call,
        history.mayBeBilled,
      );
  }
}

/** Signal that ends a wait. `stop` does not end the wait for a request that may have been billed. */
function waitSignalOf({signal, stop}: Call, {mayBeBilled}: CallHistory): AbortSignal | undefined {
  if (stop === undefined || mayBeBilled) return signal;
  return signal === undefined ? stop : AbortSignal.any([signal, stop]);
}

/** History of a call. */
interface CallHistory {
  budget: RetryBudget;
  attempts: number;
  mayBeBilled: boolean;
}

type Tried = {reply: Reply} | {sleepMs: number};

/**
 * Paid requests run within the concurrency that the service accepts; a throttled one first pauses the shared
 * limiter, then releases its slot.
 */
async function withinConcurrency(call: Call, context: CallContext, history: CallHistory): Promise<Tried> {
  if (!call.route.paid) return tryOnce(call, context, {history});
  const leave = await unlessStopped(
    context.concurrency.enter(waitSignalOf(call, history)),
    call,
    history.mayBeBilled,
  );
  const outcome: {attempted?: AttemptResult} = {};
  try {
    return await tryOnce(call, context, {history, outcome});
  } finally {
    leave(acceptanceOf(outcome.attempted));
  }
}

async function tryOnce(
  call: Call,
  context: CallContext,
  {history, outcome = {}}: {history: CallHistory; outcome?: {attempted?: AttemptResult}},
): Promise<Tried> {
  await unlessStopped(context.limiter.turn(waitSignalOf(call, history)), call, history.mayBeBilled);
  const attempted = await attempt(requestOf(call, context));
  outcome.attempted = attempted;
  history.attempts++;
  if (attempted.kind === 'reply') await readServiceHeaders(attempted.reply, context);
  const repeatable = await mayRepeat(attempted, call, context);
  const decision = decideRetry(attempted, {
    paid: call.route.paid,
    repeatable,
    mayBeBilled: history.mayBeBilled,
  });
  if (decision.next === 'accept') return {reply: decision.reply};
  if (decision.next === 'refused') throw errorOfReply(decision.reply, {...call, nowMs: context.clock.now()});
  history.mayBeBilled ||= decision.mayBeBilled;
  const {attempts, mayBeBilled, budget} = history;
  if (call.signal?.aborted || decision.next === 'unknown' || budget.isSpentBy(decision))
    throw errorAfter(attempted, {call, base: context.base, nowMs: context.clock.now(), mayBeBilled});
  const waitMs = backoffMs(attempted, {attempts, clock: context.clock});
  context.onWait({what: call.what, code: decision.code, waitMs, attempts});
  if (decision.next !== 'throttled') return {sleepMs: waitMs};
  await context.limiter.pause(waitMs);
  return {sleepMs: 0};
}

function acceptanceOf(attempted: AttemptResult | undefined): Acceptance {
  if (attempted?.kind !== 'reply') return 'unknown';
  const {status} = attempted.reply;
  if (status === 429 || status === 503) return 'throttled';
  return status < 300 ? 'accepted' : 'unknown';
}

async function unlessStopped<T>(waiting: Promise<T>, call: Call, mayBeBilled: boolean): Promise<T> {
  try {
    return await waiting;
  } catch (cause) {
    if (cause instanceof DocextractError && !mayBeBilled) throw cause;
    throw stoppedError(call.what, {mayBeBilled, cause});
  }
}

function requestOf(call: Call, context: CallContext): HttpRequest {
  return {
    method: call.route.method,
    url: addressOf(context.base, call.route, call.address),
    headers: {
      accept: 'application/json, */*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'docextract',
      ...(context.auth === 'bearer'
        ? {authorization: `Bearer ${context.apiKey}`}
        : {[headers.apiKey]: context.apiKey}),
      ...(call.idempotencyKey !== undefined && {[headers.idempotencyKey]: call.idempotencyKey}),
      ...call.headers,
    },
    replyMs: context.replyMs,
    maxReplyBytes: call.maxReplyBytes ?? maxReplyBytes,
    network: context.network,
    ...(call.body && {body: call.body}),
    ...(call.sink && {sink: call.sink}),
    ...(call.overflow && {overflow: call.overflow}),
    ...(call.signal && {signal: call.signal}),
    ...(call.onSent && {onSent: call.onSent}),
  };
}

/** Far above any document's fields; results of jobs have their own limit. */
const maxReplyBytes = 32 * 1024 * 1024;

async function readServiceHeaders(reply: Reply, context: CallContext): Promise<void> {
  if (reply.headers[headers.idempotencySupported] === 'true') context.repeatable = true;
  await applyRateLimit(context.limiter, readRateLimit(reply.headers, context.clock.now()));
}

/**
 * Whether the service answers a repetition under the same idempotency key only once. Sends a free request to find
 * out, if nothing was answered yet.
 */
export async function honoursIdempotencyKeys(
  context: CallContext,
  {signal, stop}: Pick<Call, 'signal' | 'stop'> = {},
): Promise<boolean> {
  if (context.repeatable === undefined && !signal?.aborted) await ask(context, {signal, stop});
  return context.repeatable === true;
}

/** Asked only where the outcome would otherwise be unknown. */
async function mayRepeat(attempted: AttemptResult, call: Call, context: CallContext): Promise<boolean> {
  const strict = decideRetry(attempted, {paid: call.route.paid, repeatable: false, mayBeBilled: false});
  return strict.next === 'unknown' && (await honoursIdempotencyKeys(context, call));
}

async function ask(
  context: CallContext,
  {signal, stop}: Partial<Record<'signal' | 'stop', AbortSignal | undefined>>,
): Promise<void> {
  const question: Call = {
    route: routes.status,
    what: 'asking the service whether requests may be repeated',
    address: {query: {job_id: '00000000-0000-0000-0000-000000000000'}},
    ...(signal && {signal}),
    ...(stop && {stop}),
  };
  try {
    await perform(question, context);
  } catch (error) {
    // A refusal also carries the headers. Without an answer, the question stays open.
    if (!(error instanceof DocextractError)) throw error;
    if (error.status === undefined) return;
  }
  context.repeatable ??= false;
}
