import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, form, type Harness, json, png, startHarness} from '../harness.js';
import {holdReading} from '../hold-reading.js';

let harness: Harness;
let log: string;
let now = Date.now();
beforeAll(async () => {
  log = join(await mkdtemp(join(tmpdir(), 'docextract-idempotency-')), 'log');
  harness = await startHarness({open: {clock: () => now}});
});
afterAll(() => harness.stop());

const send = (path: string, key: string, document: Buffer<ArrayBuffer>, extra: Record<string, string> = {}) =>
  harness.send(path, {
    method: 'POST',
    headers: {'idempotency-key': key},
    body: form({actual_image: document, template_id: 'receipt', ...extra}),
  });

async function reads(): Promise<number> {
  return (await readFile(log, 'utf8').catch(() => '')).split('\n').length - 1;
}

test('every reply says that idempotency keys are honoured', async () => {
  for (const path of ['/v1/nothing', '/health/live', '/v1/job-status'])
    expect((await fetch(harness.url + path)).headers.get('idempotency-supported')).toBe('true');
});

test('the same process request is answered the same and read once', async () => {
  const document = png(`first log:${log}`);
  const first = await send('/v1/process', 'a', document);
  const again = await send('/v1/process', 'a', document);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect([again.status, await again.text()]).toEqual([first.status, await first.text()]);
  expect(await reads()).toBe(1);
});

test('the same submission gives the same job', async () => {
  const document = png('job');
  const first = await send('/v1/process-job', 'b', document);
  const again = await send('/process-job', 'b', document);
  expect(again.status).toBe(202);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await bodyOf(again)).toEqual(await bodyOf(first));
});

test('process-agent honours the key in JSON too', async () => {
  const request = {
    ...json({
      actual_image: png('agent').toString('base64'),
      payload: {document_type: 'x', prompt_json: {a: 'b'}},
    }),
    headers: {'idempotency-key': 'c', 'content-type': 'application/json'},
  };
  const first = await harness.send('/v1/process-agent', request);
  const again = await harness.send('/v1/process-agent', request);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await again.text()).toBe(await first.text());
});

test.each<[string, () => Promise<Response>]>([
  ['another document', () => send('/v1/process-job', 'd', png('other'))],
  ['other fields', () => send('/v1/process-job', 'd', png('one'), {static_values: '{"a":1}'})],
  ['another operation', () => send('/v1/process', 'd', png('one'))],
])('the same key with %s is refused', async (_, other) => {
  expect((await send('/v1/process-job', 'd', png('one'))).status).toBe(202);
  const refused = await other();
  expect(refused.status).toBe(422);
  expect(await bodyOf(refused)).toMatchObject({code: 'idempotency_mismatch'});
});

test('the same request while the first is being answered is told to wait', async () => {
  const before = await reads();
  const {until, release} = await holdReading();
  const document = png(`${until} log:${log}`);
  const first = send('/v1/process', 'e', document);
  await expect.poll(reads, {interval: 20}).toBe(before + 1);
  const second = await send('/v1/process', 'e', document);
  expect(second.status).toBe(409);
  expect(second.headers.get('retry-after')).toBe('2');
  expect(await bodyOf(second)).toMatchObject({code: 'in_flight'});
  await release();
  expect((await first).status).toBe(200);
});

test('of many concurrent submissions under one key one makes a job', async () => {
  const document = png('race');
  const responses = await Promise.all(Array.from({length: 10}, () => send('/v1/process-job', 'f', document)));
  const jobs = await Promise.all(
    responses.filter(({status}) => status === 202).map((response) => bodyOf(response)),
  );
  expect(responses.every(({status}) => [202, 409].includes(status))).toBe(true);
  expect(new Set(jobs.map(({job_id}) => job_id)).size).toBe(1);
});

test('a failure is not remembered: trying again is trying again', async () => {
  const document = png(`refuse log:${log}`);
  const before = await reads();
  expect((await send('/v1/process', 'g', document)).status).toBe(422);
  expect((await send('/v1/process', 'g', document)).status).toBe(422);
  expect(await reads()).toBe(before + 2);
});

test.each(['/v1/process', '/v1/process-job'])(
  'what %s has answered is answered the same when the template has been retired since',
  async (path) => {
    const document = png('retired');
    const key = `retired ${path}`;
    const first = await send(path, key, document);
    await harness.storage.templates.setStatus('receipt', 'archived');
    const again = await send(path, key, document);
    const refused = await send(path, `${key} 2`, document);
    await harness.storage.templates.setStatus('receipt', 'active');
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(refused.status).toBe(403);
    const retried = await send(path, `${key} 2`, document);
    expect([retried.status, retried.headers.get('idempotency-replayed')]).toEqual([first.status, null]);
  },
);

test('one operation is the same however its path is written', async () => {
  const document = png('paths');
  const first = await bodyOf(await send('/v1/process-job', 'paths', document));
  for (const path of ['/v1/process-job/', '/process-job/', '//v1//process-job', '/v1/process%2Djob'])
    expect(await bodyOf(await send(path, 'paths', document)), path).toEqual(first);
});

test('keys of different accounts do not meet', async () => {
  const {key} = await harness.storage.keys.create({name: 'other'});
  const body = form({actual_image: png('mine'), template_id: 'receipt'});
  await send('/v1/process-job', 'h', png('mine'));
  const other = await fetch(`${harness.url}/v1/process-job`, {
    method: 'POST',
    headers: {'x-auth': key, 'idempotency-key': 'h'},
    body,
  });
  expect(other.status).toBe(202);
  expect(other.headers.get('idempotency-replayed')).toBeNull();
});

test('a key is forgotten after a day', async () => {
  const document = png('old');
  const first = await bodyOf(await send('/v1/process-job', 'i', document));
  now += 24 * 60 * 60 * 1000;
  await harness.storage.retention.purge();
  const later = await send('/v1/process-job', 'i', document);
  expect((await bodyOf(later)).job_id).not.toBe(first.job_id);
});

test('a key must be of reasonable length', async () => {
  expect((await send('/v1/process', 'x'.repeat(256), png('x'))).status).toBe(400);
});
