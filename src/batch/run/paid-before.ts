import {hasExpired} from '../ledger/result-expiry.js';
import type {LedgerEntry} from '../ledger/ledger-state.js';
import type {Failure} from '../model/outcome.js';
import type {BatchRun} from './run.js';
import {jobCommand} from '../model/shell-word.js';

/** Failure for work that another command paid and whose result is gone. */
export function paidBefore({intent, jobId}: LedgerEntry, {context}: BatchRun): Failure {
  const job = context.ledger.jobs().find(({job_id}) => job_id === jobId);
  const isKept = job !== undefined && !hasExpired(job, context.now());
  const request = jobId === undefined ? '' : ` as job ${jobId}`;
  return {
    code: 'paid_before',
    message: `paid by ${intent.operation}${request}, and the result of this document is not here; it was not sent again`,
    hint: isKept
      ? `${jobCommand('results -o DIR', [job.job_id])} fetches it without paying while the service has it. --force sends the document again and pays again.`
      : '--force sends it again and pays again.',
  };
}

/** Reports once that the run returns results another command paid for. */
export function tellPaidBefore(entries: LedgerEntry[], {options, context}: BatchRun): void {
  const others = entries.filter(({intent}) => intent.operation !== options.work.operation);
  if (others.length === 0) return;
  const names = [...new Set(others.map(({intent, jobId}) => jobId ?? `a request of ${intent.operation}`))];
  const count = others.length === 1 ? '1 document was' : `${others.length} documents were`;
  context.tell({
    type: 'warning',
    harmless: true,
    message: `${count} paid before (${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}): the result is given again, and nothing is paid`,
  });
}
