import type {ErrorCode} from '../contract/errors.js';
import type {AttemptResult, Reply} from './attempt.js';
import {problemCode} from './reply-error.js';

export interface RequestRisk {
  /** Credits are deducted for the request. */
  paid: boolean;
  /** Whether the service is known to honour idempotency keys: a repetition under the same key does no work twice. */
  repeatable: boolean;
  /** An earlier attempt may have been billed. */
  mayBeBilled: boolean;
}

/**
 * `accept`: success. `refused`: the service said no and would again. `retry`: repeating does no harm.
 * `throttled`: likewise, and everyone has to wait. `busy`: an earlier attempt is still being answered.
 * `unknown`: the request may have been billed and must not be repeated.
 */
export type RetryDecision =
  | {next: 'accept'; reply: Reply}
  | {next: 'refused'; reply: Reply}
  | {next: 'retry' | 'throttled' | 'busy' | 'unknown'; code: ErrorCode; mayBeBilled: boolean};

/** Decides what follows an attempt, for paid requests and for reads. */
export function decideRetry(attempted: AttemptResult, risk: RequestRisk): RetryDecision {
  if (attempted.kind === 'unsent') return {next: 'retry', code: 'unreachable', mayBeBilled: false};
  if (attempted.kind === 'broken') return decideForUnknown(risk);
  const {reply} = attempted;
  if (reply.status >= 200 && reply.status < 300) return {next: 'accept', reply};
  if (reply.status === 429) return {next: 'throttled', code: 'rate_limited', mayBeBilled: false};
  if (reply.status === 503) return {next: 'throttled', code: 'unavailable', mayBeBilled: false};
  if (reply.status === 408 || reply.status >= 500) return decideForUnknown(risk);
  if (risk.paid && problemCode(reply) === 'in_flight')
    return {next: 'busy', code: 'in_flight', mayBeBilled: true};
  if (risk.mayBeBilled && !knowsEarlierAttempts(reply))
    return {next: 'unknown', code: 'unknown_outcome', mayBeBilled: true};
  return {next: 'refused', reply};
}

/**
 * Whether a refusal also covers earlier attempts: it comes from the service after it looked for an earlier request
 * under the key. Proxies know nothing of those, and 401 and 403 come before that check.
 */
function knowsEarlierAttempts(reply: Reply): boolean {
  return problemCode(reply) !== undefined && reply.status !== 401 && reply.status !== 403;
}

function decideForUnknown({paid, repeatable}: RequestRisk): RetryDecision {
  if (!paid) return {next: 'retry', code: 'read_failed', mayBeBilled: false};
  return {next: repeatable ? 'retry' : 'unknown', code: 'unknown_outcome', mayBeBilled: true};
}
