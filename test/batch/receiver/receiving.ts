import {createHmac} from 'node:crypto';
import {EventEmitter, once} from 'node:events';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {
  ReceiverContext,
  ReceiverEvent,
  ReceiverOptions,
} from '../../../src/batch/receiver/receiver-options.js';
import {receiveDeliveries, type ReceiverReport} from '../../../src/batch/receiver/receiver.js';

export const secret = `whsec_${Buffer.from('a secret of the tests, long enough').toString('base64')}`;

export interface Receiving {
  url: string;
  directory: string;
  events: ReceiverEvent[];
  report: Promise<ReceiverReport>;
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  until: (type: ReceiverEvent['type'], count?: number) => Promise<void>;
  stop: () => Promise<ReceiverReport>;
}

type More = Partial<ReceiverOptions> & Partial<Pick<ReceiverContext, 'onReceived' | 'ledgers'>>;

/** A receiver on a free port, in this process. */
export async function startReceiver(directory: string, more: More = {}): Promise<Receiving> {
  const {onReceived, ledgers, ...options} = more;
  const stopping = new AbortController();
  const events: ReceiverEvent[] = [];
  const told = new EventEmitter();
  const report = receiveDeliveries(
    {host: '127.0.0.1', port: 0, checks: {}, directory, ...options},
    {
      tell: (event) => {
        events.push(event);
        told.emit('event');
      },
      ...{now: Date.now, random: Math.random, stop: stopping.signal, pid: process.pid, isRunning: () => true},
      ...(onReceived && {onReceived}),
      ...(ledgers && {ledgers}),
    },
  );
  // A receiver that ended tells no more.
  const ended = report.then(() => Promise.reject(new Error('the receiver has ended')));
  ended.catch(() => undefined);
  const until = async (type: ReceiverEvent['type'], count = 1) => {
    while (events.filter((event) => event.type === type).length < count)
      await Promise.race([once(told, 'event'), ended]);
  };
  await until('listening');
  const url = (events[0] as {url: string}).url;
  return {
    ...{url, directory, events, report, until},
    post: (body, headers = {}) =>
      fetch(url, {method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body)}),
    async stop() {
      stopping.abort();
      return report;
    },
  };
}

/** The headers of Standard Webhooks, made here a second time, from its specification. */
export function signed(
  body: string,
  {id = 'msg_1', atMs = Date.now(), key = secret} = {},
): Record<string, string> {
  const timestamp = String(Math.floor(atMs / 1000));
  const hmac = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'));
  const digest = hmac.update(`${id}.${timestamp}.${body}`).digest('base64');
  return {'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${digest}`};
}

export async function temporaryDirectory(): Promise<{path: string; remove: () => Promise<void>}> {
  const path = await mkdtemp(join(tmpdir(), 'docextract-receiver-'));
  return {path, remove: () => rm(path, {recursive: true, force: true, maxRetries: 5, retryDelay: 100})};
}

/** Results by their names below a directory. */
export async function resultsIn(directory: string): Promise<Record<string, unknown>> {
  const names = (await readdir(directory, {recursive: true})).filter(
    (name) => name.endsWith('.json') && !name.startsWith('.docextract'),
  );
  const read = async (name: string) =>
    [name, JSON.parse(await readFile(join(directory, name), 'utf8'))] as const;
  return Object.fromEntries(await Promise.all(names.sort().map(read)));
}

export interface Target {
  url: string;
  taken: {body: string; headers: IncomingHttpHeaders}[];
  close: () => void;
}

/** Where deliveries are sent on to: it answers with these statuses in turn, the last one again and again. */
export async function startTarget(statuses: number[], port = 0): Promise<Target> {
  const taken: Target['taken'] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({body: Buffer.concat(chunks).toString(), headers: request.headers});
      reply.writeHead(statuses[Math.min(taken.length, statuses.length) - 1]!).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () => (server.closeAllConnections(), void server.close()),
  };
}
