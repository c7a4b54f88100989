import {writeAtomically} from '../../batch/files/write-file.js';
import {DocextractError} from '../../contract/errors.js';
import type {Io} from '../io.js';

/** Interval of the heartbeat file of long-running commands. */
const beatEveryMs = 5000;

/**
 * Writes a state to a file atomically, at intervals. Throws `cannot_write` at the start only; later the file's age
 * shows the problem.
 */
export function createHeartbeat(
  path: string,
  {now, pid}: Pick<Io, 'now' | 'pid'>,
): (state: object) => Promise<void> {
  let lastMs = -Infinity;
  let hasBeaten = false;
  return async (state) => {
    if (now() - lastMs < beatEveryMs) return;
    lastMs = now();
    const beat = {at: new Date(lastMs).toISOString(), pid, ...state};
    await writeAtomically(path, `${JSON.stringify(beat)}\n`).catch((error: unknown) => {
      if (!hasBeaten || !(error instanceof DocextractError)) throw error;
    });
    hasBeaten = true;
  };
}
