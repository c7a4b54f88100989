import {Readable, Writable} from 'node:stream';
import {createContext, type Context} from '../../src/cli/terminal/context.js';
import type {ExitCode} from '../../src/cli/terminal/exit-codes.js';
import type {Io, StopSignal} from '../../src/cli/io.js';
import {main} from '../../src/cli/main.js';

export interface FakeIo extends Io {
  stdoutText(): string;
  stderrText(): string;
  /** What Ctrl-C or `kill` does. */
  send(signal: StopSignal): void;
}

export interface FakeWorld {
  env?: Record<string, string>;
  cwd?: string;
  stdin?: string | Uint8Array;
  columns?: number;
  /** Somebody looks at stdout and stderr. */
  isTTY?: boolean;
}

/** Streams, environment and signals of a command line that runs inside the test. Nobody is looking: no terminal. */
export function fakeIo({env = {}, cwd = '/nowhere', stdin = '', columns, isTTY}: FakeWorld = {}): FakeIo {
  const [out, err] = [collector({columns, isTTY}), collector({columns, isTTY})];
  const listeners = new Set<(signal: StopSignal) => void>();
  return {
    stdin: Readable.from([Buffer.from(stdin as string)]),
    stdout: out.stream,
    stderr: err.stream,
    env: {HOME: '/nonexistent', ...env},
    cwd,
    execPath: process.execPath,
    platform: 'linux',
    nodeVersion: '22.11.0',
    now: Date.now,
    pid: 1,
    isRunning: (pid) => pid === 1,
    onSignal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stdoutText: out.text,
    stderrText: err.text,
    send: (signal) => [...listeners].forEach((listener) => listener(signal)),
  };
}

export interface Ran {
  exitCode: ExitCode;
  stdout: string;
  stderr: string;
}

/** Runs one command line through `main`. */
export async function run(argv: readonly string[], world: FakeWorld = {}): Promise<Ran> {
  const io = fakeIo(world);
  const exitCode = await main(argv, io);
  return {exitCode, stdout: io.stdoutText(), stderr: io.stderrText()};
}

export function fakeContext(world: FakeWorld = {}): Context & {io: FakeIo} {
  const io = fakeIo(world);
  return {...createContext(io, []), io};
}

function collector(terminal: Pick<FakeWorld, 'columns' | 'isTTY'>) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return {stream: Object.assign(stream, terminal), text: () => Buffer.concat(chunks).toString('utf8')};
}
