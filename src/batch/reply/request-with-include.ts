import {DocextractError} from '../../contract/errors.js';
import type {ResultInclude} from '../../contract/jobs.js';

/**
 * Requests results with additions of this service, and with fewer where a service refuses them: earlier versions know
 * only `file`, strict services no such field.
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

/** Of fields or values that a strict service does not know; 422 may come with any code or words. */
function isRefusal(error: unknown): error is DocextractError {
  return error instanceof DocextractError && (error.code === 'invalid_request' || error.status === 422);
}

/** Whether the refusal names the values that may be asked for, among them `file`. */
function listsFile({message}: DocextractError): boolean {
  return message.includes('"file"');
}
