// dispatch: claims waiting documents, has them extracted and records the outcome.

import type {ServiceContext} from '../context/context.js';
import {createUnzipper} from '../unzip/unzipper.js';
import {createWorkLoop} from '../background/work-loop.js';
import {watchOutages} from './outages.js';
import {runDocument} from './run-document.js';

/** Takes waiting work from the database and sees it through. */
export interface Dispatcher {
  start(): void;
  /** Looks for work now rather than at the next tick. */
  wake: () => void;
  isWorking(): boolean;
  /**
   * Takes on nothing new, lets what is under way finish for so long, and gives back the rest. The workers serve
   * `requests` too: they are there until those are answered.
   */
  stop(graceMs: number, requests: Promise<unknown>): Promise<void>;
}

/** Documents that may pause after a kill without keeping others from being read: a minute's worth of kills. */
const mostPaused = 64;

/** `onEnd` is called when a piece of work has ended: there may be something to deliver. */
export function createDispatcher(
  context: Omit<ServiceContext, 'wake'>,
  onEnd: () => void = () => undefined,
): Dispatcher {
  const {storage, pool, settings, log} = context;
  const outages = watchOutages(settings.diskPauseMs);
  let [reading, paused] = [0, 0];
  const unzipper = createUnzipper(context, () => loop);
  const takeDocuments = async (): Promise<void> => {
    // A worker is free while the last result is being recorded, but a disk that does not answer must not be asked for
    // all that waits.
    while (!loop.stopping.aborted && pool.roomForJobs() > 0 && reading < 2 * pool.size) {
      const document = await storage.documents.claim();
      if (document === undefined) return;
      reading++;
      // While a document pauses, another one is read in its place; of those that pause there is an end too.
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
