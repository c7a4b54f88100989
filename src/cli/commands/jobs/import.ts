import {DocextractError} from '../../../contract/errors.js';
import type {JobState} from '../../../contract/jobs.js';
import {aboutJob} from '../../run/job-failure-record.js';
import {withBatchContext} from '../../run/open-batch-context.js';
import {withConnection} from '../../service/connection.js';
import type {Context} from '../../terminal/context.js';
import type {ConnectionOptions} from '../../options/shared-flags.js';

export interface ImportOptions extends ConnectionOptions {
  jobIds: string[];
}

/** Imports jobs. A job unknown to the service is refused, and later ones are not imported. */
export async function runImport(options: ImportOptions, context: Context): Promise<void> {
  const {out} = context;
  const imported: JobState[] = [];
  await withConnection(options, context, (connection) =>
    withBatchContext(
      connection,
      {context, tell: () => undefined, stop: connection.stop},
      async ({client, ledger, service}) => {
        for (const jobId of new Set(options.jobIds)) {
          const state = await client.status(jobId, {signal: connection.stop}).catch((error: unknown) => {
            throw error instanceof DocextractError ? aboutJob(error) : error;
          });
          await ledger.importJob(jobId, service);
          await ledger.recordJobStatus(jobId, state.status, state.expires_at ?? undefined);
          imported.push(state);
          if (options.events === true) out.print(JSON.stringify({type: 'job', ...state}));
          connection.talk.info(`job ${jobId} is in the ledger: docextract results --pending -o DIR`);
        }
      },
    ),
  );
  const summary = {imported: imported.length, exit_code: 0};
  if (options.events === true) out.print(JSON.stringify({type: 'summary', ...summary}));
  else if (options.json === true) out.print(JSON.stringify({jobs: imported, summary}, null, 2));
}
