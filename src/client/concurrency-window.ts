/** What became of a request that was sent: whether the service took it, asked for fewer, or neither can be said. */
export type Acceptance = 'taken' | 'throttled' | 'untold';

/** How many paid requests go on at once. */
export interface ConcurrencyWindow {
  /** Resolves when one more may be sent, with what is to be called when it is over. Rejects when it has to wait and the signal aborts. */
  enter: (signal?: AbortSignal) => Promise<(reception: Acceptance) => void>;
  /** As it stands; `Infinity` as long as nobody asked for less. */
  now: () => number;
}

/**
 * Half as many when the service asks for fewer, one more when it has taken as many as go on at once: whatever is asked
 * for by how many, what a service takes is found and kept to, and found anew when it takes more.
 */
export function createConcurrencyWindow(): ConcurrencyWindow {
  let width = Infinity;
  let inside = 0;
  let takenInARow = 0;
  /** Grows with each halving: requests that were sent before it say nothing new. */
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
