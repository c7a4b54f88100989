import type {ServiceContext} from '../context/context.js';

/** Periodic maintenance: heartbeat, recovery of dead processes' work, deletion of expired data. */
export interface Maintenance {
  /**
   * `works`: whether this process also recovers and deletes; a process that only accepts requests just sends
   * heartbeats.
   */
  start(works: boolean): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes the periodic tasks of the service; the timers begin with `start`. A failed task is logged and runs again after
 * its interval.
 */
export function createMaintenance({storage, settings, log, wake}: ServiceContext): Maintenance {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const run = (task: () => Promise<unknown>, what: string): Promise<void> => {
    // A task that takes longer than its interval is not started twice.
    const current = running.get(what);
    if (current !== undefined) return current;
    const begun = task()
      .then(() => undefined)
      .catch((error: unknown) => log.error({err: error}, `${what} failed`))
      .finally(() => running.delete(what));
    running.set(what, begun);
    return begun;
  };
  const every = (ms: number, task: () => Promise<unknown>, what: string): void => {
    timers.add(setInterval(() => void run(task, what), ms));
  };
  const recover = async (): Promise<void> => {
    const found = await storage.recover();
    if (found === 0) return;
    log.info({holders: found}, 'took up the work of processes that have ended');
    wake();
  };
  const endOverdue = async (): Promise<void> => {
    const count = await storage.overdue.end(settings.unfinishedMs);
    if (count > 0) log.error({documents: count}, 'gave up what could not be processed in time');
  };
  return {
    start: async (works) => {
      await storage.holders.self();
      every(settings.beatMs, () => storage.holders.beat(), 'beat');
      every(settings.orphanSweepMs, () => storage.files.sweepTemporary(), 'sweep of temporary files');
      if (!works) return;
      await recover();
      every(settings.beatMs, recover, 'recovery');
      every(settings.sweepMs, () => storage.retention.purge(), 'retention');
      every(settings.sweepMs, () => storage.reviews.endWaits(), 'end of waits for review');
      every(settings.orphanSweepMs, () => storage.retention.removeOrphans(), 'sweep of orphans');
      every(settings.orphanSweepMs, () => storage.holders.sweepOrphanedDirectories(), 'sweep of strays');
      // First runs after one interval, unlike recovery: documents that waited while the service was down are processed
      // before they can be given up.
      every(settings.orphanSweepMs, endOverdue, 'end of what is overdue');
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
