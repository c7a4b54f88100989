// terminal: streams, prompts, colours, text layout and exit codes.

import type {ExitCode} from './exit-codes.js';
import type {Io} from '../io.js';
import {terminalSafe} from './printable.js';
import {createSink, type Sink} from './sink.js';

/** Context of a command. */
export interface Context {
  io: Io;
  /** The command line as given, without the name of the program. */
  argv: readonly string[];
  /** stdout: data only. */
  out: Sink;
  /** stderr: everything else. */
  err: Sink;
  /** Exit code of the process; set by the command. */
  exitCode: ExitCode;
}

/** The context of a command line. What goes to stderr is made safe for a terminal. */
export function createContext(io: Io, argv: readonly string[]): Context {
  let err: Sink | undefined;
  return {
    io,
    argv,
    out: createSink(io.stdout),
    // Opened on use: most commands say nothing there, and to open a pipe loads sockets.
    get err() {
      return (err ??= createSink(io.stderr, terminalSafe));
    },
    exitCode: 0,
  };
}
