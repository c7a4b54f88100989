import {DocextractError} from '../../../contract/errors.js';

/**
 * Limits on failed sign-ins in a window, from one address and in all. The limit per address allows for a few typing
 * errors; keys cannot be guessed. The limit in all bounds work and memory; it is high, because no user can sign in once
 * it is reached.
 */
const limit = {windowMs: 60_000, perAddress: 10, inAll: 10_000};

export interface SignInThrottle {
  /**
   * Counts an attempt as failed until the returned function says that it succeeded. Throws `rate_limited` when too many
   * have failed.
   */
  attempt(address: string): () => void;
}

/** Makes the counter of failed sign-ins. It is in memory: a restart of the process begins a new window. */
export function createThrottle(clock: () => number): SignInThrottle {
  let window = {endsAt: 0, inAll: 0, byAddress: new Map<string, number>()};
  return {
    attempt: (address) => {
      const now = clock();
      if (now >= window.endsAt) window = {endsAt: now + limit.windowMs, inAll: 0, byAddress: new Map()};
      const counted = window;
      const count = (by: number): void => {
        counted.inAll += by;
        counted.byAddress.set(address, (counted.byAddress.get(address) ?? 0) + by);
      };
      const failed = counted.byAddress.get(address) ?? 0;
      if (counted.inAll >= limit.inAll || failed >= limit.perAddress) throw tooMany(counted.endsAt - now);
      count(1);
      return () => count(-1);
    },
  };
}

function tooMany(waitMs: number): DocextractError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new DocextractError('rate_limited', 'Too many sign-ins have failed.', {
    retryAfterSeconds: seconds,
    hint: `Wait ${seconds} s.`,
  });
}
