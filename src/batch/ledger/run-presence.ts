import {mkdir, readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {hostname} from 'node:os';
import {join} from 'node:path';
import {z} from 'zod';
import {cannotWrite} from '../files/cannot-write.js';
import {parseJson} from '../../contract/static-values.js';

export interface PresenceOptions {
  /** The state directory. */
  directory: string;
  /** Unique id of this run. */
  run: string;
  pid: number;
  /** Whether a process with this id is there, on this machine. */
  isRunning: (pid: number) => boolean;
  /** This machine's host name; the directory may be shared by machines or containers. */
  host?: string;
}

/**
 * Which runs are alive. A process id is not enough: after a restart, or in a container, it may belong to another
 * process. So each run that sends keeps a file fresh for as long as it lives.
 */
export interface RunPresence {
  /** Creates this run's file. Throws `cannot_write`. */
  appear(): Promise<void>;
  isThere(run: string): Promise<boolean>;
  leave(): Promise<void>;
}

const Owner = z.object({pid: z.number(), host: z.string()});

const refreshMs = 20_000;

/** Long enough for clocks of two machines to differ, and for a run that was suspended for a while. */
const staleMs = 5 * 60_000;

/**
 * The presence of one run, as files in `runs` of the state directory. `appear` also removes files of runs that have
 * died.
 */
export function createPresence({directory, run, host = hostname(), ...self}: PresenceOptions): RunPresence {
  const folder = join(directory, 'runs');
  const own = join(folder, run);
  let refreshing: NodeJS.Timeout | undefined;
  const isThere = (other: string) => isAlive(join(folder, other), {...self, host});
  return {
    async appear() {
      if (refreshing !== undefined) return;
      refreshing = setInterval(() => void refresh(own), refreshMs).unref();
      await write(own, {pid: self.pid, host}, folder);
      await sweep(folder, (other) => (other === run ? Promise.resolve(true) : isThere(other)));
    },
    isThere,
    async leave() {
      if (refreshing === undefined) return;
      clearInterval(refreshing);
      await rm(own, {force: true});
    },
  };
}

async function isAlive(
  path: string,
  {pid, host, isRunning}: Required<Pick<PresenceOptions, 'pid' | 'host' | 'isRunning'>>,
): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || Math.abs(Date.now() - found.mtimeMs) > staleMs) return false;
  const owner = Owner.safeParse(parseJson(await readFile(path, 'utf8').catch(() => '')));
  if (!owner.success || owner.data.host !== host) return true;
  // A restarted container may reuse the same process id.
  return owner.data.pid !== pid && isRunning(owner.data.pid);
}

async function write(path: string, owner: z.infer<typeof Owner>, folder: string): Promise<void> {
  try {
    await mkdir(folder, {recursive: true, mode: 0o700});
    await writeFile(path, JSON.stringify(owner), {flag: 'wx', mode: 0o600});
  } catch (cause) {
    throw cannotWrite(path, cause);
  }
}

/** When the file cannot be refreshed, other runs only see an unknown outcome. */
async function refresh(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Removes files of killed runs. */
async function sweep(folder: string, isThere: (run: string) => Promise<boolean>): Promise<void> {
  for (const name of await readdir(folder))
    if (!(await isThere(name))) await rm(join(folder, name), {force: true});
}
