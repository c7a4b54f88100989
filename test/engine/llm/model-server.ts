import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import {LanguageModelSettings} from '../../../src/engine/llm/settings.js';
import {listen} from '../../helpers/listen.js';

export interface ChatRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    temperature?: number;
    messages: {role: string; content: string | {type: string; text?: string; image_url?: {url: string}}[]}[];
    response_format?: {type: string; json_schema?: {strict: boolean; schema: Record<string, unknown>}};
  };
}

export type Answering = (response: ServerResponse, request: ChatRequest) => void;

export interface ModelServer {
  requests: ChatRequest[];
  settings: LanguageModelSettings;
  close(): Promise<void>;
}

/** A server for chat completions on a free port: records what it is asked and answers in turn, the last answer for ever. */
export async function startModelServer(
  answers: Answering[],
  settings: Partial<LanguageModelSettings> = {},
): Promise<ModelServer> {
  const requests: ChatRequest[] = [];
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as ChatRequest['body'];
      const request = {path: incoming.url ?? '', headers: incoming.headers, body};
      requests.push(request);
      answers[Math.min(requests.length, answers.length) - 1]!(response, request);
    });
  });
  const port = await listen(server);
  return {
    requests,
    settings: LanguageModelSettings.parse({
      mode: 'assist',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      model: 'small-model',
      apiKey: 'sk-secret-4711',
      ...settings,
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer with this content, as OpenAI sends it. */
export function says(content: unknown, choice: Record<string, unknown> = {}): Answering {
  const text = typeof content === 'string' || content === null ? content : JSON.stringify(content);
  return sends(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{index: 0, finish_reason: 'stop', message: {role: 'assistant', content: text}, ...choice}],
  });
}

export function sends(status: number, body: unknown, headers: Record<string, string> = {}): Answering {
  return (response) => {
    const isText = typeof body === 'string';
    response.writeHead(status, {'content-type': isText ? 'text/html' : 'application/json', ...headers});
    response.end(isText ? body : JSON.stringify(body));
  };
}

/** A refusal in OpenAI's shape. */
export function refuses(status: number, message: string, code?: string): Answering {
  return sends(status, {error: {message, type: 'invalid_request_error', code: code ?? null}});
}
