import {createServer, type Socket} from 'node:net';
import {Readable, Writable} from 'node:stream';
import {setTimeout as delay} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {type ClientOptions, createClient} from '../../src/client/client.js';
import type {Document} from '../../src/client/document.js';
import type {DocextractError} from '../../src/contract/errors.js';
import {listen} from '../helpers/listen.js';
import {type Answer, hangUp, json, serveWire, text} from './wire-server.js';

const bytes = Buffer.alloc(200_000, 7);
const document: Document = {
  name: 'a.pdf',
  size: bytes.length,
  kind: 'pdf',
  open: () => Readable.from([bytes]),
};
const paid = {templateId: 't'};
const done = json({document_data: {total: '1'}});
const state = json({job_id: 'j', status: 'SUCCESS'});
const honours = {'idempotency-supported': 'true'};

/** Speaks to a server with time that passes as fast as it is slept. */
function open(baseUrl: string, options: Partial<ClientOptions> = {}) {
  const waits: number[] = [];
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const client = createClient({
    baseUrl,
    apiKey: 'secret-key',
    now: () => nowMs,
    random: () => 0.5,
    sleep: (ms, signal) => {
      signal?.throwIfAborted();
      nowMs += ms;
      return Promise.resolve();
    },
    onWait: ({waitMs}) => waits.push(waitMs),
    ...options,
  });
  return {client, waits};
}

async function errorOf(work: Promise<unknown>): Promise<DocextractError> {
  return work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as DocextractError,
  );
}

test.each([408, 500, 502, 504])(
  'a paid request answered %i is not repeated: its outcome is unknown',
  async (status) => {
    const {url, received} = await serveWire(text('oops', status), json({}, 404));
    const error = await errorOf(open(url).client.process(document, paid));
    expect(error).toMatchObject({code: 'unknown_outcome', status});
    expect(received.filter(({method}) => method === 'POST')).toHaveLength(1);
  },
);

test.each([
  ['a proxy', text('default backend - 404', 404)],
  ['a service that has taken the key back', json({error: 'unauthorized'}, 401)],
])('an attempt that may have been billed stays unknown when %s refuses the next one', async (_, refusal) => {
  const {url, received} = await serveWire(
    hangUp,
    json({error: 'not_found', message: 'no such job'}, 404, honours),
    refusal,
  );
  const error = await errorOf(open(url).client.process(document, paid));
  expect(received.map(({method}) => method)).toEqual(['POST', 'GET', 'POST']);
  expect(error.code).toBe('unknown_outcome');
});

test('the word of a service that honours keys also counts for the attempt before', async () => {
  const {url} = await serveWire(
    hangUp,
    json({error: 'not_found', message: 'no such job'}, 404, honours),
    json({error: 'unreadable_document', message: 'it is damaged'}, 422, honours),
  );
  expect((await errorOf(open(url).client.process(document, paid))).code).toBe('unreadable_document');
});

test('a connection reset after the body leaves the outcome of a paid request unknown', async () => {
  const {url, received} = await serveWire(hangUp, json({}, 404));
  const error = await errorOf(open(url).client.process(document, paid));
  expect(error.code).toBe('unknown_outcome');
  expect(received.filter(({method}) => method === 'POST')).toHaveLength(1);
});

test('a service that honours idempotency keys gets the same request again, byte for byte', async () => {
  const {url, received} = await serveWire(hangUp, json({}, 404, honours), text('', 502), done);
  const {client} = open(url);
  expect((await client.process(document, paid)).document_data).toEqual({total: '1'});
  const posts = received.filter(({method}) => method === 'POST');
  expect(posts).toHaveLength(3);
  expect(new Set(posts.map(({headers}) => headers['idempotency-key'])).size).toBe(1);
  expect(posts[1]!.body.equals(posts[0]!.body)).toBe(true);
});

test('what the service said before about idempotency keys is remembered', async () => {
  const {url, received} = await serveWire(json({document_data: {}}, 200, honours), hangUp, done);
  const {client} = open(url);
  await client.process(document, paid);
  await client.process(document, paid);
  expect(received.map(({method}) => method)).toEqual(['POST', 'POST', 'POST']);
});

test('a repeated request that is still being answered is waited for', async () => {
  const inFlight = json({error: 'in_flight', message: 'wait'}, 409, honours);
  const {url} = await serveWire(json({}, 500, honours), inFlight, inFlight, done);
  expect((await open(url).client.process(document, paid)).document_data).toEqual({total: '1'});
});

