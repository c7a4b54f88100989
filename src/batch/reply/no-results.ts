import {DocextractError} from '../../contract/errors.js';
import type {JobState} from '../../contract/jobs.js';

/** Whether an error means that a job has no results. Other errors may pass. */
export function isNoResultsError(error: unknown): boolean {
  return error instanceof DocextractError && statuses.has(error.status);
}

const statuses: ReadonlySet<number | undefined> = new Set([400, 404, 409, 410, 422]);

/** A failed job with its reason: where its state has none, what the service says instead of results. */
export function withReason(state: JobState, refusal: unknown): JobState {
  if (state.error !== undefined && state.error !== null) return state;
  if (!(refusal instanceof DocextractError)) return state;
  return {...state, error: refusal.message.replace(`results of job ${state.job_id}: `, '')};
}
