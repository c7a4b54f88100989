import type {FastifyReply} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import type {Admission} from '../../storage/keys/admissions.js';
import type {Settings} from '../settings/settings.js';

/** Sets the rate limit headers; throws `rate_limited` over the limit. */
export function limitRate(settings: Settings, {key, count}: Admission, reply: FastifyReply): void {
  const limit = key.requestsPerWindow ?? settings.requestsPerWindow;
  const remaining = Math.max(0, limit - count.number);
  const resetSeconds = Math.ceil(count.resetMs / 1000);
  void reply.headers({
    'ratelimit-policy': `"default";q=${limit};w=${Math.round(settings.rateWindowMs / 1000)}`,
    ratelimit: `"default";r=${remaining};t=${resetSeconds}`,
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': resetSeconds,
  });
  if (count.number <= limit) return;
  throw new DocextractError('rate_limited', `This key may make ${limit} requests a minute.`, {
    retryAfterSeconds: resetSeconds,
    hint: `Wait ${resetSeconds} s.`,
  });
}
