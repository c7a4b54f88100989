import type {JobState} from '../../contract/jobs.js';
import {settleJob} from './collect.js';
import type {Run} from '../run/run.js';
import {ticketOf} from '../run/tracked-job.js';
import type {Unassigned} from './unassigned-results.js';

/** Writes what is asked for from results that are here already: nothing is paid, and the service is not asked. */
export async function reassign({job, tasks, elements}: Unassigned, run: Run): Promise<void> {
  const state: JobState = {job_id: job.job_id, status: job.status ?? 'SUCCESS'};
  await settleJob(ticketOf(job, tasks), {state, elements, isDoneBefore: true}, run);
}
