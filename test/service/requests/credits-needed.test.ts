import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {starterTemplates} from '../../../src/service/templates/starters.js';
import {openStorage} from '../../../src/storage/open.js';
import {openingOf, storageEnvironment} from '../../helpers/files.js';
import {bodyOf, form, type Harness, png, resultsOf, runJob, startHarness, untilDone} from '../harness.js';
import {zip} from '../zip.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({workers: {count: 2}});
});
afterAll(() => harness.stop());

const pdf = (text: string): Buffer<ArrayBuffer> => Buffer.from(`%PDF-1.4${text}`);

/** A caller whose account has so many credits. */
async function callerWith(credits: number) {
  const {key, account} = await harness.storage.keys.create();
  await harness.storage.credits.add(account, credits);
  const send: Harness['send'] = (path, init = {}) =>
    fetch(harness.url + path, {...init, headers: {...(init.headers as object), 'x-auth': key}});
  const standing = async () => {
    const {balance, held} = await harness.storage.credits.show(account);
    const entries = await harness.storage.credits.entries(account, 10_000);
    expect(entries.reduce((sum, {amount}) => sum + amount, 0)).toBe(balance);
    return {balance, held};
  };
  const put = (path: string, body: Buffer<ArrayBuffer>, headers = {}) =>
    send(`${path}?t_id=receipt`, {method: 'PUT', body, headers});
  return {...harness, send, put, standing, account};
}

test('of a hundred submissions with a balance of one, one is accepted', async () => {
  const caller = await callerWith(1);
  const responses = await Promise.all(
    Array.from({length: 100}, () => caller.put('/v1/process-job', png('slow:50'))),
  );
  expect(responses.filter(({status}) => status === 202)).toHaveLength(1);
  expect(responses.filter(({status}) => status === 402)).toHaveLength(99);
  const refused = await bodyOf(responses.find(({status}) => status === 402)!);
  expect(refused).toMatchObject({
    code: 'out_of_credits',
    hint: expect.stringContaining('credits add') as string,
  });
  const {job_id} = await bodyOf<{job_id: string}>(responses.find(({status}) => status === 202)!);
  await untilDone(caller, job_id);
  expect(await caller.standing()).toEqual({balance: 0, held: 0});
});

test('of thirty requests at once with a balance of one, one is answered', async () => {
  const caller = await callerWith(1);
  const responses = await Promise.all(
    Array.from({length: 30}, () => caller.put('/v1/process', png('slow:30'))),
  );
  expect(responses.filter(({status}) => status === 200)).toHaveLength(1);
  expect(responses.filter(({status}) => status === 402)).toHaveLength(29);
  expect(responses.find(({status}) => status === 200)!.headers.get('x-credits-balance')).toBe('0');
  expect(await caller.standing()).toEqual({balance: 0, held: 0});
});

test('each page of a document costs a credit, known before the document is accepted', async () => {
  const caller = await callerWith(10);
  const accepted = await caller.put('/v1/process-job', pdf('pages:7'));
  expect([accepted.status, accepted.headers.get('x-credits-balance')]).toEqual([202, '3']);
  expect((await caller.put('/v1/process-job', pdf('pages:7'))).status).toBe(402);
  expect((await caller.put('/v1/process', pdf('pages:7'))).status).toBe(402);
  expect((await caller.put('/v1/process', pdf('pages:3'))).status).toBe(200);
  await untilDone(caller, (await bodyOf<{job_id: string}>(accepted)).job_id);
  expect(await caller.standing()).toEqual({balance: 0, held: 0});
});

test('what fails costs nothing', async () => {
  const caller = await callerWith(5);
  for (const text of ['refuse', 'throw', 'crash'])
    expect((await caller.put('/v1/process', png(text))).status).toBeGreaterThanOrEqual(400);
  expect(await runJob(caller, png('refuse'))).toMatchObject({status: 'FAILED'});
  expect(await runJob(caller, Buffer.from('PK\x03\x04 no archive'))).toMatchObject({
    status: 'UNZIP FILE FAILED',
  });
  expect(await caller.standing()).toEqual({balance: 5, held: 0});
});

