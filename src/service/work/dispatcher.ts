import {setTimeout as delay} from 'node:timers/promises';
import type {ClaimedArchive} from '../../storage/archives.js';
import type {ServiceContext} from '../context.js';
import {runArchive} from '../unzip/run-archive.js';
import {createLoop, insist} from './loop.js';
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

/** `onEnd` is called when a piece of work has ended: there may be something to deliver. */
export function createDispatcher(
  context: Omit<ServiceContext, 'wake'>,
  onEnd: () => void = () => undefined,
): Dispatcher {
  const {storage, pool, settings, log} = context;
  const outages = watchOutages(settings.diskPauseMs);
  let unzipping = false;
  let reading = 0;
  const takeArchive = async (): Promise<void> => {
    if (unzipping) return;
    const archive = await storage.archives.claim();
    if (archive === undefined) return;
    unzipping = true;
    loop.track(unzip(archive).finally(() => (unzipping = false)));
  };
  const unzip = async (archive: ClaimedArchive): Promise<void> => {
    try {
      await runArchive(context, {archive, signal: loop.stopping});
    } catch (error) {
      log.error({err: error, job: archive.jobId}, 'an archive could not be unzipped');
      await delay(settings.diskPauseMs, undefined, {signal: loop.stopping}).catch(() => undefined);
      const release = () => storage.archives.release(archive).then(() => true);
      await insist(release, {retryMs: settings.pollMs, log, signal: loop.givingUp});
    }
  };
  const takeDocuments = async (): Promise<void> => {
    // A worker is free while the last result is being recorded, but a disk that does not answer must not be asked for
    // all that waits.
    while (!loop.stopping.aborted && pool.free() > 0 && reading < 2 * pool.size) {
      const document = await storage.documents.claim();
      if (document === undefined) return;
      reading++;
      loop.track(
        runDocument(context, {document, outages, stopping: loop.stopping, signal: loop.givingUp}).finally(
          () => {
            reading--;
          },
        ),
      );
    }
  };
  const loop = createLoop({
    look: async () => {
      await takeArchive();
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
