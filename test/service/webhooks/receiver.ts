import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import {onTestFinished} from 'vitest';
import {listen} from '../../helpers/listen.js';

export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

export interface Receiver {
  url: string;
  received: Received[];
}

/** Answers the nth request, from 1, once its body is there. */
export type Answer = (response: ServerResponse, count: number, received: Received) => void;

export const ok: Answer = (response) => response.end('thank you');
export const withStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

/** A real endpoint on a free loopback port that remembers what it was sent. */
export async function startReceiver(
  answer: Answer = ok,
  atEnd: (close: () => void) => void = onTestFinished,
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {headers} = request;
      const id = String(headers['webhook-id']);
      const one = {id, headers, body: Buffer.concat(chunks).toString(), at: performance.now()};
      received.push(one);
      answer(response, received.length, one);
    });
  });
  const port = await listen(server);
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return {url: `http://127.0.0.1:${port}/hook`, received};
}