test('a request that may have been billed is not reported as unreachable when the service goes away', async () => {
  const server = await serveWire((...exchange) => {
    server.close();
    json({}, 500, {...honours, connection: 'close'})(...exchange);
  });
  const {received} = server;
  const error = await errorOf(open(server.url, {retries: 3}).client.process(document, paid));
  expect(received).toHaveLength(1);
  expect(error.code).toBe('unknown_outcome');
});

test.each([408, 500, 502, 504])('a read answered %i is tried again', async (status) => {
  const {url, received} = await serveWire(text('', status), hangUp, state);
  expect((await open(url).client.status('j')).status).toBe('SUCCESS');
  expect(received).toHaveLength(3);
});

test('a read that fails on and on ends as read_failed after the retries', async () => {
  const {url, received} = await serveWire(text('Bad Gateway', 502));
  const error = await errorOf(open(url, {retries: 2}).client.status('j'));
  expect(error).toMatchObject({code: 'read_failed', status: 502});
  expect(received).toHaveLength(3);
});

test('a refused connection is tried again, also for paid requests, then unreachable with a hint', async () => {
  const {client, waits} = open(`http://127.0.0.1:${await closedPort()}`, {retries: 2});
  const error = await errorOf(client.process(document, paid));
  expect(error).toMatchObject({code: 'unreachable'});
  expect(error.message).toContain('ECONNREFUSED');
  expect(error.hint).toMatch(/start the service/);
  expect(waits).toEqual([250, 500]);
});

test('a TLS handshake that fails sends nothing and is unreachable', async () => {
  const {url} = await serveWire(done);
  const error = await errorOf(
    open(url.replace('http:', 'https:'), {retries: 0}).client.process(document, paid),
  );
  expect(error.code).toBe('unreachable');
});

