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
import {pairValue} from '../values.js';

export interface AgentOptions
  extends ConnectionOptions, SelectionOptions, ResultOptions, RequestOptions, RepeatOptions {
  paths: string[];
  documentType?: string;
  prompt?: Record<string, string>;
  prompts?: string;
  instructions?: string;
}

export function agentCommand(context: Context, run = runAgent): Command {
  const command = createCommand(context, 'agent', {
    examples: [
      [
        'docextract agent receipt.jpg --document-type receipt --prompt total="total amount to pay" --prompt date="date of purchase" --json',
        'two fields of one document',
      ],
      [
        'docextract agent scans --document-type contract --prompts fields.json -o results',
        'fields from a file: {"name": "prompt", …}',
      ],
      [
        'docextract agent a.pdf --document-type letter --prompt sender=who --instructions notes.txt',
        'with instructions from a file',
      ],
    ],
    exitCodes: [0, 2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 130, 143],
  })
    .description(
      'Extract fields that you describe by prompts, without a template: one request per document, answered at once. ' +
        'Output is as with `process`.',
    )
    .argument('[path...]', 'files, folders, globs, or `-` for one document on stdin');
  addGroup(command, 'Request:', [
    new Option('--document-type <kind>', 'what the documents are: invoice, receipt, contract, …'),
    new Option('--prompt <field=text>', 'a field and what to extract for it; repeatable').argParser(
      pairValue,
    ),
    new Option('--prompts <file>', 'fields and prompts as a JSON object in a file'),
    new Option('--instructions <text>', 'what else to know, as text or as the name of a file'),
  ]);
  command.addOption(templateOption());
  addStaticOptions(command);
  command.addOption(uploadOption(['multipart', 'base64'])).addOption(concurrencyOption());
  addResultOptions(command, 'stdout');
  addSelectionOptions(command, context);
  addRepeatOptions(command);
  addConnectionOptions(command);
  return command.action((paths: string[]) =>
    run({...command.optsWithGlobals<Omit<AgentOptions, 'paths'>>(), paths}, context),
  );
}

async function runAgent(options: AgentOptions, context: Context): Promise<void> {
  const {runDocuments} = await import('../documents.js');
  await runDocuments(options, context, 'agent');
}
