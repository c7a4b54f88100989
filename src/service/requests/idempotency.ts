import {createHash} from 'node:crypto';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {headers} from '../../contract/routes.js';
import type {ReplyKey, ReplyRecord} from '../../storage/jobs/idempotent-replies.js';
import type {Received} from '../body/received.js';
import type {ServiceContext} from '../context/context.js';

export interface StoredAnswer {
  status: number;
  body: unknown;
  /** Reference of held credits to spend with this answer. */
  charge?: string;
}

type Fingerprinted = Pick<Received, 'fields'> & {document: {sha256: string} | undefined};

interface Paid {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The operation and its inputs: requests with equal ones are the same. */
  received: Fingerprinted;
  /**
   * Runs the request after checks that may change between repetitions: a stored answer is repeated even when the
   * request would now be refused. With a key, it may store its answer in its own transaction and report that; then a
   * crash leaves both or neither.
   */
  act: (remember: ReplyKey | undefined) => Promise<StoredAnswer & {remembered?: boolean}>;
}

/**
 * Answers a paid request once per `Idempotency-Key`: the same request gets the same answer, a different one under the
 * same key is refused. Transient failures are not stored, so a retry runs again.
 */
export async function answerOnce(context: ServiceContext, paid: Paid): Promise<FastifyReply> {
  return send(paid.reply, await onceAnswered(context, paid));
}

/** The answer, for those who send it themselves; headers are set. */
export async function onceAnswered(
  context: ServiceContext,
  paid: Paid,
): Promise<Pick<StoredAnswer, 'status' | 'body'>> {
  const {request, reply, received, act} = paid;
  const key = keyOf(request);
  if (key === undefined) return answerUnkeyed(context, paid);
  const claim = await context.storage.replies.claim(key, fingerprintOf(request, received));
  if (claim.state === 'answered') {
    void reply.header(headers.idempotencyReplayed, 'true');
    return claim;
  }
  if (claim.state === 'mismatch') throw mismatch(key);
  if (claim.state === 'in_flight') throw inFlight(key);
  const {replies} = context.storage;
  const answer = await act(key).catch(async (error: unknown) => {
    await withDeferredRetry(context, () => replies.forget(key));
    throw error;
  });
  if (answer.remembered !== true)
    await recordAnswer(context, answer, () => replies.finish(recordOf(key, answer), answer.charge), key);
  return tell(context, paid, answer);
}

async function answerUnkeyed(context: ServiceContext, paid: Paid): Promise<StoredAnswer> {
  const answer = await paid.act(undefined);
  const {charge} = answer;
  if (charge !== undefined) await recordAnswer(context, answer, () => context.storage.credits.spend(charge));
  return tell(context, paid, answer);
}

/** An answer that cannot be stored is neither sent nor paid, and waiting repetitions are released. */
async function recordAnswer(
  context: ServiceContext,
  {charge}: StoredAnswer,
  record: () => Promise<void>,
  key?: ReplyKey,
): Promise<void> {
  const {storage, at} = context;
  at('request.read');
  try {
    await record();
  } catch (error) {
    if (charge !== undefined) await withDeferredRetry(context, () => storage.credits.giveBack(charge));
    if (key !== undefined) await withDeferredRetry(context, () => storage.replies.forget(key));
    throw error;
  }
  at('request.answered');
}

/** Runs an action now, so that the next request sees it; a failure is retried in the background. */
export async function withDeferredRetry(
  {runToCompletion}: ServiceContext,
  action: () => Promise<void>,
): Promise<void> {
  await action().catch(() => runToCompletion(action));
}

/** The answer is given even when the balance cannot be read. */
async function tell(context: ServiceContext, paid: Paid, answer: StoredAnswer): Promise<StoredAnswer> {
  await tellBalance(context, paid).catch((error: unknown) => {
    paid.request.log.warn({err: error}, 'the balance could not be told');
  });
  return answer;
}

async function tellBalance({storage}: ServiceContext, {request, reply}: Paid): Promise<void> {
  const {unlimited, balance} = await storage.credits.show(request.apiKey.account);
  if (!unlimited) void reply.header(headers.creditsBalance, balance);
}

/** The record of an answer, without the charge for it, as the store of idempotent replies keeps it. */
export function recordOf(key: ReplyKey, {status, body}: StoredAnswer): ReplyRecord {
  return {...key, status, body};
}

function send(reply: FastifyReply, {status, body}: Pick<StoredAnswer, 'status' | 'body'>): FastifyReply {
  return reply.code(status).send(body);
}

function keyOf(request: FastifyRequest): ReplyKey | undefined {
  const given = request.headers[headers.idempotencyKey];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && given.length >= 1 && given.length <= 255)
    return {account: request.apiKey.account, idempotencyKey: given};
  throw new DocextractError('invalid_request', 'Idempotency-Key must have 1 to 255 characters.');
}

function fingerprintOf(request: FastifyRequest, {fields, document}: Fingerprinted): string {
  // The route's path, since one operation may have several URLs.
  const operation = request.routeOptions.url?.replace(/^\/v1(?=\/)/, '');
  const sorted = Object.entries({...(request.query as object), ...fields}).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const all = [operation, request.headers[headers.staticValues], sorted, document?.sha256];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

function mismatch({idempotencyKey}: ReplyKey): DocextractError {
  return new DocextractError(
    'idempotency_mismatch',
    `The idempotency key ${idempotencyKey} was used with another request.`,
    {hint: 'Use a new key for a new request.'},
  );
}

function inFlight({idempotencyKey}: ReplyKey): DocextractError {
  return new DocextractError(
    'in_flight',
    `The request with the idempotency key ${idempotencyKey} is still being answered.`,
    {retryAfterSeconds: 2, hint: 'Send it again in a moment to get the same answer.'},
  );
}
