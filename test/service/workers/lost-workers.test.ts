import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Libsql from 'libsql';
import {expect, onTestFinished, test} from 'vitest';
import type {AtServiceCrashPoint} from '../../../src/service/context/crash-points.js';
import {bodyOf, type Harness, png, resultsOf, startHarness, untilDone} from '../harness.js';
import {holdReading} from '../hold-reading.js';

/** Workers that end at the wrong moment, and documents that make them. */

const patient = {interval: 20};

async function start(
  settings = {},
  workers = {},
  at?: AtServiceCrashPoint,
): Promise<Harness & {scratch: string; account: string}> {
  const scratch = await mkdtemp(join(tmpdir(), 'docextract-lost-'));
  onTestFinished(() => rm(scratch, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  const harness = await startHarness({settings: {pollMs: 20, ...settings}, workers, at});
  onTestFinished(() => harness.stop());
  return {...harness, scratch, account: (await harness.storage.keys.list())[0]!.account};
}

const numberIn = async (path: string): Promise<number> =>
  Number(await readFile(path, 'utf8').catch(() => 'NaN'));
const put = (harness: Harness, path: string, body: Buffer<ArrayBuffer>) =>
  harness.send(`/v1/${path}?t_id=receipt`, {method: 'PUT', body});

test('a worker that is killed before it has begun with a document costs the document no strike', async () => {
  const harness = await start({strikes: 1});
  const pids = join(harness.scratch, 'pid');
  expect((await put(harness, 'process', png(`first pid:${pids}`))).status).toBe(200);
  const pid = await numberIn(pids);
  // It is given its task and does not get to look at it.
  process.kill(pid, 'SIGSTOP');
  const {job_id} = await bodyOf<{job_id: string}>(await put(harness, 'process-job', png('second')));
  const status = async () => (await harness.storage.jobs.get(job_id))!.status;
  await expect.poll(status, patient).toBe('PROCESSING');
  await expect.poll(async () => (await harness.storage.census.take()).documents.running, patient).toBe(1);
  process.kill(pid, 'SIGKILL');
  expect(await untilDone(harness, job_id)).toMatchObject({status: 'SUCCESS'});
  expect(await resultsOf(harness, job_id)).toMatchObject([{total: 'second'}]);
});

test('credits that are held while the worker dies are given back with the document', async () => {
  const harness = await start();
  const {credits} = harness.storage;
  await credits.add(harness.account, 5);
  const pids = join(harness.scratch, 'pid');
  const hold = credits.hold.bind(credits);
  // The database lets nobody write for a while, and the worker ends meanwhile.
  let held: Promise<void> | undefined;
  const holdLate = async (request: Parameters<typeof hold>[0]): Promise<void> => {
    const pid = await numberIn(pids);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid), patient).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await hold(request);
  };
  credits.hold = (request) => (held = holdLate(request));
  expect((await put(harness, 'process', png(`x counting:${pids}`))).status).toBe(503);
  await held;
  expect(await credits.show(harness.account)).toMatchObject({balance: 5, held: 0});
});

