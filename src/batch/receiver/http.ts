import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {DocextractError} from '../../contract/errors.js';
import {isRefusal, type Refusal} from './refusal.js';

/** What is made of a request; the sender is answered with its status. Must not throw. */
export type RequestHandler = (request: IncomingMessage) => Promise<{outcome: string} | Refusal>;

/** A server that takes POSTs at any path. Whoever sends slowly is cut off. */
export function createReceiverServer(take: RequestHandler): Server {
  const times = {requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 5000};
  return createServer(times, (request, reply) => void answer(request, reply, take));
}

/** Gives the address. Throws `usage`. */
export async function listen(server: Server, {host, port}: {host: string; port: number}): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((cause: unknown) => {
    throw new DocextractError('usage', `cannot listen on ${host} port ${port}: ${(cause as Error).message}`, {
      hint: 'Give another --port, or 0 for any free one.',
      cause,
    });
  });
  // A TCP server's address is an object; only pipes have a name.
  const {address, port: actual, family} = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`;
}

/** Takes no new connection, and lets the requests that are there be answered within a few seconds. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Connections become idle one by one, as they are answered.
  const closing = setInterval(() => server.closeIdleConnections(), 20);
  const patience = new AbortController();
  await Promise.race([
    closed,
    delay(closeMs, undefined, {signal: patience.signal, ref: false}).catch(() => undefined),
  ]);
  clearInterval(closing);
  patience.abort();
  server.closeAllConnections();
}

const closeMs = 5000;
/** What a sender who was refused still sends is read for so long, or it would not see the answer. */
const drainMs = 1000;

async function answer(request: IncomingMessage, reply: ServerResponse, take: RequestHandler): Promise<void> {
  const response = await take(request);
  const isRefused = isRefusal(response);
  const headers = {
    'content-type': 'application/json',
    ...(isRefused && response.status === 405 && {allow: 'POST'}),
    ...(isRefused && response.status === 503 && {'retry-after': '30'}),
  };
  // What is wrong with a credential is nobody's business but ours.
  const body = isRefused ? {error: response.status === 401 ? 'unauthorized' : response.reason} : response;
  reply.writeHead(isRefused ? response.status : 200, headers).end(JSON.stringify(body));
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.destroy(), drainMs).unref();
}
