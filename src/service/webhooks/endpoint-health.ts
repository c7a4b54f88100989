import type {AttemptResult} from './attempt.js';

/** How an endpoint has answered of late. */
export interface EndpointHealth {
  /** Whether an attempt has ended. */
  tried: boolean;
  /** Failures one after the other. */
  failures: number;
  /** Whether the latest attempt was answered soon. */
  proven: boolean;
  pausedUntil: number;
}

const soonMs = 3_000;
/** After a failure an endpoint is left alone for so long, doubled with each further one. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** An endpoint that asks for a pause by `Retry-After` gets it, within reason. */
const longestAskedMs = 3_600_000;

export function untriedHealth(): EndpointHealth {
  return {tried: false, failures: 0, proven: false, pausedUntil: 0};
}

/** How it stands after another attempt. */
export function healthAfter(
  before: EndpointHealth,
  {status, durationMs, retryAfterMs}: AttemptResult,
  now: number,
): EndpointHealth {
  // Whoever refuses one message is there, and may take the next.
  const isAnswer = status !== undefined && status < 500 && status !== 429;
  if (isAnswer) return {tried: true, failures: 0, proven: durationMs < soonMs, pausedUntil: now};
  const failures = before.failures + 1;
  const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  const askedMs = Math.min(retryAfterMs ?? 0, longestAskedMs);
  return {tried: true, failures, proven: false, pausedUntil: now + Math.max(pauseMs, askedMs)};
}

/** A pause longer than any was begun before the clock was put back. */
export function isPaused({pausedUntil}: EndpointHealth, now: number): boolean {
  return pausedUntil > now && pausedUntil <= now + longestAskedMs;
}
