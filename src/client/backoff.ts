import {limits} from '../contract/limits.js';
import {readRateLimit, readRetryAfterMs} from '../contract/rate-limit.js';
import type {AttemptResult, Reply} from './attempt.js';
import type {Clock} from './rate-limiter.js';

const firstMs = 500;
const longestMs = 20_000;

/**
 * Milliseconds before the next attempt: what the service asked for, at most one rate window; else exponential backoff
 * with full jitter.
 */
export function backoffMs(
  attempted: AttemptResult,
  {attempts, clock}: {attempts: number; clock: Clock},
): number {
  const told = attempted.kind === 'reply' ? toldMs(attempted.reply, clock.now()) : undefined;
  return told ?? clock.random() * Math.min(longestMs, firstMs * 2 ** (attempts - 1));
}

function toldMs({status, headers}: Reply, nowMs: number): number | undefined {
  const told =
    readRetryAfterMs(headers, nowMs) ?? (status === 429 ? readRateLimit(headers, nowMs).resetMs : undefined);
  return told === undefined ? undefined : Math.min(told, limits.rateWindowMs);
}
