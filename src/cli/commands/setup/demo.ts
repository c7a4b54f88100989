import {resolve} from 'node:path';
import type {Command} from 'commander';
import {shellWord} from '../../../batch/model/shell-word.js';
import type {DemoDocument} from '../../first-use/run-demo.js';
import {createCommand} from '../../options/create-command.js';
import type {Context} from '../../terminal/context.js';
import {createTalk, type GlobalOptions} from '../../terminal/talk.js';

export interface DemoOptions extends GlobalOptions {
  /** As it was named. */
  folder: string;
}

const usualFolder = 'docextract-demo';

export function demoCommand(context: Context, run = runDemoCommand): Command {
  const command = createCommand(context, 'demo', {
    examples: [
      ['docextract demo', `three invoices in ./${usualFolder}, and what is read in them`],
      ['docextract demo /tmp/demo --json | jq .documents[0].values', 'the same for programs'],
    ],
    exitCodes: [0, 2, 3, 6, 11, 13, 130, 143],
  })
    .description(
      'Make a folder with three made invoices, extract them with the built-in service, and show what was read. Everything ' +
        'stays in that folder; a remote service or a language model that is configured is not asked, so it costs nothing. ' +
        'Doing it again shows the results that are there.',
    )
    .argument('[folder]', `where to make it (${usualFolder})`);
  return command.action((folder: string = usualFolder) =>
    run({...command.optsWithGlobals<GlobalOptions>(), folder}, context),
  );
}

async function runDemoCommand(options: DemoOptions, context: Context): Promise<void> {
  const {runDemo} = await import('../../first-use/run-demo.js');
  const folder = resolve(context.io.cwd, options.folder);
  const {documents, exitCode} = await runDemo(folder, options, context);
  context.exitCode = exitCode;
  if (options.events === true) return printEvents(documents, context);
  if (options.json === true)
    return context.out.print(JSON.stringify({folder, documents, summary: {exit_code: exitCode}}, null, 2));
  await showDocuments(documents, context);
  if (exitCode === 0) await sayNext(options, context);
}

function printEvents(documents: DemoDocument[], {out, exitCode}: Context): void {
  documents.forEach((document) => out.print(JSON.stringify({type: 'document', ...document})));
  out.print(JSON.stringify({type: 'summary', exit_code: exitCode}));
}

const columns = {
  NUMBER: 'invoice_number',
  DATE: 'issue_date',
  TOTAL: 'grand_total',
  '': 'currency',
  SELLER: 'seller_name',
} as const;

async function showDocuments(documents: DemoDocument[], {io, out}: Context): Promise<void> {
  const {table} = await import('../../render/table.js');
  const rows = documents.map(({source, values}) => [
    source,
    ...Object.values(columns).map((name) => shown(values?.[name])),
  ]);
  const width = io.stdout.columns ?? Number.POSITIVE_INFINITY;
  table(['DOCUMENT', ...Object.keys(columns)], rows, width).forEach((line) => out.print(line));
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** In the folder of the demo its own project file holds, so nothing of this is sent or paid, whatever is configured. */
async function sayNext({folder, ...options}: DemoOptions, context: Context): Promise<void> {
  const {documentNames, documentsFolder, resultsFolder} = await import('../../first-use/demo-folder.js');
  const talk = createTalk(options, context);
  talk.info(`all values are in ${folder}/${resultsFolder}, one JSON file a document; why they are these:`);
  talk.next(`cd ${shellWord(folder)} && docextract explain ${documentsFolder}/${documentNames.at(-1) ?? ''}`);
  talk.info('your own documents: this asks three things and writes a project file');
  talk.next('docextract init');
}
