import {afterAll, beforeAll, expect, test} from 'vitest';
import type {NewKey} from '../../src/storage/keys/keys.js';
import {bodyOf, type Harness, json, png, runJob, startHarness} from './harness.js';
import {holdReading} from './hold-reading.js';
import {zip} from './zip.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** The same service, asked with another key of the same account. */
async function withKey(settings: NewKey): Promise<Send> {
  const [mine] = await harness.storage.keys.list();
  const {key} = await harness.storage.keys.create({...settings, account: mine!.account});
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-auth', key);
    return fetch(harness.url + path, {...init, headers});
  };
}

const good = png('good');
const bad = png('refuse');
const archive = (data: Buffer) => zip([{name: 'a.png', data}]);

async function statusIn(settings: NewKey, jobId: string): Promise<unknown> {
  const send = await withKey(settings);
  const [byQuery, byPath] = await Promise.all([
    bodyOf(await send(`/v1/job-status?job_id=${jobId}`)),
    bodyOf(await send(`/v1/job-status/${jobId}`)),
  ]);
  expect(byPath).toEqual(byQuery);
  return byQuery.status;
}

test.each(['SUCCESS', 'COMPLETED', 'PROCESS IMAGE SUCCESS'] as const)(
  'a job that succeeded is %s for a key that says so, and for no other key',
  async (success) => {
    for (const document of [good, archive(good)]) {
      const {job_id} = await runJob(harness, document);
      expect(await statusIn({success}, job_id)).toBe(success);
      expect(await statusIn({}, job_id)).toBe('SUCCESS');
      expect(await statusIn({failure: 'ERROR'}, job_id)).toBe('SUCCESS');
    }
  },
);

test.each(['as-is', 'ERROR', 'FAILED', 'PROCESS IMAGE FAILED'] as const)(
  'whatever failed is %s for a key that says so',
  async (failure) => {
    const ends = {FAILED: bad, 'PROCESS IMAGE FAILED': archive(bad), 'UNZIP FILE FAILED': zip([])};
    for (const [status, document] of Object.entries(ends)) {
      const {job_id} = await runJob(harness, document);
      expect(await statusIn({failure}, job_id)).toBe(failure === 'as-is' ? status : failure);
      expect(await statusIn({success: 'COMPLETED'}, job_id)).toBe(status);
    }
  },
);

test('a job that has not ended has its own status, also in the 409 of its results', async () => {
  const {until} = await holdReading();
  const accepted = await harness.send('/v1/process-job?t_id=receipt', {method: 'PUT', body: png(until)});
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  const send = await withKey({success: 'COMPLETED', failure: 'ERROR'});
  const early = await send('/v1/job-results', json({job_id}));
  expect(early.status).toBe(409);
  expect(['NEW', 'PROCESSING']).toContain((await bodyOf(early)).job_status);
});

const partly = zip([
  {name: 'good.png', data: good},
  {name: 'bad, or so.png', data: bad},
]);

async function csvOf(send: Send, jobId: string, include?: string[]): Promise<string[]> {
  const reply = await send('/v1/job-results', json({job_id: jobId, result_format: 'csv', include}));
  expect(reply.status).toBe(200);
  return (await reply.text()).split('\r\n').slice(0, -1);
}

test('CSV ends with _file and _error, whatever failed and whatever is asked for besides', async () => {
  const {job_id} = await runJob(harness, partly);
  const {job_id: whole} = await runJob(harness, archive(good));
  for (const include of [undefined, ['file'], ['file', 'confidence']]) {
    const [header, first, second] = await csvOf((path, init) => harness.send(path, init), job_id, include);
    expect(header).toMatch(/,_file,_error$/);
    expect(first).toMatch(/,good\.png,$/);
    expect(second).toMatch(/,"bad, or so\.png","\{""code"":""unreadable_document"",/);
    expect((await csvOf((path, init) => harness.send(path, init), whole, include))[0]).toBe(header);
  }
});

test('failed rows can be had as they were: the fields alone', async () => {
  const send = await withKey({failedRows: 'plain'});
  const {job_id} = await runJob(harness, partly);
  const rows = await bodyOf<Record<string, unknown>[]>(await send('/v1/job-results', json({job_id})));
  expect(rows.map((row) => Object.keys(row).length)).toEqual(Array(2).fill(Object.keys(rows[0]!).length));
  expect(Object.keys(rows[1]!).some((name) => name.startsWith('_'))).toBe(false);
  expect((await csvOf(send, job_id))[0]).not.toMatch('_');
  expect((await csvOf(send, job_id, ['file']))[0]).toMatch(/^_file,.*,_error$/);
});

test.each([
  ['a document', () => bad, 1],
  ['an archive', () => archive(bad), 1],
  ['an archive without a document', () => zip([{name: 'a.txt', data: Buffer.from('x')}]), 1],
])('%s that failed answers 200 with its rows, and 422 where rows are plain', async (_, document, count) => {
  const {job_id} = await runJob(harness, document());
  const reply = await harness.send('/v1/job-results', json({job_id}));
  expect(reply.status).toBe(200);
  const rows = await bodyOf<Record<string, unknown>[]>(reply);
  expect(rows).toHaveLength(count);
  expect(rows[0]).toMatchObject({
    _file: expect.any(String) as string,
    _error: {code: expect.any(String) as string},
  });
  expect(await csvOf((path, init) => harness.send(path, init), job_id)).toHaveLength(count + 1);
  const send = await withKey({failedRows: 'plain'});
  expect((await send('/v1/job-results', json({job_id}))).status).toBe(422);
  expect((await send('/v1/job-results', json({job_id, include: ['file']}))).status).toBe(200);
});
