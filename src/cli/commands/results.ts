import {Option, type Command} from 'commander';
import {createCommand} from '../options/create-command.js';
import type {Context} from '../terminal/context.js';
import {
  addConnectionOptions,
  addGroup,
  addReportOption,
  addResultOptions,
  type ConnectionOptions,
  type ReportOptions,
  type ResultOptions,
} from '../options/shared-flags.js';

export interface ResultsOptions extends ConnectionOptions, ResultOptions, ReportOptions {
  jobIds: string[];
  pending?: boolean;
  failIfEmpty?: boolean;
}

export function resultsCommand(context: Context, run = runResults): Command {
  const command = createCommand(context, 'results', {
    examples: [
      ['docextract results 0b0c2f6e-… > results.json', 'the results of a job, as the service gives them'],
      ['docextract results "$JOB" --format csv > results.csv', 'as CSV'],
      ['docextract results "$JOB" -o results', 'a file per document, named like its source'],
      ['docextract results "$JOB" -o results --report report', 'and a page to look at, report/report.html'],
      [
        'docextract results --pending -o results',
        'for cron: everything that is finished and not yet fetched',
      ],
    ],
    exitCodes: [0, 2, 3, 4, 5, 6, 8, 9, 10, 13, 14, 15, 130, 143],
  })
    .description(
      'Fetch the results of finished jobs; they are deleted 24 hours after a job has ended. Without -o they go to ' +
        'stdout: for one job the list of the interface, one object per document; for several an object with a list, jobs.',
    )
    .argument('[job-id...]', 'the jobs');
  addGroup(command, 'Jobs:', [
    new Option(
      '--pending',
      'all jobs submitted from here that are not collected yet; those unfinished are left',
    ),
    new Option('--fail-if-empty', 'exit 9 when there is nothing to collect'),
  ]);
  addResultOptions(command, 'stdout');
  addReportOption(command);
  addConnectionOptions(command);
  return command.action((jobIds: string[]) =>
    run({...command.optsWithGlobals<Omit<ResultsOptions, 'jobIds'>>(), jobIds}, context),
  );
}

async function runResults(options: ResultsOptions, context: Context): Promise<void> {
  const {showOrCollectResults} = await import('../run/show-or-collect-results.js');
  await showOrCollectResults({...options, wait: false}, context);
}
