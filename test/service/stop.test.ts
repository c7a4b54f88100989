import {cp, mkdtemp, rm} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabaseOf} from '../helpers/database.js';
import {complaintsAbout} from '../helpers/invariants.js';
import {startOrdeal} from './ordeal.js';
import {bodyOf, png, startHarness} from './harness.js';
import {zip} from './zip.js';

const patient = {interval: 50};

async function temporaryDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'docextract-stop-'));
  onTestFinished(() => rm(path, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  return path;
}

test('asked to stop, it is not ready at once, finishes what it reads, and takes on nothing new', async () => {
  const harness = await startHarness({settings: {graceMs: 60_000, pollMs: 20}});
  const texts = ['slow:2000 first', 'slow:2000 second', 'slow:2000 third'];
  const document = zip(texts.map((text, index) => ({name: `${index}.png`, data: png(text)})));
  const accepted = await harness.send('/v1/process-job?t_id=receipt', {method: 'PUT', body: document});
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  const status = async () => (await harness.storage.jobs.get(job_id))!.status;
  await expect.poll(status, patient).toBe('PROCESS IMAGE');
  const atOnce = harness.send('/v1/process?t_id=receipt', {method: 'PUT', body: png('slow:50 at once')});
  const {key: admin} = await harness.storage.keys.create({role: 'admin'});
  const metrics = async () => (await fetch(`${harness.url}/metrics`, {headers: {'x-auth': admin}})).text();
  await expect.poll(metrics, patient).toMatch(/^docextract_tasks_waiting [1-9]/m);
  const stopping = harness.service.stop();
  const ready = await harness.service.app.inject('/health/ready').catch(() => undefined);
  expect(ready?.statusCode ?? 503).toBe(503);
  await expect(fetch(`${harness.url}/health/live`)).rejects.toThrow();
  expect((await atOnce).status).toBe(200);
  await stopping;
  const {documents} = (await harness.storage.jobs.get(job_id))!;
  expect(documents.failed).toBe(0);
  expect(documents.done).toBeGreaterThan(0);
  expect(documents.done).toBeLessThan(3);
  await harness.storage.close();
  const next = await startHarness({dataDir: harness.dataDir});
  onTestFinished(() => next.stop());
  await expect.poll(async () => (await next.storage.jobs.get(job_id))!.status, patient).toBe('SUCCESS');
});

test('asked a second time it stops at once, and what it was reading waits for the next', async () => {
  const harness = await startHarness({settings: {graceMs: 600_000, pollMs: 20}});
  const accepted = await harness.send('/v1/process-job?t_id=receipt', {
    method: 'PUT',
    body: png('slow:60000'),
  });
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  const status = async () => (await harness.storage.jobs.get(job_id))!.status;
  await expect.poll(status, patient).toBe('PROCESSING');
  const asked = performance.now();
  const first = harness.service.stop();
  await Promise.race([first, harness.service.stop(0)]);
  await first;
  // The grace period is ten minutes.
  expect(performance.now() - asked).toBeLessThan(60_000);
  await harness.storage.close();
  expect(await leftIn(harness.dataDir)).toEqual([{status: 'waiting', holder: null}]);
});

test('a connection on which nothing is said does not hold up a stop', async () => {
  const harness = await startHarness({settings: {graceMs: 600_000}, workers: {count: 0}});
  const socket = connect(Number(new URL(harness.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const isClosed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  await harness.stop();
  await isClosed;
});

async function leftIn(dataDir: string): Promise<unknown[]> {
  const db = await openDatabaseOf<{documents: {status: string; holder: string | null}}>(dataDir);
  try {
    return await db.selectFrom('documents').select(['status', 'holder']).execute();
  } finally {
    await db.destroy();
  }
}

test('a copy of the data directory at any instant is one: it opens, and all that was accepted ends', async () => {
  const ordeal = await startOrdeal();
  onTestFinished(() => ordeal.end());
  await ordeal.start();
  const copies: {dataDir: string; accepted: string[]}[] = [];
  let isSent = false;
  const sending = Promise.all([ordeal.send(), ordeal.send()]).finally(() => (isSent = true));
  while (!isSent || copies.length < 2) {
    await delay(Math.random() * 100);
    // A process that stands still writes nothing: the copy is that of one instant.
    ordeal.service().child.kill('SIGSTOP');
    const dataDir = join(await temporaryDirectory(), 'copy');
    const accepted = [...ordeal.accepted];
    await cp(ordeal.dataDir, dataDir, {recursive: true});
    ordeal.service().child.kill('SIGCONT');
    copies.push({dataDir, accepted});
    if (copies.length === 2) break;
  }
  await sending;
  await ordeal.settle();
  for (const {dataDir, accepted} of copies) {
    const settings = {pollMs: 20, orphanSweepMs: 100, webhookLoopback: true};
    const restored = await startHarness({dataDir, settings});
    const look = () => complaintsAbout({dataDir, accepted, received: ordeal.receiver.received, isCopy: true});
    await expect.poll(look, patient).toEqual([]);
    await restored.stop();
  }
});

test('a service whose looks for work fail or hang is not ready after its time, and is again when they succeed', async () => {
  const broken: {how: 'fails' | 'hangs' | undefined} = {how: undefined};
  const harness = await startHarness({settings: {pollMs: 20, deadLoopMs: 300}});
  onTestFinished(() => harness.stop());
  const claim = harness.storage.documents.claim.bind(harness.storage.documents);
  let letGo = (): void => undefined;
  harness.storage.documents.claim = async () => {
    if (broken.how === 'fails') throw new Error('no');
    if (broken.how === 'hangs') await new Promise<void>((resolve) => (letGo = resolve));
    return claim();
  };
  const ready = async () => (await fetch(`${harness.url}/health/ready`)).status;
  for (const how of ['fails', 'hangs'] as const) {
    await expect.poll(ready, patient).toBe(200);
    broken.how = how;
    await expect.poll(ready, patient).toBe(503);
    expect((await fetch(`${harness.url}/health/live`)).status).toBe(200);
    broken.how = undefined;
    letGo();
    await expect.poll(ready, patient).toBe(200);
  }
});

test('overloaded, it says when to come back; a single page is served while 200 wait', async () => {
  const harness = await startHarness({
    settings: {pollMs: 20, waitingRequests: 2, requestsPerWindow: 60},
  });
  onTestFinished(() => harness.stop());
  const {key: other} = await harness.storage.keys.create({requestsPerWindow: 10_000});
  const many = Array.from({length: 200}, (_, index) => ({name: `${index}.png`, data: png('slow:20')}));
  const put = (path: string, document: Buffer<ArrayBuffer>, key = harness.key) =>
    fetch(`${harness.url}/v1/${path}?t_id=receipt`, {
      method: 'PUT',
      body: document,
      headers: {'x-auth': key},
    });
  const {job_id: large} = await bodyOf<{job_id: string}>(await put('process-job', zip(many)));
  const statusOf = async (id: string) => (await harness.storage.jobs.get(id))!;
  await expect.poll(async () => (await statusOf(large)).status, patient).toBe('PROCESS IMAGE');
  for (const key of [harness.key, other]) {
    const {job_id: small} = await bodyOf<{job_id: string}>(await put('process-job', png('small'), key));
    await expect.poll(async () => (await statusOf(small)).status, patient).toBe('SUCCESS');
  }
  expect((await statusOf(large)).status).toBe('PROCESS IMAGE');
  const answers = await Promise.all(Array.from({length: 100}, () => put('process', png('slow:20'))));
  const statuses = new Set(answers.map(({status}) => status));
  expect([...statuses].sort()).toEqual([200, 429, 503]);
  for (const {status, headers} of answers)
    if (status !== 200) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
