import {once} from 'node:events';
import {createServer} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {
  createSocketDrain,
  defaultDrainLimits,
  type DrainLimits,
} from '../../../src/service/http/drain-socket.js';
import {startHarness} from '../harness.js';

const chunk = Buffer.alloc(64 * 1024, 0x20);

async function open(port: number): Promise<Socket> {
  const socket = connect({port, host: '127.0.0.1', allowHalfOpen: true});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Writes on without reading, as many programs do before they look at the answer; gives whether nothing failed. */
async function writeOn(socket: Socket, chunks: number): Promise<boolean> {
  for (let count = 0; count < chunks; count++) {
    const failed = await new Promise((resolve) => socket.write(chunk, resolve));
    if (failed) return false;
  }
  return true;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const data of socket.setEncoding('latin1')) text += data as string;
  return text;
}

test.each([
  ['POST /v1/process-job', 'x-auth: wrong', 401],
  ['POST /v1/process-job', 'x-auth: KEY\r\ncontent-type: text/plain', 400],
  ['PUT /v1/process', 'x-auth: KEY', 413],
  ['POST /nowhere', '', 404],
])(
  '%s: the answer to a caller who asks to close arrives, however much of the body is sent after it',
  async (line, head, status) => {
    const harness = await startHarness({settings: {documentBytes: 1024}});
    onTestFinished(() => harness.stop());
    const socket = await open(Number(new URL(harness.url).port));
    const chunks = 160;
    socket.on('error', () => undefined).pause();
    const headers = `host: service\r\nconnection: close\r\ncontent-length: ${chunks * chunk.length}`;
    socket.write(`${line} HTTP/1.1\r\n${headers}\r\n${head.replace('KEY', harness.key)}\r\n\r\n`);
    expect(await writeOn(socket, chunks)).toBe(true);
    expect(await readAll(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  },
);

/** Answers before the body is read, and closes. */
async function startHasty(patience: Partial<DrainLimits>): Promise<number> {
  const server = createServer((_request, response) => response.setHeader('connection', 'close').end('no'));
  createSocketDrain(server, {...defaultDrainLimits, ...patience});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A request that never ends; its answer is read, its connection kept open. */
async function endless(port: number): Promise<Socket> {
  const socket = await open(port);
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nhost: service\r\ntransfer-encoding: chunked\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  return socket.resume();
}

const body = Buffer.from(`${chunk.length.toString(16)}\r\n${chunk.toString()}\r\n`);

async function sendUntilCutOff(socket: Socket): Promise<void> {
  while (!socket.closed) {
    socket.write(body);
    await delay(20);
  }
}

test('who never stops sending is cut off after a time', async () => {
  const started = performance.now();
  const socket = await endless(await startHasty({ms: 500}));
  await sendUntilCutOff(socket);
  expect(performance.now() - started).toBeGreaterThan(500);
  expect(socket.errored).toMatchObject({code: expect.stringMatching(/ECONNRESET|EPIPE/) as string});
});

test('who sends too much is cut off before that', async () => {
  const socket = await endless(await startHasty({ms: 3_600_000, bytes: 1_000_000}));
  // Nothing is sent meanwhile: it must not be cut off for that.
  await delay(300);
  expect(socket.closed).toBe(false);
  while (!socket.closed && socket.bytesWritten < 1e9)
    await new Promise((resolve) => socket.write(body, resolve));
  expect(socket.bytesWritten).toBeLessThan(1e9);
});

test('of many that go on sending, the one that was answered first makes room', async () => {
  const port = await startHasty({ms: 3_600_000, connections: 2});
  const sockets = [await endless(port), await endless(port)];
  expect(sockets.map(({closed}) => closed)).toEqual([false, false]);
  sockets.push(await endless(port));
  await sendUntilCutOff(sockets[0]!);
  expect(sockets[1]!.destroyed).toBe(false);
  expect(sockets[2]!.destroyed).toBe(false);
});

test('nothing is left on a connection whose requests are answered before their bodies, again and again', async () => {
  const harness = await startHarness();
  onTestFinished(() => harness.stop());
  const accepted = once(harness.service.app.server, 'connection') as Promise<[Socket]>;
  const socket = await open(Number(new URL(harness.url).port));
  const [served] = await accepted;
  const listeners = (): number => served.listenerCount('close');
  const counts: number[] = [];
  for (let request = 0; request < 4; request++) {
    socket.write('POST /nowhere HTTP/1.1\r\nhost: service\r\ncontent-length: 4\r\n\r\n');
    await once(socket, 'data');
    socket.write('body');
    // Whose answer says that the body before it has been read.
    socket.write('GET /health/live HTTP/1.1\r\nhost: service\r\n\r\n');
    await once(socket, 'data');
    counts.push(listeners());
  }
  expect(counts).toEqual(counts.map(() => counts[0]));
});
