import type {DeliveryVerdict} from '../../storage/webhooks/deliveries.js';
import {type AttemptResult, isSuccess} from './attempt.js';

interface Schedule {
  /** How long after each failed attempt the next one follows. */
  delaysMs: readonly number[];
  /** Failed attempts before this one. */
  retries: number;
  now: number;
  /** From 0 to 1. */
  random?: () => number;
}

/** Up to a tenth more or less, so that deliveries that failed together do not all come back together. */
const jitter = 0.1;

/**
 * What follows from an attempt. Only 2xx is success; whatever else comes is tried again, because receivers answer all
 * sorts of things while they are being repaired. `Retry-After` can make it later, never sooner, and at the most as late as the
 * longest pause of the schedule.
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
