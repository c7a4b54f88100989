import type {Command} from 'commander';
import {agentOptions, type AgentFlags} from '../options/agent-flags.js';
import type {Context} from '../terminal/context.js';
import {createDocumentCommand, type DocumentFlags} from '../run/document-command.js';

export interface AgentOptions extends DocumentFlags, AgentFlags {}

/** `agent`: extraction by prompts, without a template (`POST /process-agent`). It runs no AI agent. */
export function agentCommand(context: Context, run = runAgent): Command {
  return createDocumentCommand<AgentOptions>(
    context,
    {
      name: 'agent',
      description:
        'Extract fields that you describe by prompts, without a template: one request per document, answered at once. ' +
        'Output is as with `process`.',
      help: {
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
            'docextract agent scans --schema invoice.schema.json -o results',
            'fields from a JSON Schema, results as it has them',
          ],
          [
            'docextract agent a.pdf --document-type letter --prompt sender=who --instructions notes.txt',
            'with instructions from a file',
          ],
        ],
        exitCodes: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 130, 143],
      },
      own: {'Request:': agentOptions()},
      uploads: ['multipart', 'base64'],
      output: 'stdout',
    },
    run,
  );
}

async function runAgent(options: AgentOptions, context: Context): Promise<void> {
  const {runDocuments} = await import('../run/run-documents.js');
  await runDocuments(options, context, 'agent');
}
