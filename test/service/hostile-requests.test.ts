import {connect} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, form, type Harness, json, png, startHarness, untilDone} from './harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({settings: {headMs: 500}});
});
afterAll(() => harness.stop());

const actual_image = png('a document').toString('base64');

/** Sends bytes and gives all that comes back until the other side closes. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(harness.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

test('connections that never finish the head of their request are closed, and keep nobody from being served', async () => {
  const slow = Array.from({length: 100}, () =>
    exchange('GET /v1/job-status HTTP/1.1\r\nhost: x\r\nx-slow: '),
  );
  expect((await harness.send('/v1/job-status?job_id=x')).status).toBe(404);
  for (const answer of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/"code":"invalid_request".*took too long/);
  }
});

test('a head that is too large is refused as such', async () => {
  const answer = await exchange(
    `GET /v1/job-status HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(40_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
  expect(answer).toMatch('application/problem+json');
});

test.each([
  ['//[', 404],
  ['//:80:90/x?y', 404],
  ['http://[/x', 400],
  ['/%5B//%', 400],
  ['*', 404],
  ['//v1//process', 405],
  ['http://elsewhere/v1/process', 405],
])('a request for %s is told what is wrong with it: %i', async (target, status) => {
  const answer = await exchange(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/"code":"\w+"/);
});

test('a form of 100,000 fields is refused, and the next one is taken', async () => {
  const fields = Array.from(
    {length: 100_000},
    (_, index) => `--x\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n\r\n`,
  );
  const refused = await harness.send('/v1/process', {
    method: 'POST',
    headers: {'content-type': 'multipart/form-data; boundary=x'},
    body: `${fields.join('')}--x--\r\n`,
  });
  expect(refused.status).toBe(413);
  const next = await harness.send('/v1/process', {
    method: 'POST',
    body: form({template_id: 'receipt', actual_image: png('next')}),
  });
  expect(next.status).toBe(200);
});

test('a thousand static values are echoed, 100,000 refused for their size', async () => {
  const few = Object.fromEntries(Array.from({length: 1_000}, (_, index) => [`k${index}`, index]));
  const echoed = await harness.send(
    '/v1/process',
    json({template_id: 'receipt', actual_image, static_values: few}),
  );
  expect((await bodyOf<{static_values: object}>(echoed)).static_values).toEqual(few);
  const many = Object.fromEntries(Array.from({length: 100_000}, (_, index) => [`key-${index}`, index]));
  const refused = await harness.send(
    '/v1/process',
    json({template_id: 'receipt', actual_image, static_values: many}),
  );
  expect(refused.status).toBe(413);
});

test.each([
  [
    'static values',
    (deep: string) => `{"template_id":"receipt","actual_image":"${actual_image}","static_values":${deep}}`,
  ],
  [
    'static values as text',
    (deep: string) => JSON.stringify({template_id: 'receipt', actual_image, static_values: deep}),
  ],
  [
    'static values of a payload',
    (deep: string) =>
      `{"actual_image":"${actual_image}","payload":{"document_type":"x","prompt_json":{"a":"b"},"static_values":${deep}}}`,
  ],
  [
    'a member that nobody reads',
    (deep: string) => `{"template_id":"receipt","actual_image":"${actual_image}","more":${deep}}`,
  ],
])('JSON 50,000 levels deep in %s is refused', async (_, bodyWith) => {
  const deep = '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000);
  for (const path of ['/v1/process', '/v1/process-job', '/v1/process-agent']) {
    const reply = await harness.send(path, {method: 'POST', body: bodyWith(deep)});
    expect(await bodyOf(reply)).toMatchObject({status: 400, code: 'invalid_request'});
  }
});

test('static values named like parts of JavaScript are values, and change nothing else', async () => {
  const body = `{"template_id":"receipt","actual_image":"${actual_image}","static_values":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}}`;
  const reply = await harness.send('/v1/process-job', {method: 'POST', body});
  expect(reply.status).toBe(202);
  const text = await reply.text();
  expect(text).toContain('"toString":1');
  expect((await untilDone(harness, (JSON.parse(text) as {job_id: string}).job_id)).status).toBe('SUCCESS');
  expect('polluted' in {}).toBe(false);
});

test('nothing that a request carries becomes a header of the reply', async () => {
  const odd = 'x\r\nx-injected: yes';
  const asked = await harness.send(`/v1/job-status?job_id=${encodeURIComponent(odd)}`);
  expect(asked.status).toBe(404);
  expect(asked.headers.has('x-injected')).toBe(false);
  const data = form({template_id: 'receipt', actual_image: png('x')}, `a.png"\r\nx-injected: yes`);
  const sent = await harness.send('/v1/process-job', {method: 'POST', body: data});
  const {job_id} = await bodyOf<{job_id: string}>(sent);
  await untilDone(harness, job_id);
  const csv = await harness.send('/v1/job-results', json({job_id, result_format: 'csv', include: ['file']}));
  expect([...csv.headers.keys()]).not.toContain('x-injected');
  expect((await csv.text()).trimEnd().split('\r\n')).toHaveLength(2);
});

test.each([
  ['two lengths', 'content-length: 5\r\ncontent-length: 6\r\n\r\nhello'],
  ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a length that is no number', 'content-length: many\r\n\r\nhello'],
  ['a header over two lines', 'x-folded: a\r\n b\r\n\r\n'],
  ['a line feed alone', 'x-a: b\nx-c: d\r\n\r\n'],
])('a request with %s, which two parsers may read differently, is refused', async (_, rest) => {
  const answer = await exchange(
    `POST /v1/process HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-auth: ${harness.key}\r\n${rest}`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});

test('a data URL that lies about its kind is told by its bytes', async () => {
  const lying = (bytes: Buffer) => `data:application/pdf;base64,${bytes.toString('base64')}`;
  const taken = await harness.send(
    '/v1/process',
    json({template_id: 'receipt', actual_image: lying(png('x'))}),
  );
  expect(taken.status).toBe(200);
  const refused = await harness.send(
    '/v1/process',
    json({template_id: 'receipt', actual_image: lying(Buffer.from('text'))}),
  );
  expect(refused.status).toBe(415);
});

test.each(['template_id', 'actual_image'])(
  'a form with %s twice is refused, not guessed at',
  async (name) => {
    const data = form({template_id: 'receipt', actual_image: png('x')});
    if (name === 'template_id') data.append(name, 'invoice');
    else data.append(name, 'c29tZSBvdGhlciBkb2N1bWVudA==');
    const reply = await harness.send('/v1/process', {method: 'POST', body: data});
    expect(await bodyOf(reply)).toMatchObject({
      status: 400,
      message: expect.stringContaining(`${name} twice`) as string,
    });
  },
);

test('a request that follows one refused early, on the same connection, is answered', async () => {
  const body = `{"more":${'['.repeat(200_000)}`;
  const first = `POST /v1/process HTTP/1.1\r\nhost: x\r\nx-auth: ${harness.key}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const second = `GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
  const answers = await exchange(first + second);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
});

/** Sends everything first, and reads some time after the connection may have been closed. */
function exchangeLate(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(harness.url).port), '127.0.0.1');
    let answer = '';
    socket.pause().on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes, () =>
      setTimeout(() => socket.on('data', (data) => (answer += String(data))).resume(), 300),
    );
  });
}

test.each([
  ['that has no key', `content-length: 3000000\r\n\r\n${'x'.repeat(3_000_000)}`, 401],
  ['that is no HTTP', `transfer-encoding: chunked\r\n\r\n${'no chunk '.repeat(300_000)}`, 400],
])(
  'whoever closes the connection behind a long request %s can still read the refusal',
  async (_, rest, status) => {
    const answer = await exchangeLate(`POST /v1/process HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${rest}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  },
);
