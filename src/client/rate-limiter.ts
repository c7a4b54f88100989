import {limits} from '../contract/limits.js';
import type {RateLimit} from '../contract/rate-limit.js';

/** Keeps all workers of one key within the rate limit: when the service asks one to wait, all wait. */
export interface Limiter {
  /** Resolves when a request may be sent. */
  turn: (signal?: AbortSignal) => Promise<void>;
  /**
   * Pauses sending for `ms` milliseconds, at most one rate window. May be called at any time; resolves when all who
   * share the limiter know.
   */
  pause: (ms: number) => Promise<void>;
}

export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

export interface Clock {
  now: () => number;
  sleep: Sleep;
  /** 0 to 1. */
  random: () => number;
}

/**
 * A limiter in memory, for one process. Requests that resume after a pause are spread at random, so that they do not
 * all start at once.
 */
export function createRateLimiter({now, sleep, random}: Clock): Limiter {
  let openAt = 0;
  return {
    async turn(signal) {
      for (let ms = openAt - now(); ms > 0; ms = openAt - now())
        await sleep(ms + spreadMs * random(), signal);
    },
    pause(ms) {
      openAt = Math.max(openAt, now() + Math.min(ms, limits.rateWindowMs));
      return Promise.resolve();
    },
  };
}

/** Random delay, so that waiting requests do not all resume at once. */
const spreadMs = 250;

/** Pauses when the rate limit is used up, until the next window. */
export async function applyRateLimit(limiter: Limiter, {remaining, resetMs}: RateLimit): Promise<void> {
  if (remaining === 0 && resetMs !== undefined && resetMs > 0) await limiter.pause(resetMs);
}
