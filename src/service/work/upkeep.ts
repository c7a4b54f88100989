import type {ServiceContext} from '../context.js';

/** What must happen from time to time: say that we live, take up what the dead left, delete what has expired. */
export interface Upkeep {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createUpkeep({storage, settings, log, wake}: ServiceContext): Upkeep {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const every = (ms: number, task: () => Promise<unknown>, what: string): void => {
    const timer = setInterval(() => {
      const run = task()
        .then(() => undefined)
        .catch((error: unknown) => log.error({err: error}, `${what} failed`))
        .finally(() => running.delete(run));
      running.add(run);
    }, ms);
    timers.add(timer);
  };
  const recover = async (): Promise<void> => {
    const found = await storage.recover();
    if (found === 0) return;
    log.info({holders: found}, 'took up the work of processes that have ended');
    wake();
  };
  return {
    start: async () => {
      await storage.holders.self();
      await recover();
      every(settings.beatMs, () => storage.holders.beat().then(recover), 'recovery');
      every(settings.sweepMs, () => storage.retention.purge(), 'retention');
      every(settings.orphanSweepMs, () => storage.retention.removeOrphans(), 'sweep of orphans');
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
