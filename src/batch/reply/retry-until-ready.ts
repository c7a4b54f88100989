import {DocextractError} from '../../contract/errors.js';
import type {BatchContext} from '../run/batch-context.js';

/** Waits between attempts: some services write results seconds after the job ends. */
const waitsMs = [1000, 2000, 4000, 8000, 15_000];

/**
 * Requests the results of an ended job until they are ready: services may answer 202, or a message, for a while.
 * Throws the last error.
 */
export async function retryUntilReady<Answer>(
  ask: () => Promise<Answer>,
  {sleep, stop}: Pick<BatchContext, 'sleep' | 'stop'>,
): Promise<Answer> {
  for (const waitMs of waitsMs) {
    try {
      return await ask();
    } catch (error) {
      if (!isNotReady(error) || stop?.aborted === true) throw error;
      await sleep(waitMs, stop).catch(() => undefined);
    }
  }
  return ask();
}

function isNotReady(error: unknown): boolean {
  return error instanceof DocextractError && error.code === 'not_finished';
}
