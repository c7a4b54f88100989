import {fileURLToPath} from 'node:url';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {onTestFinished} from 'vitest';
import {bin} from './docextract.js';

/** What a tool answered. */
export interface ToolReply {
  isError: boolean;
  text: string;
  data: Record<string, unknown>;
}

/**
 * The client hands a note on a moment after it came, and forgets a call as soon as it is answered: a note that came in one piece
 * with the answer is for nobody.
 */
const lateNote = 'Received a progress notification for an unknown token';

type Call = Parameters<Client['callTool']>[1];

export interface Connected {
  client: Client;
  /** What came on stdout and is no message of the protocol, and the like. */
  problems: Error[];
  stderr(this: void): string;
  call(this: void, name: string, args: Record<string, unknown>, options?: Call): Promise<ToolReply>;
}

/** Starts `docextract mcp` as a client does, and connects to it. */
export async function connect(
  argv: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Connected> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, 'mcp', ...argv],
    env: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const problems: Error[] = [];
  const client = new Client({name: 'test', version: '1'});
  client.onerror = (error) => {
    if (!error.message.startsWith(lateNote)) problems.push(error);
  };
  await client.connect(transport);
  onTestFinished(() => client.close());
  return {
    client,
    problems,
    stderr: () => stderr,
    async call(name, args, options) {
      const reply = await client.callTool({name, arguments: args}, {timeout: 300_000, ...options});
      const [first] = reply.content;
      return {
        isError: reply.isError === true,
        text: first?.type === 'text' ? first.text : '',
        data: (reply.structuredContent ?? {}) as Record<string, unknown>,
      };
    },
  };
}
