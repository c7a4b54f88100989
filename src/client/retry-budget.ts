import type {Clock} from './rate-limiter.js';
import type {RetryDecision} from './retry-decision.js';

/** What the attempts of one call may use up. */
export interface RetryBudget {
  /** Counts the decision, and says whether no further attempt may follow it. */
  isSpentBy: (decision: RetryDecision) => boolean;
}

export interface RetryLimits {
  retries: number;
  /** The user chose the number of retries: then waits on request of the service count as well. */
  countsWaits: boolean;
  /** Time for which the service may ask to wait, in milliseconds. */
  throttleMs: number;
  clock: Clock;
  /** No retries. */
  once: boolean;
}

/**
 * Counts failures. Waits on request of the service count only where the user chose the number, but their time is
 * always limited.
 */
export function createRetryBudget({retries, countsWaits, throttleMs, clock, once}: RetryLimits): RetryBudget {
  const started = clock.now();
  let failures = 0;
  return {
    isSpentBy(decision) {
      const waits =
        decision.next === 'busy' || (decision.next === 'throttled' && decision.code === 'rate_limited');
      if (!waits || countsWaits) failures++;
      return once || retries === 0 || failures > retries || (waits && clock.now() - started >= throttleMs);
    },
  };
}
