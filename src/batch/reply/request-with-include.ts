import {DocextractError} from '../../contract/errors.js';
import type {ResultInclude} from '../../contract/jobs.js';

/**
 * Asks for results with what the interface does not name, and for less where a service refuses it: an earlier version knows
 * `file` alone, a strict service no such field at all.
 */
export async function requestWithInclude<Reply>(
  include: ResultInclude[],
  ask: (added: {include?: ResultInclude[]}) => Promise<Reply>,
): Promise<Reply> {
  const known = include.filter((one) => one !== 'static_values');
  const attempts = [
    {include},
    ...(known.length > 0 && known.length < include.length ? [{include: known}] : []),
  ];
  for (const attempt of attempts)
    try {
      return await ask(attempt);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  return ask({});
}

/** Of fields that a strict service does not know. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof DocextractError)) return false;
  return error.code === 'invalid_request' || error.status === 422;
}
