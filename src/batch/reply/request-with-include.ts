import {DocextractError} from '../../contract/errors.js';
import type {ResultInclude} from '../../contract/jobs.js';

/**
 * Asks for results with what the interface does not name, and once more without it where a service refuses that. An
 * earlier version of this service knows `file` and says so: it is asked for that first. The refusal of the request that
 * the interface describes is the last word.
 */
export async function requestWithInclude<Reply>(
  include: ResultInclude[],
  ask: (added: {include?: ResultInclude[]}) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await ask({include});
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const known = include.filter((one) => one !== 'static_values');
    const isKnown = listsFile(error) && known.length > 0 && known.length < include.length;
    return isKnown ? requestWithInclude(known, ask) : ask({});
  }
}

/** Of fields or values that a strict service does not know. */
function isRefusal(error: unknown): error is DocextractError {
  return error instanceof DocextractError && error.code === 'invalid_request';
}

/** Whether the refusal names the values that may be asked for, among them `file`. */
function listsFile({message}: DocextractError): boolean {
  return message.includes('"file"');
}
