import type {Command} from 'commander';
import {createCommand} from '../command.js';
import type {Context} from '../context.js';
import {
  addConnectionOptions,
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

export interface ProcessOptions
  extends ConnectionOptions, SelectionOptions, ResultOptions, RequestOptions, RepeatOptions {
  paths: string[];
}

export function processCommand(context: Context, run = runProcess): Command {
  const command = createCommand(context, 'process', {
    examples: [
      ['docextract process a.pdf --template invoice', 'one document; its fields as a table'],
      ['docextract process a.pdf --template invoice --json | jq .document_data', 'the same as JSON'],
      [
        'cat a.pdf | docextract process - --template invoice > a.json',
        'from stdin; in a pipe the output is JSON',
      ],
      [
        'docextract process scans/*.pdf --template invoice --json | jq ".documents[] | .document_data"',
        'several documents',
      ],
      ['docextract process scans --template invoice -o results', 'a folder, results as files'],
    ],
    exitCodes: [0, 2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 130, 143],
  })
    .description(
      'Extract documents one by one: one request per document, answered at once, each result certainly that of its ' +
        'document. Without -o results go to stdout: a table on a terminal, JSON in a pipe. One file or `-` gives one ' +
        'object with the fields under document_data; anything else an object with a list, documents.',
    )
    .argument('[path...]', 'files, folders, globs, or `-` for one document on stdin')
    .addOption(templateOption());
  addStaticOptions(command);
  command.addOption(uploadOption(['multipart', 'binary', 'base64'])).addOption(concurrencyOption());
  addResultOptions(command, 'stdout');
  addSelectionOptions(command, context);
  addRepeatOptions(command);
  addConnectionOptions(command);
  return command.action((paths: string[]) =>
    run({...command.optsWithGlobals<Omit<ProcessOptions, 'paths'>>(), paths}, context),
  );
}

async function runProcess(options: ProcessOptions, context: Context): Promise<void> {
  const {runDocuments} = await import('../documents.js');
  await runDocuments(options, context, 'process');
}
