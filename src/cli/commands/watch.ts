import {Option, type Command} from 'commander';
import {createCommand} from '../command.js';
import type {Context} from '../context.js';
import {
  addConnectionOptions,
  addGroup,
  addResultOptions,
  type ConnectionOptions,
  type ResultOptions,
} from '../flags.js';
import {durationValue} from '../values.js';

export interface WatchOptions extends ConnectionOptions, ResultOptions {
  jobIds: string[];
  /** Milliseconds. */
  jobTimeout?: number;
}

export function watchCommand(context: Context, run = runWatch): Command {
  const command = createCommand(context, 'watch', {
    examples: [
      ['docextract watch 0b0c2f6e-…', 'follow a job, then print its results'],
      ['docextract watch "$JOB" -o results --format both', 'then write them'],
      ['docextract watch "$JOB" --events', 'each change as a JSON record'],
    ],
    exitCodes: [0, 2, 3, 4, 5, 6, 8, 10, 13, 130, 143],
  })
    .description(
      'Follow jobs until they end, then fetch their results as `results` does. Ctrl-C leaves the jobs running.',
    )
    .argument('<job-id...>', 'the jobs');
  addGroup(command, 'Jobs:', [
    new Option('--job-timeout <time>', 'how long to wait, exit 8 after that (for ever)').argParser(
      durationValue,
    ),
  ]);
  addResultOptions(command, 'stdout');
  addConnectionOptions(command);
  return command.action((jobIds: string[]) =>
    run({...command.optsWithGlobals<Omit<WatchOptions, 'jobIds'>>(), jobIds}, context),
  );
}

async function runWatch(options: WatchOptions, context: Context): Promise<void> {
  const {runJobs} = await import('../jobs.js');
  await runJobs({...options, wait: true}, context);
}
