import {DocextractError} from '../../contract/errors.js';
import {hasExpired} from '../ledger/result-expiry.js';
import type {Failure} from '../model/outcome.js';
import {paidBefore} from '../run/paid-before.js';
import {failureOf} from '../model/batch-report.js';
import type {BatchRun} from '../run/run.js';
import {jobCommand} from '../model/shell-word.js';
import {recordTask} from './start-run.js';
import type {Task} from '../run/deduplicate-documents.js';
import type {LedgerJob} from '../ledger/ledger-state.js';

/**
 * Records documents that a paid job holds, instead of sending them alone: its results must be fetched, could not be
 * assigned, or have expired by what the service said of them.
 */
export function recordPaidByJob({job, tasks}: {job: LedgerJob; tasks: Task[]}, run: BatchRun): void {
  const {job_id, entry, collected, status = 'NEW'} = job;
  const isOver = collected || hasExpired(job, run.context.now());
  const error = isOver && entry ? paidBefore(entry, run) : stillPending(job_id, status);
  for (const task of tasks) recordTask(task, {status: isOver ? 'failed' : 'pending', job_id, error}, run);
  if (!isOver) run.report.recordJob({job_id, status, collected: false, error});
}

function stillPending(jobId: string, status: string): Failure {
  return failureOf(
    new DocextractError('not_finished', `submitted before: job ${jobId} is not collected (${status})`, {
      hint: `${jobCommand('results -o DIR', [jobId])} collects it; the same command gives the result then, without paying.`,
    }),
  );
}
