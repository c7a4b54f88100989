// dispatch: claims waiting documents, has them extracted and records the outcome.

import type {ServiceContext} from '../context/context.js';
import {createUnzipper} from '../unzip/unzipper.js';
import {createWorkLoop} from '../background/work-loop.js';
import {watchOutages} from './outages.js';
import {runDocument} from './run-document.js';

/** Claims waiting work from the database and runs it. */
export interface Dispatcher {
  start(): void;
  /** Looks for work now. */
  wake: () => void;
  isWorking(): boolean;
  /**
   * Starts nothing new, lets running work finish within the grace time, and gives back the rest. Workers also serve
   * `requests`, so they stay until those are answered.
   */
  stop(graceMs: number, requests: Promise<unknown>): Promise<void>;
}

/** Documents that may pause after a worker was killed: a minute's worth of kills. */
const mostPaused = 64;

/** `onEnd` is called when work has ended, since there may be something to deliver. */
export function createDispatcher(
  context: Omit<ServiceContext, 'wake'>,
  onEnd: () => void = () => undefined,
): Dispatcher {
  const {storage, pool, settings, log} = context;
  const outages = watchOutages(settings.diskPauseMs);
  let [reading, paused] = [0, 0];
  const unzipper = createUnzipper(context, () => loop);
  const takeDocuments = async (): Promise<void> => {
    // Workers are free while results are recorded, but a hanging disk must not receive all waiting
    // documents.
    while (!loop.stopping.aborted && pool.roomForJobs() > 0 && reading < 2 * pool.size) {
      const document = await storage.documents.claim();
      if (document === undefined) return;
      reading++;
      // Another document is read while one pauses; the number of pausing ones is limited.
      const whilePaused = async (pause: () => Promise<void>): Promise<void> => {
        if (paused >= mostPaused) return pause();
        reading--;
        paused++;
        loop.wake();
        await pause();
        reading++;
        paused--;
      };
      const controls = {outages, stopping: loop.stopping, signal: loop.givingUp, whilePaused};
      loop.track(
        runDocument(context, {document, ...controls}).finally(() => {
          reading--;
        }),
      );
    }
  };
  const loop = createWorkLoop({
    look: async () => {
      await unzipper.take();
      await takeDocuments();
    },
    pollMs: settings.pollMs,
    deadAfterMs: settings.deadLoopMs,
    log,
    onEnd,
  });
  return {
    start: loop.wake,
    wake: loop.wake,
    isWorking: loop.isWorking,
    stop: (graceMs, requests) => loop.stop(graceMs, () => pool.stop(), requests),
  };
}
