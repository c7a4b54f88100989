import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {onTestFinished} from 'vitest';
import {listen} from '../helpers/listen.js';

/** A request as it came over the wire. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface WireServer {
  url: string;
  /** Whole requests, in the order they came. */
  received: Received[];
  /** Takes no more connections. */
  close: () => void;
}

export type Answer = (request: Received, response: ServerResponse, socket: Socket) => void;

/** A server that answers whatever the test wants, each request in its turn; the last answer stands for all further ones. */
export async function serveWire(...answers: Answer[]): Promise<WireServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const {method = '', url = '', headers} = request;
      const whole = {method, url, headers, body: Buffer.concat(chunks)};
      received.push(whole);
      answers[Math.min(received.length, answers.length) - 1]!(whole, response, request.socket);
    });
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () => void server.close(),
  };
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return text(JSON.stringify(value), status, {'content-type': 'application/json', ...headers});
}

export function text(body: string, status = 200, headers: Record<string, string> = {}): Answer {
  return (_, response) => response.writeHead(status, headers).end(body);
}

/** Takes the whole request and hangs up without a word. */
export const hangUp: Answer = (_, __, socket) => socket.destroy();
