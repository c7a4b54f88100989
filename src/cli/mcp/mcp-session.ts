import {setMaxListeners} from 'node:events';
import type {BatchContext} from '../../batch/run/batch-context.js';
import type {Tell} from '../../batch/model/batch-events.js';
import type {ConnectionOptions} from '../options/shared-flags.js';
import {withBatchContext} from '../run/open-batch-context.js';
import {withConnection} from '../service/connection.js';
import type {Context} from '../terminal/context.js';

/** What a call adds to the session's batch context. */
export interface CallHooks {
  tell: Tell;
  /** Aborted when the call is cancelled: nothing new starts, what is being sent lands. */
  stop: AbortSignal;
}

/**
 * One connection and one ledger for all calls of a server. They are opened by the first call that needs them, and stay
 * open, so that jobs of the built-in service go on between calls.
 */
export interface Session {
  /** Runs a call with a batch context of its own. Throws what opening throws; the next call tries again. */
  run<Result>(hooks: CallHooks, act: (batch: BatchContext) => Promise<Result>): Promise<Result>;
  /** Waits until all is closed. */
  close(): Promise<void>;
}

/** A session without a connection yet; the first `run` opens it. */
export function createSession(options: ConnectionOptions, context: Context): Session {
  const closing = new AbortController();
  /** One listener for each call under way; all of them receive the events of waits for the service. */
  const listeners = new Set<Tell>();
  let opened: Promise<BatchContext> | undefined;
  let running: Promise<void> | undefined;

  const open = (): Promise<BatchContext> =>
    new Promise((resolve, reject) => {
      running = withConnection(options, context, (connection) =>
        withBatchContext(
          connection,
          {
            context,
            tell: (event) => listeners.forEach((tell) => tell(event)),
            stop: connection.stop,
          },
          (batch) => {
            resolve(batch);
            return aborted(closing.signal);
          },
        ),
      ).catch((error: unknown) => {
        opened = undefined;
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    });

  return {
    async run({tell, stop}, act) {
      opened ??= open();
      const batch = await opened;
      const signals = [batch.stop, stop].filter((signal) => signal !== undefined);
      const either = AbortSignal.any(signals);
      // Each document under way listens to it; Node warns of more than ten.
      setMaxListeners(0, either, ...signals);
      listeners.add(tell);
      try {
        return await act({...batch, tell, stop: either});
      } finally {
        listeners.delete(tell);
      }
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), {once: true});
  });
}
