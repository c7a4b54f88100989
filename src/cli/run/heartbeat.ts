import {writeAtomically} from '../../batch/files/write-file.js';
import {DocextractError} from '../../contract/errors.js';
import type {Io} from '../io.js';

/** A file for whoever looks after a long-running command: it says when it was last well, at most this often. */
const beatEveryMs = 5000;

/**
 * Writes a state to a file, whole, now and then. Throws `cannot_write` when it cannot be written from the start; later, that
 * it grows old says the same.
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
