import type {FastifyReply} from 'fastify';
import {DocextractError} from '../contract/errors.js';
import type {ApiKey} from '../storage/keys.js';
import type {Settings} from './settings.js';

/** Counts a request of a key and tells the caller how it stands; over the limit it throws `rate_limited`. */
export type RateLimiter = (key: ApiKey, reply: FastifyReply) => void;

/** A window begins with a key's first request in it. `now` only ever grows: a clock that jumps opens no window. */
export function createRateLimiter(
  settings: Settings,
  now: () => number = () => performance.now(),
): RateLimiter {
  const windows = new Map<string, {endsAt: number; count: number}>();
  return (key, reply) => {
    const time = now();
    let window = windows.get(key.id);
    if (window === undefined || window.endsAt <= time) {
      forgetEnded(windows, time);
      window = {endsAt: time + settings.rateWindowMs, count: 0};
      windows.set(key.id, window);
    }
    const limit = key.requestsPerWindow ?? settings.requestsPerWindow;
    window.count++;
    const remaining = Math.max(0, limit - window.count);
    const resetSeconds = Math.ceil((window.endsAt - time) / 1000);
    void reply.headers({
      'ratelimit-policy': `"default";q=${limit};w=${Math.round(settings.rateWindowMs / 1000)}`,
      ratelimit: `"default";r=${remaining};t=${resetSeconds}`,
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': resetSeconds,
    });
    if (window.count <= limit) return;
    throw new DocextractError('rate_limited', `This key may make ${limit} requests a minute.`, {
      retryAfterSeconds: resetSeconds,
      hint: `Wait ${resetSeconds} s.`,
    });
  };
}

function forgetEnded(windows: Map<string, {endsAt: number}>, time: number): void {
  for (const [id, {endsAt}] of windows) if (endsAt <= time) windows.delete(id);
}
