import {open, readFile, rm, stat, unlink, writeFile} from 'node:fs/promises';
import {setTimeout as delay} from 'node:timers/promises';
import {DocextractError} from '../../contract/errors.js';
import {cannotWrite} from '../files/cannot-write.js';

export interface LockOptions {
  path: string;
  pid: number;
  /** Tells two processes with the same number apart. */
  run: string;
  /** The name of this machine. */
  host: string;
  /** Whether a process with this id is there, on this machine. */
  isRunning: (pid: number) => boolean;
}

/** A lock is held for one write; one this old belongs to a dead process whose id was reused. */
const staleMs = 30_000;
const emptyMs = 5000;

/**
 * Runs `work` under an exclusive lock. Takes over locks of killed processes.
 * @throws DocextractError `locked` when the lock is not free within a minute
 */
export async function withLock<T>(options: LockOptions, work: () => Promise<T>): Promise<T> {
  await acquire(options);
  try {
    return await work();
  } finally {
    if (await isOurs(options)) await unlink(options.path);
  }
}

/** After a long suspension another process may hold the lock. */
async function isOurs({path, run}: LockOptions): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.split(' ')[1] === run;
}

async function acquire(options: LockOptions): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt++) {
    if (await isCreated(options.path, `${options.pid} ${options.run} ${options.host}`)) return;
    if (await isLeftBehind(options)) await takeAway(options);
    else await delay(5 + Math.random() * 50);
  }
  throw new DocextractError('locked', `another process holds ${options.path}`, {
    hint: 'Wait for the other run to end. If no run is active, delete the file.',
  });
}

async function isCreated(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, {flag: 'wx', mode: 0o600});
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw cannotWrite(path, error);
  }
}

async function isLeftBehind({path, pid, run, host, isRunning}: LockOptions): Promise<boolean> {
  try {
    const ageMs = Date.now() - (await stat(path)).mtimeMs;
    const [owner = '', ownerRun, ownerHost] = (await readFile(path, 'utf8')).split(' ');
    if (ageMs > staleMs) return true;
    // A lock file is empty between creation and the first write, which takes less time than this.
    if (owner === '') return ageMs > emptyMs;
    if (ownerHost !== host) return false;
    return Number(owner) === pid ? ownerRun !== run && ageMs > 2000 : !isRunning(Number(owner));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Removes a stale lock. Only one process may do so, or it could remove the next owner's new lock. */
async function takeAway(options: LockOptions): Promise<void> {
  const guard = `${options.path}.takeover`;
  try {
    await (await open(guard, 'wx', 0o600)).close();
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const age = Date.now() - (await stat(guard).catch(() => ({mtimeMs: Date.now()}))).mtimeMs;
    if (age > staleMs) await unlink(guard).catch(() => undefined);
    await delay(20);
    return;
  }
  try {
    // Its owner may have been there after all, and have released it.
    if (await isLeftBehind(options)) await rm(options.path, {force: true});
  } finally {
    await unlink(guard);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
