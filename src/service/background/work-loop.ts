// background: loops and timers for work that no request waits for.

import {setTimeout as delay} from 'node:timers/promises';
import type {ServiceContext} from '../context/context.js';

/** Looks for work when it is woken, and otherwise from time to time; never twice at once. */
export interface WorkLoop {
  /** Looks now rather than at the next tick. */
  wake: () => void;
  /** Sees a piece of work through; when it has ended there is a look for more. */
  track(work: Promise<void>): void;
  isWorking: () => boolean;
  /** Aborted when nothing new is to be taken on. */
  stopping: AbortSignal;
  /** Aborted when what is under way is not waited for any longer. */
  givingUp: AbortSignal;
  /** No more looks. What is under way, and `others`, may finish for so long; then `giveUp` must make it end. */
  stop(graceMs: number, giveUp: () => void, others?: Promise<unknown>): Promise<void>;
}

interface LoopOptions extends Pick<ServiceContext, 'log'> {
  look: () => Promise<void>;
  pollMs: number;
  /** Without a look that succeeded for so long the loop is dead. */
  deadAfterMs: number;
  /** Called when a piece of work has ended. */
  onEnd?: () => void;
}

export function createWorkLoop({look, pollMs, deadAfterMs, log, onEnd}: LoopOptions): WorkLoop {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const givingUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let lookAgain = false;
  let lastLook = performance.now();

  const lookRound = async (): Promise<void> => {
    if (looking || stopping.signal.aborted) {
      lookAgain = true;
      return;
    }
    looking = true;
    clearTimeout(timer);
    try {
      do {
        lookAgain = false;
        await look();
      } while (lookAgain && !stopping.signal.aborted);
      lastLook = performance.now();
    } catch (error) {
      log.error({err: error}, 'looking for work failed');
    }
    looking = false;
    if (!stopping.signal.aborted) timer = setTimeout(wake, pollMs);
  };
  const wake = (): void => void lookRound();
  return {
    wake,
    track: (work) => {
      const tracked = work
        .catch((error: unknown) => log.error({err: error}, 'work failed'))
        .finally(() => {
          underWay.delete(tracked);
          onEnd?.();
          wake();
        });
      underWay.add(tracked);
    },
    isWorking: () => !stopping.signal.aborted && performance.now() - lastLook < deadAfterMs,
    stopping: stopping.signal,
    givingUp: givingUp.signal,
    stop: async (graceMs, giveUp, others) => {
      stopping.abort();
      clearTimeout(timer);
      const grace = new AbortController();
      const patience = delay(graceMs, undefined, {signal: grace.signal}).catch(() => undefined);
      await Promise.race([Promise.all([...underWay, others]), patience]);
      grace.abort();
      givingUp.abort();
      giveUp();
      await Promise.all(underWay);
    },
  };
}

/**
 * Work that is done is recorded, however long the database is not to be had; it is nobody else's meanwhile. When the
 * signal is aborted it is left unrecorded, for the next start to find undone.
 */
export async function retryUntilRecorded(
  action: () => Promise<boolean>,
  {retryMs, log, signal}: {retryMs: number; log: ServiceContext['log']; signal: AbortSignal},
): Promise<boolean> {
  for (;;) {
    try {
      return await action();
    } catch (error) {
      log.error({err: error}, 'a result could not be recorded');
      if (signal.aborted) throw error;
      await delay(retryMs, undefined, {signal}).catch(() => undefined);
    }
  }
}
