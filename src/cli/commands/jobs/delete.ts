import {DocextractError} from '../../../contract/errors.js';
import {aboutJob} from '../../run/job-failure-record.js';
import {withBatchContext} from '../../run/open-batch-context.js';
import {confirm} from '../../terminal/confirm.js';
import {withConnection} from '../../service/connection.js';
import type {Context} from '../../terminal/context.js';
import type {ConnectionOptions} from '../../options/shared-flags.js';

export interface DeleteOptions extends ConnectionOptions {
  jobIds: string[];
  yes?: boolean;
}

/** Deletes jobs. A job unknown to both service and ledger is refused, and later ones are not deleted. */
export async function runDelete(options: DeleteOptions, context: Context): Promise<void> {
  const {out} = context;
  const jobIds = [...new Set(options.jobIds)];
  const deleted: string[] = [];
  if (await confirm(questionOf(jobIds), options.yes === true, context))
    await withConnection(options, context, (connection) =>
      withBatchContext(
        connection,
        {context, tell: () => undefined, stop: connection.stop},
        async ({client, ledger}) => {
          for (const jobId of jobIds) {
            const isGone = await isGoneAlready(() => client.deleteJob(jobId, {signal: connection.stop}), {
              isKnown: ledger.jobs().some(({job_id}) => job_id === jobId),
            });
            await noteDeleted(jobId, ledger);
            deleted.push(jobId);
            connection.talk.info(
              isGone
                ? `job ${jobId} was gone from the service already`
                : `job ${jobId} is deleted, with its documents and results`,
            );
          }
        },
      ),
    );
  if (options.json === true || options.events === true)
    out.print(JSON.stringify({...(options.events === true && {type: 'summary'}), deleted}));
}

/**
 * Deletes a job and returns whether it was already gone: for a job of the ledger, the reply of an earlier request may
 * have been lost.
 */
async function isGoneAlready(
  remove: () => Promise<unknown>,
  {isKnown}: {isKnown: boolean},
): Promise<boolean> {
  try {
    await remove();
    return false;
  } catch (error) {
    if (!(error instanceof DocextractError)) throw error;
    if (isKnown && error.code === 'not_found') return true;
    throw aboutJob(error);
  }
}

function questionOf(jobIds: string[]): string {
  return `Delete ${jobIds.join(', ')} on the service, with documents and results? What is not collected is lost.`;
}

type Ledger = Parameters<Parameters<typeof withBatchContext>[2]>[0]['ledger'];

/** Records a deleted job: its documents failed, and are sent and paid again only on request. */
async function noteDeleted(jobId: string, ledger: Ledger): Promise<void> {
  const job = ledger.jobs().find(({job_id}) => job_id === jobId);
  if (job === undefined || job.collected) return;
  const error = {code: 'results_expired', message: `job ${jobId} was deleted`} as const;
  await ledger.collect(
    jobId,
    job.documents.map(({identity}) => ({identity, state: 'failed', mapping: 'none', error})),
  );
}
