import type {AttemptResult} from './attempt-result.js';

/** Recent health of an endpoint. */
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
/** First pause after a failure, doubled with each further one. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** An endpoint that asks for a pause by `Retry-After` gets it, within reason. */
const longestAskedMs = 3_600_000;

/** Health of an endpoint before its first attempt. */
export function untriedHealth(): EndpointHealth {
  return {tried: false, failures: 0, proven: false, pausedUntil: 0};
}

/** Health after another attempt. */
export function healthAfter(
  before: EndpointHealth,
  {status, durationMs, retryAfterMs}: AttemptResult,
  now: number,
): EndpointHealth {
  // A refusal of one message still shows that the endpoint is up.
  const isAnswer = status !== undefined && status < 500 && status !== 429;
  if (isAnswer) return {tried: true, failures: 0, proven: durationMs < soonMs, pausedUntil: now};
  const failures = before.failures + 1;
  const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  const askedMs = Math.min(retryAfterMs ?? 0, longestAskedMs);
  return {tried: true, failures, proven: false, pausedUntil: now + Math.max(pauseMs, askedMs)};
}

/** Longer pauses were begun before the clock was put back. */
export function isPaused({pausedUntil}: EndpointHealth, now: number): boolean {
  return pausedUntil > now && pausedUntil <= now + longestAskedMs;
}
