// background: loops and timers for work that no request waits for.

import {setTimeout as delay} from 'node:timers/promises';
import type {ServiceContext} from '../context/context.js';

/** Looks for work when woken, and at intervals; never concurrently. */
export interface WorkLoop {
  /** Looks for work now. */
  wake: () => void;
  /** Tracks a piece of work; when it ends, looks for more. */
  track(work: Promise<void>): void;
  isWorking: () => boolean;
  /** Aborted when no new work may start. */
  stopping: AbortSignal;
  /** Aborted when running work is no longer waited for. */
  givingUp: AbortSignal;
  /** Stops looking. Running work and `others` get the grace time; then `giveUp` must end them. */
  stop(graceMs: number, giveUp: () => void, others?: Promise<unknown>): Promise<void>;
}

interface LoopOptions extends Pick<ServiceContext, 'log'> {
  look: () => Promise<void>;
  pollMs: number;
  /** Time without a successful look after which the loop counts as dead. */
  deadAfterMs: number;
  /** Called when a piece of work has ended. */
  onEnd?: () => void;
}

/** Makes a loop that calls `look` when woken and every `pollMs` milliseconds. It begins with the first `wake`. */
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
 * Records finished work, retrying while the database is unavailable. When the signal aborts, it stays unrecorded, and
 * the next start repeats the work.
 */
export async function retryUntilRecorded<Recorded>(
  action: () => Promise<Recorded>,
  {retryMs, log, signal}: {retryMs: number; log: ServiceContext['log']; signal: AbortSignal},
): Promise<Recorded> {
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
