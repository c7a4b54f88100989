import type {ExitCode} from './exit.js';
import type {Io} from './io.js';
import {createSink, type Sink} from './sink.js';

/** What a command gets besides its options. */
export interface Context {
  io: Io;
  /** stdout: data only. */
  out: Sink;
  /** stderr: everything else. */
  err: Sink;
  /** What the process ends with; a command sets it when it has run. */
  exitCode: ExitCode;
}

export function createContext(io: Io): Context {
  return {io, out: createSink(io.stdout), err: createSink(io.stderr), exitCode: 0};
}
