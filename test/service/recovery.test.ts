import {type ChildProcess, fork} from 'node:child_process';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {storageEnvironment} from '../helpers/files.js';
import {type Harness, json, png, resultsOf, startHarness, untilDone} from './harness.js';
import {holdReading} from './hold-reading.js';
import {zip} from './zip.js';

let dataDir: string;
let log: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'docextract-recovery-'));
  log = join(dataDir, 'read.log');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
});

interface Remote extends Pick<Harness, 'send'> {
  kill(): Promise<void>;
}

/** A service in a process of its own, over the same data directory. */
async function startRemote(): Promise<Remote> {
  const child = fork(new URL('programs/serve.mjs', import.meta.url), [dataDir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: await storageEnvironment(dataDir),
  });
  children.push(child);
  const {url, key} = await new Promise<{url: string; key: string}>((resolve, reject) => {
    child.once('message', (message) => resolve(message as {url: string; key: string}));
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  return {
    send: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-auth', key);
      return fetch(url + path, {...init, headers});
    },
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function archive(count: number, pauseMs: number): Buffer<ArrayBuffer> {
  return zip(
    Array.from({length: count}, (_, index) => ({
      name: `${String(index).padStart(2, '0')}.png`,
      data: png(`slow:${pauseMs} document ${index} log:${log}`),
    })),
  );
}

async function submit(service: Pick<Harness, 'send'>, document: Buffer<ArrayBuffer>): Promise<string> {
  const accepted = await service.send('/v1/process-job?t_id=receipt', {method: 'PUT', body: document});
  expect(accepted.status).toBe(202);
  return ((await accepted.json()) as {job_id: string}).job_id;
}

async function doneOf(service: Pick<Harness, 'send'>, jobId: string): Promise<number> {
  const state = (await (await service.send(`/v1/job-status?job_id=${jobId}`)).json()) as {
    documents: {done: number};
  };
  return state.documents.done;
}

test('a job of 20 documents survives kill -9 in the middle: all 20 are done, each once', async () => {
  const first = await startRemote();
  const jobId = await submit(first, archive(20, 60));
  await expect.poll(() => doneOf(first, jobId), {interval: 20}).toBeGreaterThan(4);
  const before = await doneOf(first, jobId);
  await first.kill();
  expect(before).toBeLessThan(20);

  const second = await startRemote();
  expect(await untilDone(second, jobId)).toMatchObject({
    status: 'SUCCESS',
    documents: {total: 20, done: 20, failed: 0},
  });
  const rows = await resultsOf(second, jobId);
  expect(rows.map(({_file}) => _file)).toEqual(
    Array.from({length: 20}, (_, index) => `${String(index).padStart(2, '0')}.png`),
  );
  expect(rows.every(({total}, index) => (total as string).includes(`document ${index} `))).toBe(true);
  // What was done before the kill is not done again: only what was under way then (two at most) is read twice.
  const reads = (await readFile(log, 'utf8')).trim().split('\n');
  expect(reads.length).toBeLessThanOrEqual(22);
  await second.kill();
});

test('what is accepted survives kill -9 right after the 202', async () => {
  const first = await startRemote();
  const jobIds = await Promise.all([submit(first, png('one')), submit(first, archive(3, 1))]);
  await first.kill();
  const second = await startRemote();
  for (const jobId of jobIds) expect((await untilDone(second, jobId)).status).toBe('SUCCESS');
});

test('nothing of a killed process stays on disk', async () => {
  const {until} = await holdReading();
  const first = await startRemote();
  const jobId = await submit(first, archive(5, 50));
  void first.send('/v1/process?t_id=receipt', {method: 'PUT', body: png(until)}).catch(() => undefined);
  await expect.poll(() => doneOf(first, jobId), {interval: 20}).toBeGreaterThan(0);
  await first.kill();
  const second = await startHarness({dataDir});
  await expect.poll(() => second.storage.jobs.get(jobId).then((job) => job?.status)).toBe('SUCCESS');
  await second.storage.retention.removeOrphans();
  await second.storage.retention.removeOrphans();
  await second.stop();
  expect(await filesIn(join(dataDir, 'kept'))).toEqual([]);
  expect(await filesIn(join(dataDir, 'temporary'))).toEqual([]);
  expect(await filesIn(join(dataDir, 'holders'))).toEqual([]);
});

test('two services over one data directory share the work and never read a document twice', async () => {
  const [one, two] = [await startRemote(), await startRemote()];
  const jobIds = [await submit(one, archive(15, 20)), await submit(two, archive(15, 20))];
  // Keys differ, so each asks for its own job; either may have done the work.
  expect(await untilDone(one, jobIds[0]!)).toMatchObject({status: 'SUCCESS', documents: {done: 15}});
  expect(await untilDone(two, jobIds[1]!)).toMatchObject({status: 'SUCCESS', documents: {done: 15}});
  const reads = (await readFile(log, 'utf8')).trim().split('\n');
  expect(reads).toHaveLength(30);
});

test('an idempotency key that a killed process was answering can be used again', async () => {
  const headers = {'idempotency-key': 'once', ...(json({}).headers as Record<string, string>)};
  const {until, release} = await holdReading();
  const document = png(`${until} log:${log}`).toString('base64');
  const body = JSON.stringify({actual_image: document, template_id: 'receipt'});
  const first = await startRemote();
  const cut = first.send('/v1/process', {method: 'POST', headers, body}).catch(() => undefined);
  await expect.poll(() => readFile(log, 'utf8').catch(() => ''), {interval: 20}).not.toBe('');
  await first.kill();
  await cut;
  await release();
  const second = await startRemote();
  const again = await second.send('/v1/process', {method: 'POST', headers, body});
  expect(again.status).toBe(200);
});

test('a worker that is killed in the middle of a document costs nobody anything', async () => {
  const service = await startRemote();
  const pids = join(dataDir, 'pids');
  const {until, release} = await holdReading();
  const jobId = await submit(service, png(`${until} pid:${pids}`));
  const read = async () => (await readFile(pids, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
  await expect.poll(read, {interval: 20}).toHaveLength(1);
  process.kill(Number((await read())[0]), 'SIGKILL');
  await release();
  expect(await untilDone(service, jobId)).toMatchObject({status: 'SUCCESS', documents: {done: 1, failed: 0}});
  expect(new Set(await read()).size).toBe(2);
  await service.kill();
});

test('a decoder that never returns does not outlive a service that is killed', async () => {
  const service = await startRemote();
  const pids = join(dataDir, 'pids');
  await submit(service, png(`hang pid:${pids}`));
  const pid = async () => Number(await readFile(pids, 'utf8').catch(() => 'NaN'));
  await expect.poll(pid, {interval: 20}).toBeGreaterThan(0);
  await service.kill();
  await expect.poll(async () => isRunning(await pid()), {interval: 100}).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, {recursive: true, withFileTypes: true});
  return entries.flatMap((entry) => (entry.isFile() && entry.name !== 'owner.json' ? [entry.name] : []));
}
