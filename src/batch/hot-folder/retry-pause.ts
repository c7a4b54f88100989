import type {Failure} from '../model/outcome.js';
import type {HotFolderContext} from './hot-folder-options.js';

/** Pauses between rounds after transient failures, such as a service that is down. */
export interface RetryPause {
  /** Starts a pause, longer for each failure in a row. */
  pause(failure: Failure): void;
  isPaused(): boolean;
  /** The failure that caused the current pause. */
  reason(): Failure | undefined;
  /** The folder was read: ends a pause caused by `cannot_read`. */
  seen(): void;
  /** A round succeeded: ends the pause. */
  worked(): void;
  /** Whether any round has succeeded yet. */
  hasWorked(): boolean;
}

const longestPauseMs = 5 * 60_000;

/** No pause at first. Each failure in a row doubles the pause, up to `longestPauseMs`, and emits `paused`. */
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
