import {createServer, request as forward, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';
import {serverAddress} from '../place.js';

/** What is done to a request, or to its reply. */
export type Fault =
  /** A reply in place of the store's. */
  | {status: number; code?: string; body?: string; aheadMs?: number}
  /** The connection breaks off when so many bytes of the request have come. */
  | {resetUploadAt: number}
  /** The store answers, and the connection breaks off after so many bytes of the reply. */
  | {resetReplyAt: number}
  /** The store answers, and something between puts another body into its reply. */
  | {replyBody: string}
  /** The store answers, but its reply is lost. */
  | 'lost reply'
  /** One byte of the reply is another. */
  | 'wrong byte'
  /** Nothing comes. */
  | 'silence'
  /** The store is asked, and so answers, so much later. */
  | {delayMs: number}
  /** The clock of the store, in milliseconds from ours. */
  | {aheadMs: number};

/** `method` and `path` with its query. */
export type FaultPlan = (request: {method: string; path: string}) => Fault | undefined;

export interface FaultProxy {
  address: string;
  /** Requests that came, as `PUT /bucket/…`. */
  seen: string[];
  plan: FaultPlan;
}

/** A proxy before the S3 server of these tests, or before another, that does what its plan says. */
export async function startFaultProxy(address = serverAddress()): Promise<FaultProxy> {
  const upstream = new URL(address);
  const proxy: FaultProxy = {address: '', seen: [], plan: () => undefined};
  const server = createServer((request, reply) => {
    const [method, path] = [request.method ?? '', request.url ?? ''];
    proxy.seen.push(`${method} ${path}`);
    const fault = proxy.plan({method, path});
    const answer = (): void => act(fault, {request, reply, upstream});
    if (typeof fault === 'object' && 'delayMs' in fault) setTimeout(answer, fault.delayMs);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

interface Exchange {
  request: IncomingMessage;
  reply: ServerResponse;
  upstream: URL;
}

function act(fault: Fault | undefined, exchange: Exchange): void {
  const {request, reply, upstream} = exchange;
  if (fault === 'silence') return void request.resume();
  if (typeof fault === 'object' && 'status' in fault) {
    request.resume();
    const body =
      fault.body ?? `<Error><Code>${fault.code ?? 'SlowDown'}</Code><Message>not now</Message></Error>`;
    const date = new Date(Date.now() + (fault.aheadMs ?? 0)).toUTCString();
    return void reply.writeHead(fault.status, {'content-type': 'application/xml', date}).end(body);
  }
  const {hostname, port} = upstream;
  const {method, url, headers} = request;
  const onward = forward({hostname, port, method, path: url, headers}, (answer) => {
    if (fault === 'lost reply') return void answer.resume().on('end', () => request.socket.destroy());
    const shift = typeof fault === 'object' && 'aheadMs' in fault ? fault.aheadMs : 0;
    const date = new Date(Date.now() + shift).toUTCString();
    if (typeof fault === 'object' && 'replyBody' in fault)
      return void answer
        .resume()
        .on('end', () => reply.writeHead(answer.statusCode ?? 502, {date}).end(fault.replyBody));
    reply.writeHead(answer.statusCode ?? 502, {...answer.headers, date});
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      if (fault === 'wrong byte' && bytes === 0) chunk.writeUInt8(chunk.readUInt8(0) ^ 1, 0);
      bytes += chunk.length;
      const limit = typeof fault === 'object' && 'resetReplyAt' in fault ? fault.resetReplyAt : Infinity;
      if (bytes <= limit) return void reply.write(chunk);
      reply.write(chunk.subarray(0, Math.max(0, chunk.length - (bytes - limit))), () =>
        request.socket.destroy(),
      );
    });
    answer.on('end', () => reply.end());
  });
  onward.on('error', () => request.socket.destroy());
  if (typeof fault === 'object' && 'resetUploadAt' in fault) {
    let left = fault.resetUploadAt;
    request.on('data', (chunk: Buffer) => {
      onward.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left > 0) return;
      onward.destroy();
      request.socket.destroy();
    });
    return;
  }
  request.pipe(onward);
}
