/** Whether the service accepted a request, throttled it, or neither is known. */
export type Acceptance = 'taken' | 'throttled' | 'untold';

/** Limits concurrent paid requests. */
export interface ConcurrencyWindow {
  /** Resolves with a release function when a request may be sent. Rejects when it has to wait and the signal aborts. */
  enter: (signal?: AbortSignal) => Promise<(reception: Acceptance) => void>;
  /** Current limit; `Infinity` until the service throttles. */
  now: () => number;
}

/**
 * Adapts to the service: halves when throttled, adds one when a full window was accepted (additive increase,
 * multiplicative decrease).
 */
export function createConcurrencyWindow(): ConcurrencyWindow {
  let width = Infinity;
  let inside = 0;
  let takenInARow = 0;
  /** Incremented at each halving: requests sent before it are ignored. */
  let round = 0;
  const waiting: (() => void)[] = [];

  const letIn = () => {
    while (inside < width && waiting.length > 0) {
      inside++;
      waiting.shift()!();
    }
  };
  const learn = (reception: Acceptance, sentInRound: number) => {
    if (reception === 'throttled' && sentInRound === round) {
      width = Math.max(1, Math.floor(Math.min(width, inside) / 2));
      takenInARow = 0;
      round++;
    } else if (reception === 'taken' && ++takenInARow >= width) {
      width++;
      takenInARow = 0;
    }
  };
  return {
    async enter(signal) {
      if (inside < width && waiting.length === 0) inside++;
      else await inLine(waiting, signal);
      const sentInRound = round;
      return (reception) => {
        learn(reception, sentInRound);
        inside--;
        letIn();
      };
    },
    now: () => width,
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
