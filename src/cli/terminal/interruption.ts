import {setMaxListeners} from 'node:events';
import type {Io, StopSignal} from '../io.js';

/** Interrupts of a command: the first starts nothing new, the second ends at once. */
export interface Interruption {
  /** First Ctrl-C or SIGTERM: running work may finish. */
  stop: AbortSignal;
  /** Second Ctrl-C or SIGTERM. */
  abort: AbortSignal;
  /** The time the command was given is over; that counts as a first Ctrl-C. */
  timeIsUp(): boolean;
  /** What was received first. */
  received(): StopSignal | undefined;
  /** Gives the signals back to the system. */
  release(): void;
}

/** Listens to Ctrl-C and SIGTERM; `onFirst` tells people what is waited for. */
export function listenForInterruption(
  io: Io,
  onFirst: (reason: StopSignal | 'time') => void = () => undefined,
  maxDurationMs?: number,
): Interruption {
  const [stop, abort] = [new AbortController(), new AbortController()];
  // Everything under way listens to them; Node warns of more than ten.
  setMaxListeners(0, stop.signal, abort.signal);
  let first: StopSignal | undefined;
  let timeIsUp = false;
  const timer =
    maxDurationMs === undefined
      ? undefined
      : setTimeout(() => {
          timeIsUp = true;
          onFirst('time');
          stop.abort();
        }, maxDurationMs).unref();
  const release = io.onSignal((signal) => {
    if (first !== undefined) {
      // A third signal then has its default effect and ends the process. Released only after this signal is handled:
      // the spinner restores the cursor on a signal, and ends the process if no other listener is left.
      setImmediate(release);
      return abort.abort();
    }
    first = signal;
    onFirst(signal);
    stop.abort();
  });
  return {
    stop: stop.signal,
    abort: abort.signal,
    timeIsUp: () => timeIsUp,
    received: () => first,
    release: () => {
      clearTimeout(timer);
      release();
    },
  };
}

export function exitCodeOfSignal(signal: StopSignal): 130 | 143 {
  return signal === 'SIGINT' ? 130 : 143;
}
