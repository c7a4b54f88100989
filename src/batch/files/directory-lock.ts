import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {hostname} from 'node:os';
import {dirname} from 'node:path';
import {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';
import {parseJson} from '../../contract/static-values.js';

export interface DirectoryLockOptions {
  /** The file that says whose the directory is. */
  path: string;
  /** What the directory is called in an error. */
  what: string;
  pid: number;
  /** Whether a process with this id is there, on this machine. */
  isRunning: (pid: number) => boolean;
  /** The name of this machine: the directory may be a share. */
  host?: string;
}

/** A directory that is one process's for as long as it runs. */
export interface DirectoryLock {
  /** Says that the owner is still there; to be called every few seconds. Throws `locked` when another process has taken over. */
  refresh(): Promise<void>;
  release(): Promise<void>;
}

const Owner = z.object({pid: z.number(), host: z.string(), run: z.string()});
type Owner = z.infer<typeof Owner>;

/** A lock that nobody has refreshed for so long is left behind: long enough for clocks of two machines to differ. */
const staleMs = 5 * 60_000;

/** Takes a directory. A lock whose process is gone is taken over. Throws `locked`, `cannot_write`. */
export async function lockDirectory(options: DirectoryLockOptions): Promise<DirectoryLock> {
  const {path, pid, host = hostname()} = options;
  const owner: Owner = {pid, host, run: randomUUID()};
  await mkdir(dirname(path), {recursive: true});
  if (!(await isCreated(path, owner))) {
    await takeAway({...options, host});
    if (!(await isCreated(path, owner))) throw held(options, await ownerOf(path));
  }
  const isOurs = async () => (await ownerOf(path))?.run === owner.run;
  return {
    async refresh() {
      const there = await stat(path).catch(() => undefined);
      // Somebody has cleared the folder: it is still ours.
      if (there === undefined) await isCreated(path, owner);
      if (!(await isOurs())) throw held(options, await ownerOf(path));
      const now = new Date();
      await utimes(path, now, now);
    },
    async release() {
      if (await isOurs()) await rm(path, {force: true});
    },
  };
}

async function isCreated(path: string, owner: Owner): Promise<boolean> {
  try {
    await writeFile(path, `${JSON.stringify(owner)}\n`, {flag: 'wx', mode: 0o600});
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new DocextractError('cannot_write', `cannot write ${path}: ${(cause as Error).message}`, {cause});
  }
}

/** Removes a lock that was left behind; what is renamed is looked at again, so that nobody's new lock is taken for it. */
async function takeAway(options: DirectoryLockOptions & {host: string}): Promise<void> {
  const {path} = options;
  const owner = await ownerOf(path);
  if (await isHeld(owner, options)) throw held(options, owner);
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await ownerOf(aside);
  if (moved?.run === owner?.run) return rm(aside, {force: true});
  await rename(aside, path);
  throw held(options, moved);
}

async function isHeld(
  owner: Owner | undefined,
  {path, pid, host, isRunning}: DirectoryLockOptions & {host: string},
): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return false;
  const isFresh = Math.abs(Date.now() - found.mtimeMs) < staleMs;
  // Between creation and writing a lock is empty.
  if (owner === undefined) return Math.abs(Date.now() - found.mtimeMs) < 10_000;
  if (owner.host !== host) return isFresh;
  // A container starts again under the number it had before.
  return isFresh && owner.pid !== pid && isRunning(owner.pid);
}

async function ownerOf(path: string): Promise<Owner | undefined> {
  const parsed = Owner.safeParse(parseJson(await readFile(path, 'utf8').catch(() => '')));
  return parsed.success ? parsed.data : undefined;
}

function held({what, path}: DirectoryLockOptions, owner: Owner | undefined): DocextractError {
  const who = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host}`;
  return new DocextractError('locked', `${what} is in the hands of ${who}`, {
    hint: `End that one first, or remove ${path} when there is none.`,
  });
}
