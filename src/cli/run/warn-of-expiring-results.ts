import {expiringJobs, pendingJobs} from '../../batch/submit/collect-jobs.js';
import type {BatchContext} from '../../batch/run/batch-context.js';
import {earliestExpiryMs} from '../../batch/ledger/result-expiry.js';
import {formatDuration} from '../config/duration.js';
import type {Talk} from '../terminal/talk.js';

/** Warns of results that expire soon: services delete them 24 hours after the job has ended. */
export function warnOfExpiry({ledger, service, now}: BatchContext, talk: Talk): void {
  const soon = expiringJobs(pendingJobs(ledger, service), now());
  const [first] = soon.map(earliestExpiryMs).sort((one, other) => one - other);
  if (first === undefined) return;
  const jobs = soon.length === 1 ? 'the results of a job are' : `the results of ${soon.length} jobs are`;
  const when = first > now() ? `deleted in ${formatDuration(first - now())}` : 'perhaps deleted by now';
  talk.warn(`${jobs} not collected and ${when}: docextract results --pending -o DIR`);
}
