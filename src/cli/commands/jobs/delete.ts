import {DocextractError} from '../../../contract/errors.js';
import {withBatchContext} from '../../run/open-batch-context.js';
import {confirm} from '../../terminal/confirm.js';
import {withConnection} from '../../service/connection.js';
import type {Context} from '../../terminal/context.js';
import type {ConnectionOptions} from '../../options/shared-flags.js';

export interface DeleteOptions extends ConnectionOptions {
  jobIds: string[];
  yes?: boolean;
}

/** A job that neither the service nor the ledger knows is refused, and nothing after it is deleted. */
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
 * Deletes, and says whether there was nothing left to delete: of a job the ledger knows, an earlier request may have
 * deleted it whose reply was lost.
 */
async function isGoneAlready(
  remove: () => Promise<unknown>,
  {isKnown}: {isKnown: boolean},
): Promise<boolean> {
  try {
    await remove();
    return false;
  } catch (error) {
    if (isKnown && error instanceof DocextractError && error.code === 'not_found') return true;
    throw error;
  }
}

function questionOf(jobIds: string[]): string {
  return `Delete ${jobIds.join(', ')} on the service, with documents and results? What is not collected is lost.`;
}

type Ledger = Parameters<Parameters<typeof withBatchContext>[2]>[0]['ledger'];

/** Nothing comes of it any more: its documents failed, and are not sent and paid again unless that is asked for. */
async function noteDeleted(jobId: string, ledger: Ledger): Promise<void> {
  const job = ledger.jobs().find(({job_id}) => job_id === jobId);
  if (job === undefined || job.collected) return;
  const error = {code: 'results_expired', message: `job ${jobId} was deleted`} as const;
  await ledger.collect(
    jobId,
    job.documents.map(({identity}) => ({identity, state: 'failed', mapping: 'none', error})),
  );
}
