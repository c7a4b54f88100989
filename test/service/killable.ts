import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {storageEnvironment} from '../helpers/files.js';

export interface Ending {
  /** As storage and the service name them. */
  moment: string;
  /** Absent: at that very moment. */
  afterMs?: number;
  /** SIGKILL unless given; SIGSTOP freezes it. */
  signal?: NodeJS.Signals;
}

export interface KillableOptions {
  /** Folder with another version of the project, built; it is started with the program of that version. */
  version?: URL;
  ending?: Ending;
  /** Level of what is told on stderr; nothing by default. */
  log?: string;
  settings?: Record<string, unknown>;
  open?: Record<string, unknown>;
  workers?: Record<string, unknown>;
  /** Health and metrics only, as a worker has. */
  answers?: 'health';
  /** Its time is that of the database, which is not this machine's by chance. */
  serverClock?: boolean;
  /** How wrong the clock of its machine is. */
  clockAheadMs?: number;
  /** Killed so long after its process was started, whether it listens by then or not. */
  killAfterMs?: number;
}

/** A service in a process of its own that may end at any time. */
export interface Killable {
  /** `undefined`: it ended before it listened. */
  url: string | undefined;
  child: ChildProcess;
  /** The signal that ended it, `null` when it ended well. */
  ended: Promise<NodeJS.Signals | null>;
  tell: (message: object) => Promise<void>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
}

const thisVersion = new URL('../../', import.meta.url);
const shiftClock = new URL('programs/shift-clock.mjs', import.meta.url);

export async function startKillable(dataDir: string, options: KillableOptions = {}): Promise<Killable> {
  const {version = thisVersion, killAfterMs, clockAheadMs = 0} = options;
  const program = new URL('test/service/programs/end-at.mjs', version);
  const child = fork(program, [dataDir, JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {...(await storageEnvironment(dataDir)), TEST_CLOCK_AHEAD: `${clockAheadMs}`},
    execArgv: clockAheadMs === 0 ? [] : ['--import', shiftClock.href],
  });
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const first = await Promise.race([once(child, 'message'), ended]);
  return {
    url: Array.isArray(first) ? (first as [{url: string}])[0].url : undefined,
    child,
    ended,
    tell: async (message) => {
      const answered = once(child, 'message');
      child.send(message);
      await answered;
    },
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await ended;
    },
  };
}