test('a healthy document whose workers are killed from outside is read all the same', async () => {
  const harness = await start({strikes: 2});
  const pids = join(harness.scratch, 'pids');
  const {until, release} = await holdReading();
  const {job_id} = await bodyOf<{job_id: string}>(
    await put(harness, 'process-job', png(`healthy ${until} pid:${pids}`)),
  );
  const read = async () => (await readFile(pids, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
  for (let kills = 1; kills <= 3; kills++) {
    await expect.poll(async () => (await read()).length, patient).toBe(kills);
    process.kill(Number((await read()).at(-1)), 'SIGKILL');
  }
  await release();
  expect(await untilDone(harness, job_id)).toMatchObject({
    status: 'SUCCESS',
    documents: {done: 1, failed: 0},
  });
});

test('others are read while documents whose workers were killed pause', async () => {
  const harness = await start({strikes: 1});
  const submit = async (text: string) =>
    (await bodyOf<{job_id: string}>(await put(harness, 'process-job', png(text)))).job_id;
  const [busy, pids] = [join(harness.scratch, 'busy'), join(harness.scratch, 'pids')];
  const begun = async () => (await readFile(pids, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
  // While the only worker is busy none of them is claimed. There are two places for each worker: both documents need one.
  await submit(`slow:100000 pid:${busy}`);
  await expect.poll(() => numberIn(busy), patient).toBeGreaterThan(0);
  const killed = [await submit(`slow:100000 pid:${pids}`), await submit(`slow:100000 pid:${pids}`)];
  // As after so many kills: the next pause takes a minute.
  const database = new Libsql(join(harness.dataDir, 'docextract.db'));
  onTestFinished(() => void database.close());
  for (const id of killed)
    database.prepare('update documents set interruptions = 8 where job_id = ?').run(id);
  process.kill(await numberIn(busy), 'SIGSEGV');
  for (const kills of [1, 2]) {
    await expect.poll(async () => (await begun()).length, patient).toBe(kills);
    process.kill(Number((await begun()).at(-1)), 'SIGKILL');
  }
  expect(await untilDone(harness, await submit('other'))).toMatchObject({status: 'SUCCESS'});
  // A kill is counted when its pause has ended: both still pause.
  const counted = database.prepare('select interruptions from documents where job_id in (?, ?)').all(killed);
  expect(counted).toEqual([{interruptions: 8}, {interruptions: 8}]);
  expect(await begun()).toHaveLength(2);
});

test('a kill after interruptions by the service is not told as so many kills', async () => {
  let ended = 0;
  const harness = await start({strikes: 1}, {}, (moment) => void (moment === 'document.read' && ended++));
  const [first, second] = [join(harness.scratch, 'first'), join(harness.scratch, 'second')];
  await put(harness, 'process-job', png(`slow:100000 pid:${first}`));
  await expect.poll(() => numberIn(first), patient).toBeGreaterThan(0);
  const reply = await put(harness, 'process-job', png(`slow:100000 pid:${second}`));
  const {job_id} = await bodyOf<{job_id: string}>(reply);
  // As after so many ends of the service.
  const database = new Libsql(join(harness.dataDir, 'docextract.db'));
  database.prepare('update documents set interruptions = 11 where job_id = ?').run(job_id);
  database.close();
  process.kill(await numberIn(first), 'SIGSEGV');
  await expect.poll(() => numberIn(second), patient).toBeGreaterThan(0);
  process.kill(await numberIn(second), 'SIGKILL');
  await expect.poll(() => ended, patient).toBe(2);
  // A service that stops does not wait out the pause after a kill.
  await harness.service.stop();
  const [outcome] = await harness.storage.jobs.outcomes(job_id, {from: 0, count: 1});
  const message = expect.stringContaining(
    'interrupted 12 times, the last time because its worker was killed',
  ) as string;
  expect(outcome).toMatchObject({error: {code: 'unavailable', message}});
});

test('a request whose worker is killed from outside may be sent again', async () => {
  const harness = await start();
  const pids = join(harness.scratch, 'pids');
  const reply = put(harness, 'process', png(`healthy slow:60000 pid:${pids}`));
  await expect.poll(() => numberIn(pids), patient).toBeGreaterThan(0);
  process.kill(await numberIn(pids), 'SIGKILL');
  expect((await reply).status).toBe(503);
  expect((await reply).headers.get('retry-after')).toBe('5');
  expect(await bodyOf(await reply)).toMatchObject({code: 'unavailable'});
});

test('a worker that stays large after a document is replaced, though it is below its limit', async () => {
  const harness = await start({}, {restingBytes: 1, bytesPerWorker: 2 ** 40, count: 1});
  const pids = join(harness.scratch, 'pids');
  for (const name of ['one', 'two']) await put(harness, 'process', png(`${name} pid:${pids}`));
  const read = (await readFile(pids, 'utf8')).trim().split('\n');
  expect(new Set(read).size).toBe(2);
  await expect.poll(() => isRunning(Number(read[1])), patient).toBe(false);
});

test('a document whose pages take too long to count is accepted all the same, and holds up nobody for long', async () => {
  const patience = {countMs: 1_500, documentMs: 3_600_000, graceMs: 100};
  // Fewer places than submissions: those without one are not counted either.
  const harness = await start({...patience, waitingRequests: 10});
  await harness.storage.credits.add(harness.account, 50);
  const pdf = (text: string): Buffer<ArrayBuffer> => Buffer.from(`%PDF-1.4${text}`);
  const begin = performance.now();
  const accepted = await Promise.all(
    Array.from({length: 40}, () => put(harness, 'process-job', pdf('never counted'))),
  );
  expect([...new Set(accepted.map(({status}) => status))]).toEqual([202]);
  // One after the other they would take a minute at the least.
  expect(performance.now() - begin).toBeLessThan(40_000);
  // What was not counted is held as one page, and the rest when it is read.
  expect((await harness.storage.credits.show(harness.account)).held).toBe(40);
});

test('what was not counted when it was submitted is counted when it is read', async () => {
  const harness = await start({countMs: 1});
  await harness.storage.credits.add(harness.account, 5);
  const reply = await put(harness, 'process-job', Buffer.from('%PDF-1.4pages:4'));
  const {job_id} = await bodyOf<{job_id: string}>(reply);
  expect(await untilDone(harness, job_id)).toMatchObject({status: 'SUCCESS'});
  expect(await harness.storage.credits.show(harness.account)).toMatchObject({balance: 1, held: 0});
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
