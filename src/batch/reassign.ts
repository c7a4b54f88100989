import {stat} from 'node:fs/promises';
import type {JobState} from '../contract/jobs.js';
import {settleJob} from './collect.js';
import {type Elements, elementsIn} from './elements.js';
import type {Known} from './ledger/ledger.js';
import type {LedgerJob} from './ledger/state.js';
import type {Run} from './run.js';
import type {Task} from './tasks.js';
import {ticketOf} from './ticket.js';

/** A job whose results were paid and could not be assigned to its documents, with those of them that this batch has. */
export interface Unassigned {
  job: LedgerJob;
  tasks: Task[];
  /** The results, as they were kept. */
  elements: Elements;
}

/** The results of earlier runs that were kept unassigned. `undefined`: the work is none of these, or they are gone. */
export async function unassignedResults({job, settled, state}: Known): Promise<Elements | undefined> {
  const {result: file, error} = settled ?? {};
  const isUnassigned = state === 'done' ? settled?.mapping === 'none' : error?.code === 'not_assigned';
  if (job === undefined || file === undefined || !isUnassigned) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const what = `results of job ${job.job_id}`;
  return elementsIn(file, {what, stays: true, listOnly: true}).catch(() => undefined);
}

/** Writes what is asked for from results that are here already: nothing is paid, and the service is not asked. */
export async function reassign({job, tasks, elements}: Unassigned, run: Run): Promise<void> {
  const state: JobState = {job_id: job.job_id, status: job.status ?? 'SUCCESS'};
  await settleJob(ticketOf(job, tasks), {state, elements, isDoneBefore: true}, run);
}
