import {pendingJobs} from '../batch/collect-jobs.js';
import {DocextractError} from '../contract/errors.js';
import {withBatchContext} from './batch-context.js';
import type {Connection} from './connection.js';
import type {Context} from './context.js';

export interface JobSelection {
  jobIds: string[];
  /** Also those that were submitted from here and are not collected. */
  pending?: boolean;
}

export function refuseNoJobs({jobIds, pending}: JobSelection): void {
  if (jobIds.length > 0 || pending === true) return;
  throw new DocextractError('usage', 'no jobs are named', {
    hint: 'give job ids, or --pending for all that were submitted from here',
  });
}

/** The jobs that a command line means, each once. */
export async function namedJobs(
  {jobIds, pending}: JobSelection,
  connection: Connection,
  context: Context,
): Promise<string[]> {
  if (pending !== true) return [...new Set(jobIds)];
  return withBatchContext(
    connection,
    {context, tell: () => undefined, stop: connection.stop},
    ({ledger, service}) =>
      Promise.resolve([...new Set([...jobIds, ...pendingJobs(ledger, service).map(({job_id}) => job_id)])]),
  );
}
