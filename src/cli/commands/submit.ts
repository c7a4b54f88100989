import {Option, type Command} from 'commander';
import {createCommand} from '../command.js';
import type {Context} from '../context.js';
import {
  addConnectionOptions,
  addGroup,
  addRepeatOptions,
  addResultOptions,
  addSelectionOptions,
  addStaticOptions,
  concurrencyOption,
  templateOption,
  uploadOption,
  type ConnectionOptions,
  type RepeatOptions,
  type RequestOptions,
  type ResultOptions,
  type SelectionOptions,
} from '../flags.js';
import {bytesValue, countValue, durationValue} from '../values.js';

export interface SubmitOptions
  extends ConnectionOptions, SelectionOptions, ResultOptions, RequestOptions, RepeatOptions {
  paths: string[];
  perFile?: boolean;
  detach?: boolean;
  /** Milliseconds. */
  jobTimeout?: number;
  zipMaxFiles?: number;
  zipMaxBytes?: number;
}

export function submitCommand(context: Context, run = runSubmit): Command {
  const command = createCommand(context, 'submit', {
    examples: [
      [
        'docextract submit ./scans --template invoice -o results',
        'a folder as one archive; waits and writes results',
      ],
      [
        'docextract submit ./scans --template invoice --format both',
        'a JSON file per document, and results.csv',
      ],
      [
        'docextract submit ./scans --template invoice --per-file',
        'one job per document: exact on every service',
      ],
      [
        'JOB=$(docextract submit ./scans --template invoice --detach)',
        'leave it to a remote service, and keep the id',
      ],
      ['docextract submit ./scans --template invoice --json | jq .summary.counts', 'for scripts'],
    ],
    exitCodes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 130, 143],
  })
    .description(
      'Extract documents as jobs: a folder becomes one ZIP archive (or several, where it is too large for one), is ' +
        'submitted, followed until it ends, and its results are written, one file per document. Doing it again sends ' +
        'only what is new or changed.',
    )
    .argument('[path...]', 'files, folders, globs, or `-` for one document on stdin')
    .addOption(templateOption());
  addStaticOptions(command);
  command.addOption(uploadOption(['multipart', 'binary', 'base64'])).addOption(concurrencyOption());
  addGroup(command, 'Jobs:', [
    new Option('--per-file', 'one job per document instead of archives'),
    new Option('--detach', 'leave after submitting; print the job ids'),
    new Option('--job-timeout <time>', 'how long a job is waited for (1h)').argParser(durationValue),
    new Option('--zip-max-files <n>', 'documents in one archive').argParser(countValue),
    new Option('--zip-max-bytes <size>', 'size of one archive, such as 500MB').argParser(bytesValue),
  ]);
  addResultOptions(command, './docextract-results');
  addSelectionOptions(command, context);
  addRepeatOptions(command);
  addConnectionOptions(command);
  return command.action((paths: string[]) =>
    run({...command.optsWithGlobals<Omit<SubmitOptions, 'paths'>>(), paths}, context),
  );
}

async function runSubmit(options: SubmitOptions, context: Context): Promise<void> {
  const {runDocuments} = await import('../documents.js');
  await runDocuments(options, context, 'submit');
}
