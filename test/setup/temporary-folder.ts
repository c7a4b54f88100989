import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const name = /^docextract-tests-(\d+)$/;

/**
 * Global set-up: one temporary folder for a run, used by its tests and by all processes they start. It is removed at the
 * end, also when tests fail or a signal ends the run. A run that was killed, or whose processes went on writing, leaves its
 * folder to the next run.
 */
export function setup(): () => void {
  const folder = openTemporaryFolder(tmpdir());
  const remove = () => removeFolder(folder);
  process.env.TMPDIR = folder;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      remove();
      process.kill(process.pid, signal);
    });
  return remove;
}

/** Makes the folder of this process, and removes those of processes that have ended. */
export function openTemporaryFolder(above: string): string {
  for (const entry of readdirSync(above)) {
    const pid = name.exec(entry)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) removeFolder(join(above, entry));
  }
  const folder = join(above, `docextract-tests-${process.pid}`);
  mkdirSync(folder, {recursive: true});
  return folder;
}

/**
 * Removes a folder, again and again while processes of an interrupted run still write into it. (Node's own retries do not
 * remove what came meanwhile.) What cannot be removed is told, and never hides what the run itself reports.
 */
export function removeFolder(path: string, {patienceMs = 10_000, remove = removeAll} = {}): void {
  const end = Date.now() + patienceMs;
  for (;;)
    try {
      return remove(path);
    } catch (error) {
      if (Date.now() < end) sleep(100);
      else return console.error(`${path} stays for the next run to remove: ${String(error)}`);
    }
}

function removeAll(path: string): void {
  rmSync(path, {recursive: true, force: true});
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
