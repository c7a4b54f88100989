// jobs: the verbs of `docextract jobs`: list, show, find, import, forget and delete.

import {type Command, Option} from 'commander';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {addConnectionOptions} from '../../options/shared-flags.js';
import type {WorkState} from '../../run/ledger-entries.js';
import type {DeleteOptions} from './delete.js';
import type {ForgetOptions} from './forget.js';
import type {ImportOptions} from './import.js';
import type {ListOptions} from './list-jobs.js';
import type {ShowOptions} from './show.js';
import {actingCommand} from '../../options/verbs.js';

export interface JobsRuns {
  list: (options: ListOptions, context: Context) => Promise<void>;
  show: (options: ShowOptions, context: Context) => Promise<void>;
  forget: (options: ForgetOptions, context: Context) => Promise<void>;
  delete: (options: DeleteOptions, context: Context) => Promise<void>;
  import: (options: ImportOptions, context: Context) => Promise<void>;
}

/** Repeated here, so that help does not load the ledger. */
const states: WorkState[] = ['running', 'unknown', 'pending', 'expired', 'done', 'failed'];

export function jobsCommand(context: Context, runs: Partial<JobsRuns> = {}): Command {
  const run = {...defaultRuns, ...runs};
  const command = createCommand(context, 'jobs', {
    examples: [
      ['docextract jobs list', 'every paid request made from here, and what came of it'],
      ['docextract jobs list --state unknown', 'those that may have been paid without a result'],
      ['docextract jobs show 0b0c2f6e-…', 'one of them, with its documents'],
      ['docextract jobs import 0b0c2f6e-…', 'a job submitted elsewhere, so that --pending collects it too'],
      ['docextract jobs delete 0b0c2f6e-… --yes', 'its documents and results are gone from the service now'],
      ['docextract jobs forget 0b0c2f6e-… --yes', 'its documents are new again, and would be paid again'],
    ],
    exitCodes: [0, 2, 4, 5, 10, 13],
  }).description(
    'Look after the ledger: the record of paid requests that keeps anything from being lost or paid twice. And delete jobs on ' +
      'the service.',
  );
  command
    .addCommand(
      createCommand(context, 'list')
        .description('list paid requests and jobs, oldest first')
        .addOption(new Option('--state <state...>', 'only those in these states').choices(states))
        .action((...parts: unknown[]) => run.list(optionsOf<ListOptions>(parts), context)),
    )
    .addCommand(
      createCommand(context, 'show')
        .description('show one request or job with its documents, and what to do next')
        .argument('<id>', 'of the job or the request')
        .action((...parts: unknown[]) =>
          run.show({...optionsOf<ShowOptions>(parts), id: actingCommand(parts).args.join()}, context),
        ),
    )
    .addCommand(
      createCommand(context, 'forget')
        .description('forget requests and jobs: their documents are new again')
        .argument('<id...>', 'of the jobs or the requests')
        .option('-y, --yes', 'do not ask')
        .action((...parts: unknown[]) =>
          run.forget({...optionsOf<ForgetOptions>(parts), ids: actingCommand(parts).args}, context),
        ),
    )
    .addCommand(
      addConnectionOptions(
        createCommand(context, 'delete')
          .description(
            'delete jobs on the service at once: documents, results and deliveries; examples kept of them stay',
          )
          .argument('<job-id...>', 'the jobs')
          .option('-y, --yes', 'do not ask'),
      ).action((...parts: unknown[]) =>
        run.delete({...optionsOf<DeleteOptions>(parts), jobIds: actingCommand(parts).args}, context),
      ),
    )
    .addCommand(
      addConnectionOptions(
        createCommand(context, 'import')
          .description('take a job that was submitted elsewhere into the ledger')
          .argument('<job-id...>', 'the jobs'),
      ).action((...parts: unknown[]) =>
        run.import({...optionsOf<ImportOptions>(parts), jobIds: actingCommand(parts).args}, context),
      ),
    );
  return command;
}

const defaultRuns: JobsRuns = {
  list: async (options, context) => (await import('./list-jobs.js')).runList(options, context),
  show: async (options, context) => (await import('./show.js')).runShow(options, context),
  forget: async (options, context) => (await import('./forget.js')).runForget(options, context),
  delete: async (options, context) => (await import('./delete.js')).runDelete(options, context),
  import: async (options, context) => (await import('./import.js')).runImport(options, context),
};

function optionsOf<Options extends object>(parts: unknown[]): Options {
  return actingCommand(parts).optsWithGlobals<Options>();
}
