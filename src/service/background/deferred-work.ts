import type {ServiceContext} from '../context/context.js';
import {retryUntilRecorded} from './work-loop.js';

/** Runs work to completion after its request was aborted. */
export interface DeferredWork {
  /** Runs the action, retrying until the database accepts it. */
  do: (action: () => Promise<unknown>) => void;
  /** Stops retrying; the next start recovers what is left. */
  stop(): Promise<void>;
}

/** Makes the runner of deferred work. `do` returns at once; a failure is logged and tried again after `pollMs`. */
export function createDeferredWork({settings, log}: Pick<ServiceContext, 'settings' | 'log'>): DeferredWork {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    do: (action) => {
      const done = retryUntilRecorded(action, {
        retryMs: settings.pollMs,
        log,
        signal: stopping.signal,
      })
        .then(() => undefined)
        .catch((error: unknown) => log.error({err: error}, 'something could not be put in order'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
