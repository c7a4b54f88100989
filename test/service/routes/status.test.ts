import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {testOnSqlite} from '../../helpers/database.js';
import {storageEnvironment} from '../../helpers/files.js';
import {bodyOf, form, type Harness, png, startHarness} from '../harness.js';

const extraction = {pages: 1, fields: {}, warnings: []};

/** Takes requests in; what becomes of them is the test's to say. */
async function startIdle(options: Parameters<typeof startHarness>[0] = {}): Promise<Harness> {
  const harness = await startHarness({...options, workers: {count: 0}});
  onTestFinished(() => harness.stop());
  return harness;
}

async function submit(harness: Harness): Promise<string> {
  const reply = await harness.send('/v1/process-job', {
    method: 'POST',
    body: form({actual_image: png('x'), template_id: 'receipt'}),
  });
  return (await bodyOf<{job_id: string}>(reply)).job_id;
}

async function statusIn(reply: Response): Promise<string> {
  return (await bodyOf<{status: string}>(reply)).status;
}

test('a status is never older than what another process has committed', async () => {
  const harness = await startIdle();
  const child: ChildProcess = fork(
    new URL('../programs/serve.mjs', import.meta.url),
    [harness.dataDir, '0'],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: await storageEnvironment(harness.dataDir),
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const [{url}] = (await once(child, 'message')) as [{url: string}];
  const askThere = (id: string) =>
    fetch(`${url}/v1/job-status?job_id=${id}`, {headers: {'x-auth': harness.key}});
  for (let round = 0; round < 10; round++) {
    const id = await submit(harness);
    for (let times = 0; times < 3; times++) expect(await statusIn(await askThere(id))).toBe('NEW');
    const document = (await harness.storage.documents.claim())!;
    expect(await statusIn(await askThere(id))).toBe('PROCESSING');
    await harness.storage.documents.complete(document, extraction);
    expect(await statusIn(await askThere(id))).toBe('SUCCESS');
  }
});

test('a job that is forgotten is unknown to the next request', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const clock = () => now;
  const harness = await startIdle({clock, open: {clock}, settings: {sweepMs: 3_600_000}});
  const id = await submit(harness);
  const ask = () => harness.send(`/v1/job-status?job_id=${id}`);
  await harness.storage.documents.complete((await harness.storage.documents.claim())!, extraction);
  const told = await bodyOf(await ask());
  expect(told).toMatchObject({status: 'SUCCESS', expires_at: '2026-03-02T12:00:00.000Z'});
  now += 24 * 3_600_000;
  await harness.storage.retention.purge();
  expect(await bodyOf(await ask())).toEqual(told);
  now += 7 * 24 * 3_600_000;
  await harness.storage.retention.purge();
  expect((await ask()).status).toBe(404);
});

test('the same status asked again has all its headers, with a number of its own and one request less', async () => {
  const harness = await startIdle({settings: {requestsPerWindow: 4}});
  const id = await submit(harness);
  const replies = [];
  for (let times = 0; times < 4; times++) replies.push(await harness.send(`/v1/job-status/${id}`));
  expect(replies.map(({status}) => status)).toEqual([200, 200, 200, 429]);
  const body = (await replies[0]!.text()) + (await replies[1]!.text());
  expect(body).toBe((await replies[2]!.text()).repeat(2));
  const remaining = replies.map(({headers}) => [
    headers.get('x-ratelimit-remaining'),
    /r=(\d+)/.exec(headers.get('ratelimit')!)![1],
  ]);
  expect(remaining).toEqual([2, 1, 0, 0].map((count) => [String(count), String(count)]));
  for (const {headers} of replies.slice(0, 3))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'x-content-type-options': 'nosniff',
      'ratelimit-policy': '"default";q=4;w=60',
      'x-ratelimit-limit': '4',
    });
  expect(new Set(replies.map(({headers}) => headers.get('x-request-id'))).size).toBe(4);
});

test('a status that was told to its account is told to no other', async () => {
  const harness = await startIdle();
  const id = await submit(harness);
  const {key} = await harness.storage.keys.create();
  const stranger = () => fetch(`${harness.url}/v1/job-status?job_id=${id}`, {headers: {'x-auth': key}});
  expect((await harness.send(`/v1/job-status?job_id=${id}`)).status).toBe(200);
  expect((await stranger()).status).toBe(404);
  expect((await harness.send(`/v1/job-status?job_id=${id}`)).status).toBe(200);
  expect((await stranger()).status).toBe(404);
});

testOnSqlite('when the database is at its place no more, nobody is told what it said', async () => {
  const harness = await startIdle();
  const id = await submit(harness);
  const ask = () => harness.send(`/v1/job-status?job_id=${id}`);
  const path = join(harness.dataDir, 'docextract.db');
  expect((await ask()).status).toBe(200);
  await rename(path, `${path}-away`);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  // Nor is a key believed that may be revoked in what is there now.
  expect((await harness.send('/metrics')).status).toBe(503);
  await rename(`${path}-away`, path);
  expect((await ask()).status).toBe(200);
  expect((await harness.send('/metrics')).status).toBe(403);
});

testOnSqlite(
  'who removes the count of requests while it is in use has it begin anew, and nothing fails',
  async () => {
    const harness = await startIdle({settings: {requestsPerWindow: 4}});
    const ask = async () => {
      const {status, headers} = await harness.send('/v1/job-status/nobody');
      return [status, headers.get('x-ratelimit-remaining')];
    };
    expect([await ask(), await ask()]).toEqual([
      [404, '3'],
      [404, '2'],
    ]);
    await rm(join(harness.dataDir, 'requests.db'));
    expect(await ask()).toEqual([404, '3']);
    expect((await fetch(`${harness.url}/health/ready`)).status).toBe(200);
    expect(await ask()).toEqual([404, '2']);
  },
);
