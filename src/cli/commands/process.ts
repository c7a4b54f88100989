import type {Command} from 'commander';
import type {Context} from '../terminal/context.js';
import {createDocumentCommand, type DocumentFlags} from '../run/document-command.js';

export type ProcessOptions = DocumentFlags;

export function processCommand(context: Context, run = runProcess): Command {
  return createDocumentCommand<ProcessOptions>(
    context,
    {
      name: 'process',
      description:
        'Extract documents one by one: one request per document, answered at once, each result certainly that of its ' +
        'document. Without -o results go to stdout: a table on a terminal, JSON in a pipe. One file or `-` gives one ' +
        'object with the fields under document_data; anything else an object with a list, documents.',
      help: {
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
        exitCodes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 130, 143],
      },
      uploads: ['multipart', 'binary', 'base64'],
      output: 'stdout',
    },
    run,
  );
}

async function runProcess(options: ProcessOptions, context: Context): Promise<void> {
  const {runDocuments} = await import('../run/run-documents.js');
  await runDocuments(options, context, 'process');
}