test('an archive is refused when it has more documents than there are credits, and pays for those that succeed', async () => {
  const caller = await callerWith(3);
  const archive = (...texts: string[]) =>
    zip(texts.map((text, index) => ({name: `${index}.png`, data: png(text)})));
  expect((await caller.put('/v1/process-job', archive('a', 'b', 'c', 'd'))).status).toBe(402);
  await runJob(caller, archive('a', 'refuse', 'c'));
  expect(await caller.standing()).toEqual({balance: 1, held: 0});
  const longer = await runJob(caller, zip([{name: 'long.pdf', data: pdf('pages:2')}]));
  expect(longer).toMatchObject({status: 'PROCESS IMAGE FAILED', error: {code: 'out_of_credits'}});
  expect(await resultsOf(caller, longer.job_id)).toMatchObject([{_error: {code: 'out_of_credits'}}]);
  expect(await caller.standing()).toEqual({balance: 1, held: 0});
});

test('the same request under an idempotency key is paid once, also when nothing is left for it', async () => {
  const caller = await callerWith(2);
  const headers = {'idempotency-key': 'once'};
  for (const path of ['/v1/process', '/v1/process-job'])
    for (const replayed of [null, 'true']) {
      const reply = await caller.put(path, png('twice'), {'idempotency-key': `once ${path}`});
      expect([reply.ok, reply.headers.get('idempotency-replayed')]).toEqual([true, replayed]);
    }
  expect((await caller.put('/v1/process', png('more'), headers)).status).toBe(402);
  // Out of credits may pass: the key is free again.
  await harness.storage.credits.add(caller.account, 1);
  expect((await caller.put('/v1/process', png('more'), headers)).status).toBe(200);
});

test('an account without limit pays nothing and is told nothing', async () => {
  const body = form({actual_image: png('free'), template_id: 'receipt'});
  const reply = await harness.send('/v1/process', {method: 'POST', body});
  expect([reply.status, reply.headers.get('x-credits-balance')]).toEqual([200, null]);
});

test('after kill -9 in the middle every success is paid once and nothing else is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-credits-'));
  onTestFinished(() => rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  const storage = await openStorage({...(await openingOf(dataDir)), starters: starterTemplates});
  onTestFinished(() => storage.close());
  await storage.credits.add('everybody', 30);
  const first = await startProcess(dataDir);
  const texts = Array.from({length: 12}, (_, index) => (index % 4 === 3 ? 'refuse' : `slow:60 ${index}`));
  const archive = zip(texts.map((text, index) => ({name: `${index}.png`, data: png(text)})));
  const accepted = await first.put('/v1/process-job', archive);
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  const cut = first.put('/v1/process', png('slow:5000')).catch(() => undefined);
  await expect
    .poll(() => storage.jobs.get(job_id).then((job) => job!.documents.done), {interval: 20})
    .toBeGreaterThan(2);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  await cut;
  const second = await startProcess(dataDir);
  expect(await untilDone({send: second.send}, job_id)).toMatchObject({documents: {done: 9, failed: 3}});
  const {balance, held} = await storage.credits.show('everybody');
  expect({balance, held}).toEqual({balance: 21, held: 0});
  const entries = await storage.credits.entries('everybody', 1000);
  expect(entries.reduce((sum, {amount}) => sum + amount, 0)).toBe(21);
  second.child.kill('SIGKILL');
});

async function startProcess(dataDir: string) {
  const child: ChildProcess = fork(new URL('../programs/serve.mjs', import.meta.url), [dataDir], {
    env: await storageEnvironment(dataDir),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [{url, key}] = (await once(child, 'message')) as [{url: string; key: string}];
  const send: Harness['send'] = (path, init = {}) =>
    fetch(url + path, {...init, headers: {...(init.headers as object), 'x-auth': key}});
  const put = (path: string, body: Buffer<ArrayBuffer>) =>
    send(`${path}?t_id=receipt`, {method: 'PUT', body});
  return {child, send, put};
}
