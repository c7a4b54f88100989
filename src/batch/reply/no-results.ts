import {DocextractError} from '../../contract/errors.js';

/** Whether a service says that a job has no results. Every other failure passes: they may be there when asked for again. */
export function isNoResultsError(error: unknown): boolean {
  return error instanceof DocextractError && statuses.has(error.status);
}

const statuses: ReadonlySet<number | undefined> = new Set([400, 404, 409, 410, 422]);
