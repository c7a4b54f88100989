import {pendingJobs} from '../../batch/submit/collect-jobs.js';
import type {BatchContext} from '../../batch/run/batch-context.js';
import {DocextractError} from '../../contract/errors.js';
import {withBatchContext} from './open-batch-context.js';
import type {Connection} from '../service/connection.js';
import type {Context} from '../terminal/context.js';

export interface JobSelection {
  jobIds: string[];
  /** Also select jobs submitted from this machine whose results are not collected yet. */
  pending?: boolean;
}

/** Throws `usage` for a command line with neither job ids nor `--pending`. */
export function refuseNoJobs({jobIds, pending}: JobSelection): void {
  if (jobIds.length > 0 || pending === true) return;
  throw new DocextractError('usage', 'no jobs are named', {
    hint: 'give job ids, or --pending for all that were submitted from here',
  });
}

/** The jobs of a command line, each once. */
export async function namedJobs(
  {jobIds, pending}: JobSelection,
  connection: Connection,
  context: Context,
  /** Called with the batch context when the ledger is open. */
  look: (batch: BatchContext) => void = () => undefined,
): Promise<string[]> {
  if (pending !== true) return [...new Set(jobIds)];
  return withBatchContext(connection, {context, tell: () => undefined, stop: connection.stop}, (batch) => {
    look(batch);
    const {ledger, service, account} = batch;
    const pending = pendingJobs(ledger, service, account).map(({job_id}) => job_id);
    const others = pendingJobs(ledger, service).length - pending.length;
    if (others > 0)
      connection.talk.warn(
        `${others} pending ${others === 1 ? 'job was' : 'jobs were'} submitted with another key and ` +
          `${others === 1 ? 'is' : 'are'} left; docextract jobs list shows them`,
      );
    return Promise.resolve([...new Set([...jobIds, ...pending])]);
  });
}
