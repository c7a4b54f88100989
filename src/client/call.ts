import type {Writable} from 'node:stream';
import type {Dispatcher} from 'undici';
import {DocextractError, type ErrorCode} from '../contract/errors.js';
import {headers} from '../contract/headers.js';
import {readRateLimit} from '../contract/rate-limit.js';
import {type Route, routes} from '../contract/routes.js';
import {type AddressParts, addressOf} from './address.js';
import {type Attempted, attempt, type HttpRequest, type Reply} from './attempt.js';
import {backoffMs} from './backoff.js';
import {errorAfter, stoppedError} from './give-up.js';
import {judge, type Verdict} from './judge.js';
import {type Clock, heed, type Limiter} from './limiter.js';
import {refusalOf} from './refusal.js';
import type {RequestBody} from './upload.js';
import type {Reception, Width} from './width.js';

/** One operation to perform, retries and waiting included. */
export interface Call {
  route: Route;
  /** Names the request in errors: "processing a.pdf". */
  what: string;
  address?: AddressParts;
  body?: RequestBody;
  headers?: Record<string, string>;
  /** Goes with every attempt of a paid request. */
  idempotencyKey?: string;
  maxReplyBytes?: number;
  sink?: () => Writable;
  overflow?: () => Writable;
  /** Its first failure is its last. */
  once?: boolean;
  /** Give up at once. */
  signal?: AbortSignal;
  /** Wait no longer; what is under way goes on. */
  stop?: AbortSignal;
  onSent?: (bytes: number) => void;
}

/** What all calls of one client share. */
export interface Line {
  base: string;
  apiKey: string;
  auth: 'x-auth' | 'bearer';
  dispatcher: Dispatcher;
  replyMs: number;
  throttleMs: number;
  retries: number;
  /** The number of retries was chosen: being told to wait counts as well then, and not only its time. */
  countsWaits: boolean;
  clock: Clock;
  limiter: Limiter;
  width: Width;
  onWait: (wait: Wait) => void;
  /** Whether the service honours idempotency keys; `undefined` until it has answered anything. */
  repeatable: boolean | undefined;
}

/** Told before the client waits to send again. */
export interface Wait {
  what: string;
  code: ErrorCode;
  waitMs: number;
  /** Attempts made so far. */
  attempts: number;
}

/** Performs a call until it succeeds, is refused, or must not be repeated any more. */
export async function perform(call: Call, line: Line): Promise<Reply> {
  const story = {patience: createPatience(line, call), attempts: 0, mayBeBilled: false};
  for (;;) {
    const tried = await whenThereIsRoom(call, line, story);
    if ('reply' in tried) return tried.reply;
    if (tried.sleepMs > 0)
      await unlessStopped(line.clock.sleep(tried.sleepMs, patienceOf(call, story)), call, story.mayBeBilled);
  }
}

/** What ends a wait. A request that may have been billed is waited for until it is given up: its answer is worth it. */
function patienceOf({signal, stop}: Call, {mayBeBilled}: Story): AbortSignal | undefined {
  if (stop === undefined || mayBeBilled) return signal;
  return signal === undefined ? stop : AbortSignal.any([signal, stop]);
}

/** What happened to a call so far. */
interface Story {
  patience: Patience;
  attempts: number;
  mayBeBilled: boolean;
}

type Tried = {reply: Reply} | {sleepMs: number};

/** Paid requests go on as many at once as the service takes; one that is throttled leaves when all have been told to wait. */
async function whenThereIsRoom(call: Call, line: Line, story: Story): Promise<Tried> {
  if (!call.route.paid) return tryOnce(call, line, {story});
  const leave = await unlessStopped(line.width.enter(patienceOf(call, story)), call, story.mayBeBilled);
  const heard: {attempted?: Attempted} = {};
  try {
    return await tryOnce(call, line, {story, heard});
  } finally {
    leave(receptionOf(heard.attempted));
  }
}

