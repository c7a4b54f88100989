import {DocextractError} from '../../contract/errors.js';
import type {BatchContext} from '../run/batch-context.js';

/** Between a job's end and its results: seconds on services that write them last. */
const waitsMs = [1000, 2000, 4000, 8000, 15_000];

/**
 * Asks for the results of a job that has ended until they are there: a service may answer 202, or with a message, for a
 * while. Throws the last answer.
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
