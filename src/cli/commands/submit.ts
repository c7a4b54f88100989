// commands: one file for each command: its options, and the steps it runs.

import {Option, type Command} from 'commander';
import type {Context} from '../terminal/context.js';
import {createDocumentCommand, type DocumentFlags} from '../run/document-command.js';
import {bytesValue, countValue, durationValue} from '../options/option-values.js';

export interface SubmitOptions extends DocumentFlags {
  perFile?: boolean;
  detach?: boolean;
  /** Milliseconds. */
  jobTimeout?: number;
  zipMaxFiles?: number;
  zipMaxBytes?: number;
}

export function submitCommand(context: Context, run = runSubmit): Command {
  return createDocumentCommand<SubmitOptions>(
    context,
    {
      name: 'submit',
      description:
        'Extract documents as jobs: a folder becomes one ZIP archive (or several, where it is too large for one), is ' +
        'submitted, followed until it ends, and its results are written, one file per document. Doing it again sends ' +
        'only what is new or changed.',
      help: {
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
            'docextract submit ./scans --template invoice --report report',
            'and a page to look at, report/report.html',
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
        exitCodes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 130, 143],
      },
      own: {
        'Jobs:': [
          new Option('--per-file', 'one job per document instead of archives'),
          new Option('--detach', 'leave after submitting; print the job ids'),
          new Option('--job-timeout <time>', 'how long a job is waited for (1h)').argParser(durationValue),
          new Option('--zip-max-files <n>', 'documents in one archive').argParser(countValue),
          new Option('--zip-max-bytes <size>', 'size of one archive, such as 500MB').argParser(bytesValue),
        ],
      },
      uploads: ['multipart', 'binary', 'base64'],
      output: './docextract-results',
    },
    run,
  );
}

async function runSubmit(options: SubmitOptions, context: Context): Promise<void> {
  const {runDocuments} = await import('../run/run-documents.js');
  await runDocuments(options, context, 'submit');
}
