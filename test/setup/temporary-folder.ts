import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const name = /^docextract-tests-(\d+)$/;
const removal = {recursive: true, force: true, maxRetries: 5, retryDelay: 100};

/**
 * Global set-up: one temporary folder for a run, used by its tests and by all processes they start. It is removed at the
 * end, also when tests fail or a signal ends the run. A run that was killed leaves its folder to the next run.
 */
export function setup(): () => void {
  const folder = openTemporaryFolder(tmpdir());
  const remove = () => rmSync(folder, removal);
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
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(above, entry), removal);
  }
  const folder = join(above, `docextract-tests-${process.pid}`);
  mkdirSync(folder, {recursive: true});
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
