import {Option, type Command} from 'commander';
import {createCommand} from '../options/create-command.js';
import type {Context} from '../terminal/context.js';
import {addConnectionOptions, addGroup} from '../options/shared-flags.js';
import {countOrZeroValue} from '../options/option-values.js';
import type {McpOptions} from '../mcp/serve-mcp.js';

export function mcpCommand(context: Context, run = runMcp): Command {
  const command = createCommand(context, 'mcp', {
    examples: [
      ['docextract mcp --allow ~/invoices', 'tools over one folder, with the built-in service'],
      ['docextract mcp --allow ~/in ~/out --max-credits 200', 'with the remote service that is configured'],
    ],
    exitCodes: [0, 2, 4, 13],
  }).description(
    'Serve tools for agents: a server of the Model Context Protocol on stdin and stdout, started by a client such as ' +
      'an editor or a chat program. It reads and writes only in the folders given, and ends when the client leaves.',
  );
  addGroup(command, 'Limits:', [
    new Option('--allow <dir...>', 'folders that may be read and written; relative paths begin in the first'),
    new Option(
      '--max-credits <n>',
      'spend no more than this, one credit a page, over all runs of this server; needed for a remote service',
    ).argParser(countOrZeroValue),
  ]);
  addConnectionOptions(command);
  return command.action(() => run(command.optsWithGlobals<McpOptions>(), context));
}

async function runMcp(options: McpOptions, context: Context): Promise<void> {
  const {serveMcp} = await import('../mcp/serve-mcp.js');
  await serveMcp(options, context);
}
