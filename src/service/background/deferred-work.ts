import type {ServiceContext} from '../context/context.js';
import {retryUntilRecorded} from './work-loop.js';

/** For what must come to be although nobody waits for it any more. */
export interface DeferredWork {
  /** Does it now, and again until the database lets it be done. */
  do: (action: () => Promise<unknown>) => void;
  /** What is not done by now is for the next start to find. */
  stop(): Promise<void>;
}

export function createDeferredWork({settings, log}: Pick<ServiceContext, 'settings' | 'log'>): DeferredWork {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    do: (action) => {
      const done = retryUntilRecorded(() => action().then(() => true), {
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