const inTenMinutes = new Date(Date.parse('2026-03-01T12:10:00Z')).toUTCString();
const inTenSeconds = new Date(Date.parse('2026-03-01T12:00:10Z')).toUTCString();
test.each<[string, Record<string, string>, number]>([
  ['seconds', {'retry-after': '7'}, 7000],
  ['a date', {'retry-after': inTenSeconds}, 10_000],
  ['a day, bounded to the window', {'retry-after': '86400'}, 60_000],
  ['a date far away, bounded', {'retry-after': inTenMinutes}, 60_000],
  ['milliseconds', {'retry-after-ms': '1500'}, 1500],
  ['the draft RateLimit header', {ratelimit: '"default";r=0;t=12'}, 12_000],
  ['the older RateLimit header', {ratelimit: 'limit=10, remaining=0, reset=13'}, 13_000],
  ['RateLimit-Reset', {'ratelimit-reset': '14'}, 14_000],
  ['X-RateLimit-Reset in seconds', {'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '15'}, 15_000],
  [
    'X-RateLimit-Reset as epoch',
    {'x-ratelimit-reset': String(Date.parse('2026-03-01T12:00:16Z') / 1000)},
    16_000,
  ],
  ['nothing: backoff', {}, 250],
])('429 with %s waits as told and goes on', async (_, headers, waitMs) => {
  const {url, received} = await serveWire(text('slow down', 429, headers), done);
  const {client, waits} = open(url);
  await client.process(document, paid);
  expect(waits).toEqual([waitMs]);
  expect(received).toHaveLength(2);
});

test('429 for ever ends as rate_limited within the time given', async () => {
  const {url} = await serveWire(text('', 429, {'retry-after': '60'}));
  const error = await errorOf(open(url, {timeouts: {throttleMs: 150_000}}).client.process(document, paid));
  expect(error).toMatchObject({code: 'rate_limited', status: 429, retryAfterSeconds: 60});
});

test('a storm of 503 is waited out, one without end is unavailable', async () => {
  const busy = text('', 503, {'retry-after': '2'});
  const storm = await serveWire(busy, busy, busy, done);
  const {client, waits} = open(storm.url);
  await client.process(document, paid);
  expect(waits).toEqual([2000, 2000, 2000]);
  const endless = await serveWire(busy);
  expect(await errorOf(open(endless.url).client.process(document, paid))).toMatchObject({
    code: 'unavailable',
  });
  expect(endless.received).toHaveLength(6);
});

test('when one worker is told to wait, all wait', async () => {
  const arrivals: number[] = [];
  const note: Answer = (request, response, socket) => {
    arrivals.push(Date.now());
    (arrivals.length === 1 ? text('', 429, {'retry-after-ms': '400'}) : state)(request, response, socket);
  };
  const {url} = await serveWire(note);
  let isWaiting = false;
  const sleep = (ms: number) => ((isWaiting = true), delay(ms));
  const client = createClient({baseUrl: url, apiKey: 'k', sleep});
  const first = client.status('a');
  await until(() => isWaiting);
  await Promise.all([first, client.status('b'), client.status('c')]);
  expect(Math.min(...arrivals.slice(1)) - arrivals[0]!).toBeGreaterThanOrEqual(390);
});

test('with nothing left in the window the next request waits for the next one', async () => {
  const {url} = await serveWire(
    json({job_id: 'j', status: 'NEW'}, 200, {ratelimit: '"default";r=0;t=30'}),
    state,
  );
  let slept = 0;
  const {client} = open(url, {now: () => slept, sleep: (ms) => Promise.resolve(void (slept += ms))});
  await client.status('j');
  await client.status('j');
  expect(slept).toBeGreaterThanOrEqual(30_000);
});

test.each([
  [400, 'invalid_request'],
  [401, 'unauthorized'],
  [402, 'out_of_credits'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [410, 'results_expired'],
  [413, 'too_large'],
  [415, 'unsupported_kind'],
  [418, 'invalid_request'],
  [422, 'unreadable_document'],
  [302, 'bad_reply'],
])('%i is %s, sent once, with the service’s own words', async (status, code) => {
  const {url, received} = await serveWire(json({error: 'E17', message: 'the words of the service'}, status));
  const error = await errorOf(open(url).client.process(document, paid));
  expect(error).toMatchObject({code, status});
  expect(error.message).toContain('the words of the service');
  expect(received).toHaveLength(1);
});

test('a code of ours in the body wins over the status, and its hint is passed on', async () => {
  const {url} = await serveWire(json({error: 'template_not_active', message: 'm', hint: 'activate it'}, 403));
  expect(await errorOf(open(url).client.process(document, paid))).toMatchObject({
    code: 'template_not_active',
    hint: 'activate it',
  });
});

const activate = {message: 'the template is a draft', hint: 'activate it'};

test.each([
  ['code beside a sentence', {code: 'template_not_active', error: 'the template is a draft', ...activate}],
  ['type', {type: 'urn:docextract:error:template_not_active', error: 'the template is a draft', ...activate}],
  ['error, as before', {error: 'template_not_active', ...activate}],
  ['code before error', {code: 'template_not_active', error: 'not_found', ...activate}],
  ['a code nobody knows, and error', {code: 'E17', error: 'template_not_active', ...activate}],
])('the code of an error reply: %s', async (_, body) => {
  const {url} = await serveWire(json(body, 403));
  const error = await errorOf(open(url).client.process(document, paid));
  expect(error).toMatchObject({code: 'template_not_active', hint: 'activate it'});
  expect(error.message).toBe('processing a.pdf: the template is a draft (403)');
});

test.each([
  [{error: {code: 'E17', message: 'no such template'}}, 'no such template'],
  [{error: 'no such template'}, 'no such template'],
  [{code: 'not_found', error: 'no such template'}, 'no such template'],
  [{error: 'not_found', detail: 'no such template'}, 'no such template'],
  [{error: 'not_found'}, 'not_found'],
])('the sentence of the error reply %j is told', async (body, sentence) => {
  const {url} = await serveWire(json(body, 404));
  const error = await errorOf(open(url).client.process(document, paid));
  expect(error.message).toBe(`processing a.pdf: ${sentence} (404)`);
});

test.each([
  [{message: 'template_id must be a UUID'}, 'template_id must be a UUID'],
  [
    {statusCode: 400, message: ['template_id must be a UUID', 'x should not exist'], error: 'Bad Request'},
    'Bad Request: template_id must be a UUID; x should not exist',
  ],
  [{detail: [{loc: ['body', 'template_id'], msg: 'Field required'}]}, 'body.template_id: Field required'],
  [
    {title: 'One or more validation errors occurred.', errors: {TemplateId: ['is no UUID', 'is unknown']}},
    'One or more validation errors occurred: TemplateId: is no UUID; TemplateId: is unknown',
  ],
  [{errors: [{field: 'template_id', message: 'is no UUID'}]}, 'template_id: is no UUID'],
  [{error: {message: ['a is missing', 'b is missing']}}, 'a is missing; b is missing'],
  [{errors: Array.from({length: 9}, (_, at) => `e${at}`)}, 'e0; e1; e2; e3; e4; and 4 more'],
  [{message: 'no such template', errors: []}, 'no such template'],
])('the sentences of a validation are told: %j', async (body, sentence) => {
  const {url} = await serveWire(json(body, 400));
  const error = await errorOf(open(url).client.process(document, paid));
  expect(error).toMatchObject({code: 'invalid_request', message: `processing a.pdf: ${sentence} (400)`});
});

test('a validation of any depth is told, or shown as it came', async () => {
  const depth = 100_000;
  const {url} = await serveWire(text(`{"errors":${'['.repeat(depth)}${']'.repeat(depth)}}`, 400));
  const error = await errorOf(open(url).client.process(document, paid));
  expect(error).toMatchObject({code: 'invalid_request', status: 400});
});

test('a question that is refused with 422 is no unreadable document', async () => {
  const {url} = await serveWire(json({message: 'bad job id'}, 422));
  const error = await errorOf(open(url).client.status('j'));
  expect(error).toMatchObject({code: 'invalid_request', message: 'status of job j: bad job id (422)'});
});

test.each([{code: 'in_flight', error: 'still being answered'}, {error: 'in_flight'}])(
  'a request that is still being answered is waited for: %j',
  async (body) => {
    const {url, received} = await serveWire(json(body, 409), json({document_data: {total: '1'}}));
    expect(await open(url).client.process(document, paid)).toMatchObject({document_data: {total: '1'}});
    expect(received).toHaveLength(2);
  },
);

test('a refusal in words about credits is out_of_credits', async () => {
  const {url} = await serveWire(json({error: 'Insufficient credits on this account'}, 400));
  expect((await errorOf(open(url).client.process(document, paid))).code).toBe('out_of_credits');
});

test('only who has paid is told what is not paid again', async () => {
  const {url} = await serveWire(json({}, 402));
  const {client} = open(url);
  expect((await errorOf(client.process(document, paid))).hint).toContain('without --force');
  expect((await errorOf(client.status('j'))).hint).toBe('Add credits to the account, then ask again.');
});

test('a request that is not found is about its template and the address, or about its job', async () => {
  const {url} = await serveWire(json({}, 404));
  const {client} = open(url);
  expect((await errorOf(client.process(document, paid))).hint).toMatch(/template.*address/);
  expect((await errorOf(client.template('t'))).hint).toMatch(/template.*address/);
  expect((await errorOf(client.status('j'))).hint).toContain('Jobs and their results');
});

test('https to a port that speaks plain http says so, whatever is asked', async () => {
  const {url} = await serveWire(done);
  const {client} = open(url.replace('http:', 'https:'), {retries: 0});
  for (const asked of [client.status('j'), client.process(document, paid)]) {
    const error = await errorOf(asked);
    expect(error).toMatchObject({code: 'unreachable', hint: expect.stringContaining('plain http') as string});
    expect(error.message).toContain('(the answer is not encrypted)');
  }
});

test.each([
  [
    'a web page with status 200',
    text('<html><title>Sign in</title>', 200, {'content-type': 'text/html'}),
    'Sign in',
  ],
  ['JSON that is cut off', text('{"document_data": {"tot'), '"tot'],
  ['JSON of another shape', json('a string'), 'another shape'],
  ['nothing', text(''), 'nothing'],
])('%s is a bad reply that shows how it begins', async (_, answer, shown) => {
  const {url} = await serveWire(answer);
  const error = await errorOf(open(url).client.process(document, paid));
  expect(error.code).toBe('bad_reply');
  expect(error.message).toContain(shown);
});

test('a body shorter than announced is a broken connection, not a reply', async () => {
  const {url, received} = await serveWire((_, response, socket) => {
    response.writeHead(200, {'content-length': '1000'}).write('{"job_id"', () => socket.destroy());
  }, state);
  expect((await open(url).client.status('j')).status).toBe('SUCCESS');
  expect(received).toHaveLength(2);
});

test('a reply of 300 MB is refused without holding it', async () => {
  const {url} = await serveWire((_, response) => {
    response.writeHead(200, {'content-type': 'application/json'});
    Readable.from(chunksOf(300))
      .on('error', () => undefined)
      .pipe(response)
      .on('error', () => undefined);
  });
  const before = process.memoryUsage().rss;
  const error = await errorOf(open(url).client.process(document, paid));
  expect(error.code).toBe('bad_reply');
  expect(error.message).toMatch(/larger than/);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

test('results of any size go into a stream', async () => {
  const {url} = await serveWire(
    (_, response) => void Readable.from(chunksOf(100)).pipe(response.writeHead(200)),
  );
  let length = 0;
  const sink = () =>
    new Writable({write: (chunk: Buffer, _, next) => void ((length += chunk.length), next())});
  expect(await open(url).client.download('j', {format: 'json', sink})).toBe(100 * 1024 * 1024);
  expect(length).toBe(100 * 1024 * 1024);
});

test('an early refusal is understood although the body is not all sent', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () =>
      socket.end('HTTP/1.1 413 Too Large\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}'),
    );
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const big: Document = {name: 'big.pdf', size: 50 * 1024 * 1024, open: () => Readable.from(chunksOf(50))};
  const error = await errorOf(open(`http://127.0.0.1:${port}`).client.process(big, paid));
  expect(error.code).toBe('too_large');
});

test.each([
  ['shrinks', bytes.length + 1],
  ['grows', bytes.length - 1],
])(
  'a file that %s while it is sent is an error of reading, and no whole request arrives',
  async (_, size) => {
    const {url, received} = await serveWire(done);
    const error = await errorOf(open(url).client.process({...document, size}, paid));
    expect(error).toMatchObject({code: 'cannot_read'});
    expect(error.message).toContain('a.pdf changed');
    expect(received).toHaveLength(0);
  },
);

test('aborted before it is sent it is interrupted, aborted while it is answered it is unknown', async () => {
  const {url, received} = await serveWire(() => undefined);
  const {client} = open(url, {sleep: undefined, now: undefined});
  expect((await errorOf(client.process(document, {...paid, signal: AbortSignal.abort()}))).code).toBe(
    'interrupted',
  );
  const abort = new AbortController();
  const work = errorOf(client.process(document, {...paid, signal: abort.signal}));
  await until(() => received.length === 1);
  abort.abort();
  expect((await work).code).toBe('unknown_outcome');
});

test('silence after the upload ends with the reply timeout', async () => {
  const {url} = await serveWire(() => undefined);
  const client = createClient({baseUrl: url, apiKey: 'k', retries: 0, timeouts: {replyMs: 1000}});
  expect(await errorOf(client.status('j'))).toMatchObject({
    code: 'read_failed',
    message: 'status of job j: the connection broke (no answer in time)',
    hint: expect.stringContaining('--timeout') as string,
  });
  const error = await errorOf(client.process(document, paid));
  expect(error).toMatchObject({code: 'unknown_outcome'});
  expect(error.message).toContain('(no answer in time)');
});

test.each<[string, (socket: Socket) => unknown, RegExp]>([
  ['closes', (socket) => socket.destroy(), /the other side closed the connection|ECONNRESET/],
  [
    'stops',
    (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{'),
    /stopped before its end/,
  ],
  [
    'ends early',
    (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{'),
    /closed|ended early/,
  ],
  ['speaks something else', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'), /the answer is no HTTP/],
])('a connection that %s is told in plain words', async (_, answer, words) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => void answer(socket));
    onTestFinished(() => void socket.destroy());
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const base = {baseUrl: `http://127.0.0.1:${port}`, apiKey: 'k', retries: 0};
  const error = await errorOf(createClient({...base, timeouts: {replyMs: 1000}}).status('j'));
  expect(error.message).toMatch(words);
  expect(error.message).not.toMatch(/UND_ERR|HPE_/);
});

test('a key that the service echoes is not repeated', async () => {
  const {url} = await serveWire(json({message: 'no such key: secret-key'}, 401));
  const error = await errorOf(open(url).client.status('j'));
  expect(error.message).toContain('no such key: [key]');
  expect(JSON.stringify(error) + error.stack).not.toContain('secret-key');
});

function* chunksOf(mebibytes: number): Generator<Buffer> {
  for (let count = 0; count < mebibytes; count++) yield Buffer.alloc(1024 * 1024, 32);
}

async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
