import type {Failure} from '../model/outcome.js';
import type {HotFolderContext} from './hot-folder-options.js';

/** Waits between rounds, for obstacles that pass by themselves. */
export interface RetryPause {
  /** Nothing is sent for a while, longer each time in a row. */
  pause(failure: Failure): void;
  isPaused(): boolean;
  /** Why nothing is sent at the moment. */
  reason(): Failure | undefined;
  /** The folder can be looked into. */
  seen(): void;
  /** A round came through. */
  worked(): void;
  /** Any round ever did: what is in the way now was not always. */
  hasWorked(): boolean;
}

const longestPauseMs = 5 * 60_000;

export function createRetryPause(
  {now, tell}: Pick<HotFolderContext, 'now' | 'tell'>,
  firstPauseMs = 5000,
): RetryPause {
  let pauseMs = firstPauseMs;
  let untilMs = 0;
  let failure: Failure | undefined;
  let hasWorked = false;
  const isPaused = () => now() < untilMs;
  const over = () => ([pauseMs, failure] = [firstPauseMs, undefined]);
  return {
    pause(because) {
      if (isPaused()) return;
      failure = because;
      untilMs = now() + pauseMs;
      tell({type: 'paused', wait_ms: pauseMs, code: because.code, message: because.message});
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    },
    isPaused,
    reason: () => failure,
    seen: () => void (failure?.code === 'cannot_read' && over()),
    worked() {
      hasWorked = true;
      over();
    },
    hasWorked: () => hasWorked,
  };
}
