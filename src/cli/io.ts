import process from 'node:process';
import {systemCodeOf} from '../contract/errors.js';
import type {Readable, Writable} from 'node:stream';

export type Output = Writable & {readonly isTTY?: boolean; readonly columns?: number};
export type Input = Readable & {readonly isTTY?: boolean};
export type StopSignal = 'SIGINT' | 'SIGTERM';

/** What of the process settings, services and ledgers need: no streams, no signals. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Of this Node.js, absolute. */
  execPath: string;
  platform: NodeJS.Platform;
  /** Without a `v`: `22.11.0`. */
  nodeVersion: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The id of this process. */
  pid: number;
  /** Whether there is a process with this id. */
  isRunning: (pid: number) => boolean;
}

/** The command line's interface to the outside world. */
export interface Io extends Surroundings {
  stdin: Input;
  stdout: Output;
  stderr: Output;
  /** Calls `listener` on every Ctrl-C and SIGTERM, which then no longer end the process, until the returned function is called. */
  onSignal(listener: (signal: StopSignal) => void): () => void;
}

/** The interface to the real process. Its streams are opened on first use. */
export function systemIo(): Io {
  let stdout: Output | undefined;
  let stderr: Output | undefined;
  return {
    // Opened on use: few commands read, and most say nothing on stderr.
    get stdin() {
      return process.stdin;
    },
    get stdout() {
      return (stdout ??= withKnownColumns(process.stdout));
    },
    get stderr() {
      return (stderr ??= withKnownColumns(process.stderr));
    },
    ...surroundings(),
    onSignal,
  };
}

/** Of this process, read anew; opens nothing and listens to nothing. */
export function surroundings(): Surroundings {
  return {
    env: process.env,
    cwd: process.cwd(),
    execPath: process.execPath,
    platform: process.platform,
    nodeVersion: process.versions.node,
    now: Date.now,
    pid: process.pid,
    isRunning,
  };
}

/** Columns of a terminal of unknown size. */
const usualColumns = 80;

/** Terminals without a size (a bare pty, some CI) report 0 columns, which must not be divided by. */
function withKnownColumns<Stream extends Output & {columns?: number}>(stream: Stream): Stream {
  const mend = () => {
    if (stream.columns === 0) stream.columns = usualColumns;
  };
  mend();
  return stream.on('resize', mend);
}

function onSignal(listener: (signal: StopSignal) => void): () => void {
  process.on('SIGINT', listener);
  process.on('SIGTERM', listener);
  return () => {
    process.off('SIGINT', listener);
    process.off('SIGTERM', listener);
  };
}

/** Signal 0 only checks; EPERM means that another user's process exists. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCodeOf(error) === 'EPERM';
  }
}
