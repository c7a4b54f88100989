/** Whether the service accepted a request, throttled it, or neither is known. */
export type Acceptance = 'accepted' | 'throttled' | 'unknown';

/** Limits concurrent paid requests. */
export interface ConcurrencyWindow {
  /** Resolves with a release function when a request may be sent. Rejects when it has to wait and the signal aborts. */
  enter: (signal?: AbortSignal) => Promise<(acceptance: Acceptance) => void>;
  /** Current limit; `Infinity` until the service throttles. */
  now: () => number;
}

/**
 * Adapts to the service: halves when throttled, adds one when a full window was accepted (additive increase,
 * multiplicative decrease).
 */
export function createConcurrencyWindow(): ConcurrencyWindow {
  let limit = Infinity;
  let inside = 0;
  let acceptedInARow = 0;
  /** Incremented at each halving: requests sent before it are ignored. */
  let round = 0;
  const waiting: (() => void)[] = [];

  const admitWaiting = () => {
    while (inside < limit && waiting.length > 0) {
      inside++;
      waiting.shift()!();
    }
  };
  const learn = (acceptance: Acceptance, sentInRound: number) => {
    if (acceptance === 'throttled' && sentInRound === round) {
      limit = Math.max(1, Math.floor(Math.min(limit, inside) / 2));
      acceptedInARow = 0;
      round++;
    } else if (acceptance === 'accepted' && ++acceptedInARow >= limit) {
      limit++;
      acceptedInARow = 0;
    }
  };
  return {
    async enter(signal) {
      if (inside < limit && waiting.length === 0) inside++;
      else await inLine(waiting, signal);
      const sentInRound = round;
      return (acceptance) => {
        learn(acceptance, sentInRound);
        inside--;
        admitWaiting();
      };
    },
    now: () => limit,
  };
}

async function inLine(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal!.reason as Error);
    };
    const enter = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    signal?.addEventListener('abort', giveUp, {once: true});
    waiting.push(enter);
  });
}
