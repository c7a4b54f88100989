import type {DeliveryVerdict} from '../../storage/webhooks/deliveries.js';
import {type AttemptResult, isSuccess} from './attempt-result.js';

interface Schedule {
  /** Delays between attempts. */
  delaysMs: readonly number[];
  /** Failed attempts before this one. */
  retries: number;
  now: number;
  /** From 0 to 1. */
  random?: () => number;
}

/** Jitter of up to a tenth, so that deliveries that failed together do not return together. */
const jitter = 0.1;

/**
 * Decides what follows an attempt. Only 2xx is success; anything else is retried, because receivers under repair
 * answer all sorts of things. `Retry-After` can delay the retry, up to the longest pause of the schedule.
 */
export function verdictOf(
  {status, error, retryAfterMs = 0}: AttemptResult,
  {delaysMs, retries, now, random = Math.random}: Schedule,
): DeliveryVerdict {
  if (isSuccess(status)) return {type: 'delivered'};
  if (status === 410) return {type: 'gone'};
  const delayMs = delaysMs[retries];
  if (delayMs === undefined)
    return {type: 'failed', reason: `Given up after ${retries + 1} attempts. ${error ?? ''}`.trim()};
  const pauseMs = delayMs * (1 - jitter + 2 * jitter * random());
  return {
    type: 'retry',
    at: now + Math.round(Math.max(pauseMs, Math.min(retryAfterMs, Math.max(...delaysMs)))),
  };
}
