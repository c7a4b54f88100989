import type {FastifyReply} from 'fastify';
import {DocextractError} from '../contract/errors.js';
import type {ApiKey} from '../storage/keys.js';
import type {ServiceContext} from './context.js';

/** Counts a request of a key and tells the caller how it stands; over the limit it throws `rate_limited`. */
export async function limitRate(
  {storage, settings}: Pick<ServiceContext, 'storage' | 'settings'>,
  key: ApiKey,
  reply: FastifyReply,
): Promise<void> {
  const {number, resetMs} = await storage.requests.count(key.id, settings.rateWindowMs);
  const limit = key.requestsPerWindow ?? settings.requestsPerWindow;
  const remaining = Math.max(0, limit - number);
  const resetSeconds = Math.ceil(resetMs / 1000);
  void reply.headers({
    'ratelimit-policy': `"default";q=${limit};w=${Math.round(settings.rateWindowMs / 1000)}`,
    ratelimit: `"default";r=${remaining};t=${resetSeconds}`,
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': resetSeconds,
  });
  if (number <= limit) return;
  throw new DocextractError('rate_limited', `This key may make ${limit} requests a minute.`, {
    retryAfterSeconds: resetSeconds,
    hint: `Wait ${resetSeconds} s.`,
  });
}