async function tryOnce(
  call: Call,
  line: Line,
  {story, heard = {}}: {story: Story; heard?: {attempted?: Attempted}},
): Promise<Tried> {
  await unlessStopped(line.limiter.turn(patienceOf(call, story)), call, story.mayBeBilled);
  const attempted = await attempt(requestOf(call, line));
  heard.attempted = attempted;
  story.attempts++;
  if (attempted.kind === 'reply') await listen(attempted.reply, line);
  const repeatable = await mayRepeat(attempted, call, line);
  const verdict = judge(attempted, {paid: call.route.paid, repeatable, mayBeBilled: story.mayBeBilled});
  if (verdict.next === 'accept') return {reply: verdict.reply};
  if (verdict.next === 'refused') throw refusalOf(verdict.reply, call.what, line.clock.now());
  story.mayBeBilled ||= verdict.mayBeBilled;
  const {attempts, mayBeBilled, patience} = story;
  if (call.signal?.aborted || verdict.next === 'unknown' || patience.isOver(verdict))
    throw errorAfter(attempted, {call, base: line.base, nowMs: line.clock.now(), mayBeBilled});
  const waitMs = backoffMs(attempted, {attempts, clock: line.clock});
  line.onWait({what: call.what, code: verdict.code, waitMs, attempts});
  if (verdict.next !== 'throttled') return {sleepMs: waitMs};
  await line.limiter.pause(waitMs);
  return {sleepMs: 0};
}

function receptionOf(attempted: Attempted | undefined): Reception {
  if (attempted?.kind !== 'reply') return 'untold';
  const {status} = attempted.reply;
  if (status === 429 || status === 503) return 'throttled';
  return status < 300 ? 'taken' : 'untold';
}

interface Patience {
  isOver: (verdict: Verdict) => boolean;
}

/** Failures are counted. Being told to wait is one only where their number was chosen, but always has its time. */
function createPatience({retries, countsWaits, throttleMs, clock}: Line, {once}: Call): Patience {
  const started = clock.now();
  let failures = 0;
  return {
    isOver(verdict) {
      const waits =
        verdict.next === 'busy' || (verdict.next === 'throttled' && verdict.code === 'rate_limited');
      if (!waits || countsWaits) failures++;
      return (
        once === true || retries === 0 || failures > retries || (waits && clock.now() - started >= throttleMs)
      );
    },
  };
}

async function unlessStopped<T>(waiting: Promise<T>, call: Call, mayBeBilled: boolean): Promise<T> {
  try {
    return await waiting;
  } catch (cause) {
    if (cause instanceof DocextractError && !mayBeBilled) throw cause;
    throw stoppedError(call.what, {mayBeBilled, cause});
  }
}

function requestOf(call: Call, line: Line): HttpRequest {
  return {
    method: call.route.method,
    url: addressOf(line.base, call.route, call.address),
    headers: {
      accept: 'application/json, */*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'docextract',
      ...(line.auth === 'bearer'
        ? {authorization: `Bearer ${line.apiKey}`}
        : {[headers.apiKey]: line.apiKey}),
      ...(call.idempotencyKey !== undefined && {[headers.idempotencyKey]: call.idempotencyKey}),
      ...call.headers,
    },
    replyMs: line.replyMs,
    maxReplyBytes: call.maxReplyBytes ?? maxReplyBytes,
    dispatcher: line.dispatcher,
    ...(call.body && {body: call.body}),
    ...(call.sink && {sink: call.sink}),
    ...(call.overflow && {overflow: call.overflow}),
    ...(call.signal && {signal: call.signal}),
    ...(call.onSent && {onSent: call.onSent}),
  };
}

/** Far above any single document's fields; results of large jobs have a limit of their own. */
const maxReplyBytes = 32 * 1024 * 1024;

async function listen(reply: Reply, line: Line): Promise<void> {
  if (reply.headers[headers.idempotencySupported] === 'true') line.repeatable = true;
  await heed(line.limiter, readRateLimit(reply.headers, line.clock.now()));
}

/**
 * Whether the service answers a repetition under the same idempotency key only once. One that has not answered anything
 * yet is asked with a free request.
 */
export async function honoursKeys(
  line: Line,
  {signal, stop}: Pick<Call, 'signal' | 'stop'> = {},
): Promise<boolean> {
  if (line.repeatable === undefined && !signal?.aborted) await ask(line, {signal, stop});
  return line.repeatable === true;
}

/** The question matters, and is asked, only where the outcome would be given up as unknown otherwise. */
async function mayRepeat(attempted: Attempted, call: Call, line: Line): Promise<boolean> {
  const strict = judge(attempted, {paid: call.route.paid, repeatable: false, mayBeBilled: false});
  return strict.next === 'unknown' && (await honoursKeys(line, call));
}

async function ask(
  line: Line,
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
    await perform(question, line);
  } catch (error) {
    // A refusal is an answer, its headers have been read. Without an answer the question stays open.
    if (!(error instanceof DocextractError)) throw error;
    if (error.status === undefined) return;
  }
  line.repeatable ??= false;
}
