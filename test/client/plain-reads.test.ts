import {createServer, type Server} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {createClient} from '../../src/client/client.js';
import {listen} from '../helpers/listen.js';
import {json, serveWire} from './wire-server.js';

const jobId = '3d7ff67a-4b5f-41ff-a3bd-f5cc1042fb0a';
const state = JSON.stringify({job_id: jobId, template_id: jobId, status: 'SUCCESS'});
const answer = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${state.length}\r\n\r\n${state}`;

/** A server of bytes: says what it likes to each connection. */
async function serveBytes(onConnection: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(onConnection);
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

function clientOf(url: string, replyMs = 5000) {
  const waits: string[] = [];
  const client = createClient({
    baseUrl: url,
    apiKey: 'key',
    retries: 0,
    timeouts: {replyMs},
    onWait: ({code}) => waits.push(code),
  });
  onTestFinished(() => client.close());
  return {client, waits};
}

test('a read whose kept connection the service closes meanwhile is sent again at once', async () => {
  let connections = 0;
  const url = await serveBytes((socket) => {
    const isFirst = ++connections === 1;
    let requests = 0;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      if (isFirst && ++requests === 2) socket.destroy();
      else socket.write(answer);
    });
  });
  const {client, waits} = clientOf(url);
  await client.status(jobId);
  expect(await client.status(jobId)).toMatchObject({status: 'SUCCESS'});
  expect({connections, waits}).toEqual({connections: 2, waits: []});
});

test('reads of one client go by a connection that is kept', async () => {
  let connections = 0;
  const url = await serveBytes((socket) => {
    connections++;
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(answer));
  });
  const {client} = clientOf(url);
  for (let turn = 0; turn < 3; turn++) await client.status(jobId);
  expect(connections).toBe(1);
});

test.each([
  ['HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"job', 'the answer stopped before its end'],
  ['', 'no answer in time'],
])('a service that falls silent after %j is given up in time', async (said, told) => {
  const url = await serveBytes((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(said));
  });
  const {client} = clientOf(url, 300);
  await expect(client.status(jobId)).rejects.toThrow(told);
});

test.each([
  ['HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"job', 'the other side closed the connection'],
  ['', 'the other side closed the connection'],
  ['SSH-2.0-OpenSSH_9.2\r\n', 'the answer is no HTTP'],
])('a service that hangs up after %j is told in plain words', async (said, told) => {
  const url = await serveBytes((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.end(said));
  });
  const {client} = clientOf(url);
  await expect(client.status(jobId)).rejects.toThrow(told);
});

test('closing waits for a read under way, and refuses further ones', async () => {
  let answer: () => void = () => undefined;
  const service = await serveWire((request, response, socket) => {
    answer = () => json(JSON.parse(state))(request, response, socket);
  });
  const {client} = clientOf(service.url);
  const reading = client.status(jobId);
  await expect.poll(() => service.received.length).toBe(1);
  const closing = client.close();
  answer();
  await closing;
  expect(await reading).toMatchObject({status: 'SUCCESS'});
  await expect(client.status(jobId)).rejects.toThrow();
});

test('a read is aborted before, and while its answer comes', async () => {
  const url = await serveBytes((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"job'));
  });
  const {client} = clientOf(url);
  await expect(client.status(jobId, {signal: AbortSignal.abort()})).rejects.toMatchObject({
    name: 'DocextractError',
  });
  await expect(client.status(jobId, {signal: AbortSignal.timeout(200)})).rejects.toMatchObject({
    name: 'DocextractError',
  });
});
