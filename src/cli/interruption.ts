import type {Io, StopSignal} from './io.js';

/** How a command is asked to end: once, to start nothing new; twice, at once. */
export interface Interruption {
  /** Fires at the first Ctrl-C or SIGTERM: what is under way may land. */
  stop: AbortSignal;
  /** Fires at the second. */
  abort: AbortSignal;
  /** What was received first. */
  received(): StopSignal | undefined;
  /** Gives the signals back to the system. */
  release(): void;
}

/** Listens to Ctrl-C and SIGTERM; `onFirst` tells people what is waited for. */
export function listenForInterruption(
  io: Io,
  onFirst: (signal: StopSignal) => void = () => undefined,
): Interruption {
  const [stop, abort] = [new AbortController(), new AbortController()];
  let first: StopSignal | undefined;
  const release = io.onSignal((signal) => {
    if (first !== undefined) {
      // Should that not help, a third ends the process as if nobody listened.
      release();
      return abort.abort();
    }
    first = signal;
    onFirst(signal);
    stop.abort();
  });
  return {stop: stop.signal, abort: abort.signal, received: () => first, release};
}

export function exitCodeOfSignal(signal: StopSignal): 130 | 143 {
  return signal === 'SIGINT' ? 130 : 143;
}
