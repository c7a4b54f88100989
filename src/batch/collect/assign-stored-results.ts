import type {JobState} from '../../contract/jobs.js';
import {storeJobResults} from './collect.js';
import type {BatchRun} from '../run/run.js';
import {trackedJobOf} from '../run/tracked-job.js';
import type {UnassignedJob} from './unassigned-results.js';

/** Writes results that are already stored locally; sends no request and pays nothing. */
export async function assignStoredResults(
  {job, tasks, elements}: UnassignedJob,
  run: BatchRun,
): Promise<void> {
  const state: JobState = {job_id: job.job_id, status: job.status ?? 'SUCCESS'};
  await storeJobResults(trackedJobOf(job, tasks), {state, elements, isDoneBefore: true}, run);
}
