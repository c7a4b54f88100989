import {randomUUID} from 'node:crypto';
import {readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {hostname} from 'node:os';
import {dirname} from 'node:path';
import {z} from 'zod';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {parseJson} from '../../contract/static-values.js';
import {cannotWrite} from './cannot-write.js';
import {requireWritable} from './write-file.js';

export interface DirectoryLockOptions {
  /** The lock file. */
  path: string;
  /** Name of the directory in error messages. */
  what: string;
  pid: number;
  /** Whether a process with this id is there, on this machine. */
  isRunning: (pid: number) => boolean;
  /** This machine's host name; the directory may be a network share. */
  host?: string;
}

/** An exclusive lock on a directory, held by one process. */
export interface DirectoryLock {
  /** Refreshes the lock; call it every few seconds. Throws `locked` when another process has taken over. */
  refresh(): Promise<void>;
  release(): Promise<void>;
}

const Owner = z.object({pid: z.number(), host: z.string(), run: z.string()});
type Owner = z.infer<typeof Owner>;

/** A lock not refreshed for this long is stale; longer than clocks of two machines usually differ. */
const staleMs = 5 * 60_000;

/** Locks a directory. Takes over locks of dead processes. Throws `locked`, `cannot_write`. */
export async function lockDirectory(options: DirectoryLockOptions): Promise<DirectoryLock> {
  const {path, pid, host = hostname()} = options;
  const owner: Owner = {pid, host, run: randomUUID()};
  await requireWritable(dirname(path));
  if (!(await isCreated(path, owner))) {
    await takeAway({...options, host});
    if (!(await isCreated(path, owner))) throw held(options, await ownerOf(path));
  }
  const isOurs = async () => (await ownerOf(path))?.run === owner.run;
  return {
    async refresh() {
      const there = await stat(path).catch(() => undefined);
      // The lock file was deleted from outside: create it again.
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
    if (systemCodeOf(cause) === 'EEXIST') return false;
    throw cannotWrite(path, cause);
  }
}

/** Removes a stale lock. It is renamed and checked once more first, so that a new owner's lock is not removed. */
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
  // A lock file is empty between creation and the first write.
  if (owner === undefined) return Math.abs(Date.now() - found.mtimeMs) < 10_000;
  if (owner.host !== host) return isFresh;
  // A restarted container may reuse the same process id.
  return isFresh && owner.pid !== pid && isRunning(owner.pid);
}

async function ownerOf(path: string): Promise<Owner | undefined> {
  const parsed = Owner.safeParse(parseJson(await readFile(path, 'utf8').catch(() => '')));
  return parsed.success ? parsed.data : undefined;
}

function held({what, path}: DirectoryLockOptions, owner: Owner | undefined): DocextractError {
  const who = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host}`;
  return new DocextractError('locked', `${what} is in the hands of ${who}`, {
    hint: `End that process first. If it no longer runs, delete ${path}.`,
  });
}
