import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {cannotListen} from '../../contract/errors.js';
import {isRefusal, type Refusal} from './refusal.js';

/** Handles a request; its status is sent to the sender. Must not throw. */
export type RequestHandler = (request: IncomingMessage) => Promise<{outcome: string} | Refusal>;

/** A server that accepts POST at any path. Slow senders are cut off. */
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
    throw cannotListen({host, port}, cause);
  });
  // A TCP server's address is an object; only pipes have a name.
  const {address, port: actual, family} = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`;
}

/** Accepts no new connections, and gives open requests a few seconds to be answered. */
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
/** After a refusal the rest of the request is read for this long, or the sender would not see the answer. */
const drainMs = 1000;

async function answer(request: IncomingMessage, reply: ServerResponse, take: RequestHandler): Promise<void> {
  const response = await take(request);
  const isRefused = isRefusal(response);
  const headers = {
    'content-type': 'application/json',
    ...(isRefused && response.status === 405 && {allow: 'POST'}),
    ...(isRefused && response.status === 503 && {'retry-after': '30'}),
  };
  // Details of failed credentials are not disclosed.
  const body = isRefused ? {error: response.status === 401 ? 'unauthorized' : response.reason} : response;
  reply.writeHead(isRefused ? response.status : 200, headers).end(JSON.stringify(body));
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.destroy(), drainMs).unref();
}
