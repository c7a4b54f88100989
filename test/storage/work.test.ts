import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from 'vitest';
import type {Extraction} from '../../src/contract/extraction.js';
import {isTerminal, type JobStatus} from '../../src/contract/job-status.js';
import type {ClaimedDocument} from '../../src/storage/jobs/documents.js';
import type {Storage} from '../../src/storage/open.js';
import {databaseEnvironment} from '../helpers/database.js';
import {createRandom} from '../helpers/random.js';
import {bytes, openTemporary, temporaryDirectory, placeOf} from './open-temporary.js';
import {mayBeSeen} from './seen-moves.js';
import {unzip} from './unzip.js';

const request = {document_type: 'note', fields: [{name: 'text'}]};
const extraction: Extraction = {
  pages: 1,
  fields: {text: {value: 'x', confidence: 1, route: 'label'}},
  warnings: [],
};

async function submit(storage: Storage, {account = 'one', archive = false} = {}): Promise<string> {
  const {key} = await storage.files.put(bytes('document'));
  return storage.jobs.create({
    account,
    template: undefined,
    request,
    static_values: {},
    archive,
    upload: {key, name: 'a.png'},
  });
}

async function submitArchive(storage: Storage, count: number, account = 'one'): Promise<string> {
  const id = await submit(storage, {account, archive: true});
  await unzip(storage, count);
  return id;
}

async function statusOf(storage: Storage, id: string): Promise<JobStatus> {
  return (await storage.jobs.get(id))!.status;
}

test('one document goes from NEW over PROCESSING to SUCCESS, its result with it', async () => {
  const storage = await openTemporary();
  const id = await submit(storage);
  expect(await statusOf(storage, id)).toBe('NEW');
  const document = (await storage.documents.claim())!;
  expect(document).toMatchObject({jobId: id, name: 'a.png', request});
  expect(await statusOf(storage, id)).toBe('PROCESSING');
  expect(await storage.documents.claim()).toBeUndefined();
  expect(await storage.documents.complete(document, extraction)).toBe(true);
  expect(await statusOf(storage, id)).toBe('SUCCESS');
  expect(await storage.jobs.outcomes(id, {from: 0, count: 10})).toEqual([
    {position: 0, name: 'a.png', extraction, error: undefined},
  ]);
});

test('an archive goes through the states of unzipping and of images', async () => {
  const storage = await openTemporary();
  const id = await submit(storage, {archive: true});
  expect(await storage.documents.claim()).toBeUndefined();
  const archive = (await storage.archives.claim())!;
  expect(await statusOf(storage, id)).toBe('UNZIP FILE');
  expect(await storage.archives.claim()).toBeUndefined();
  const {key} = await storage.files.put(bytes('a'));
  await storage.archives.add(archive, [{position: 0, name: 'a', file: key}]);
  expect(await storage.documents.claim()).toBeUndefined();
  await storage.archives.finish(archive);
  expect(await statusOf(storage, id)).toBe('UNZIP FILE SUCCESS');
  const document = (await storage.documents.claim())!;
  expect(await statusOf(storage, id)).toBe('PROCESS IMAGE');
  await storage.documents.complete(document, extraction);
  expect(await statusOf(storage, id)).toBe('SUCCESS');
});

test('all documents of an archive processed is a state of its own, which another process ends', async () => {
  const other = await openTemporary();
  const storage = await openTemporary({
    dataDir: other.dataDir,
    at: (moment) => {
      if (moment === 'document.settled') throw new Error('the process ends here');
    },
  });
  const id = await submitArchive(storage, 1);
  const document = (await storage.documents.claim())!;
  await expect(storage.documents.complete(document, extraction)).rejects.toThrow('ends here');
  expect((await other.jobs.get(id))!).toMatchObject({
    ...{status: 'PROCESS IMAGE SUCCESS', completedAt: undefined},
  });
  await other.recover();
  expect((await other.jobs.get(id))!).toMatchObject({
    ...{status: 'SUCCESS', completedAt: expect.any(Number) as number},
  });
});

test.each([
  [1, 'the one'],
  [3, 'all three'],
])('an archive of %i of which %s failed is PROCESS IMAGE FAILED', async (count) => {
  const storage = await openTemporary();
  const id = await submitArchive(storage, count);
  for (let left = count; left > 0; left--)
    await storage.documents.fail((await storage.documents.claim())!, {code: 'internal', message: 'broken'});
  expect(await statusOf(storage, id)).toBe('PROCESS IMAGE FAILED');
});

test('a document can be ended once: whoever comes second is told that it is not theirs', async () => {
  const storage = await openTemporary();
  await submit(storage);
  const document = (await storage.documents.claim())!;
  expect(await storage.documents.complete(document, extraction)).toBe(true);
  expect(await storage.documents.complete(document, extraction)).toBe(false);
  expect(await storage.documents.fail(document, {code: 'internal', message: 'late'})).toBe(false);
  expect(await storage.documents.strike(document)).toBe(false);
  expect((await storage.jobs.get(document.jobId))!.documents).toEqual({total: 1, done: 1, failed: 0});
});

test('two processes never hold one document', async () => {
  const one = await openTemporary();
  const other = await openTemporary({dataDir: one.dataDir});
  await submitArchive(one, 40);
  const claimAll = async (storage: Storage): Promise<string[]> => {
    const ids: string[] = [];
    for (;;) {
      const document = await storage.documents.claim();
      if (document === undefined) return ids;
      ids.push(document.id);
      await storage.documents.complete(document, extraction);
    }
  };
  const claimed = (await Promise.all([claimAll(one), claimAll(other)])).flat();
  expect(claimed).toHaveLength(40);
  expect(new Set(claimed).size).toBe(40);
});

test('work of a process that lives stays its own; that of a killed one waits again at once', async () => {
  const storage = await openTemporary();
  const id = await submit(storage);
  const child = await claimInChild(storage.dataDir);
  expect(await storage.recover()).toBe(0);
  expect(await storage.documents.claim()).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect.poll(() => storage.recover()).toBe(1);
  expect(await storage.documents.claim()).toMatchObject({jobId: id, strikes: 0});
  expect(await storage.recover()).toBe(0);
});

async function claimInChild(dataDir: string): Promise<ChildProcess> {
  const module = new URL('../../dist/storage/open.js', import.meta.url).href;
  const program = `
    import {openStorage} from '${module}';
    const databaseUrl = process.env.TEST_DATABASE_URL;
    const files = ${JSON.stringify(placeOf(dataDir))};
    const storage = await openStorage({dataDir: ${JSON.stringify(dataDir)}, databaseUrl, files, starters: []});
    console.log((await storage.documents.claim()).id);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: await databaseEnvironment(dataDir),
  });
  await once(child.stdout, 'data');
  return child;
}

test('accounts take turns, and so do the jobs of one account', async () => {
  const storage = await openTemporary();
  const large = await submitArchive(storage, 6, 'big');
  const own = await submit(storage, {account: 'big'});
  const others = await submit(storage, {account: 'small'});
  const order: string[] = [];
  for (let count = 0; count < 4; count++) {
    const document = (await storage.documents.claim())!;
    order.push(document.jobId);
  }
  // The one whose archive was unzipped has had a turn with that.
  expect(order).toEqual([others, large, own, large]);
});

test('accounts take turns with their archives too', async () => {
  const storage = await openTemporary();
  await submitArchive(storage, 1, 'two');
  for (const account of ['one', 'one', 'two']) await submit(storage, {account, archive: true});
  const served: string[] = [];
  for (let archive = await storage.archives.claim(); archive; archive = await storage.archives.claim())
    served.push((await storage.jobs.get(archive.jobId))!.account);
  expect(served).toEqual(['one', 'two', 'one']);
});

test('a request that was given to another process makes no job of its own', async () => {
  const dataDir = await temporaryDirectory();
  const [slow, other] = [await openTemporary({dataDir}), await openTemporary({dataDir})];
  const key = {account: 'one', idempotencyKey: 'k'};
  expect(await slow.replies.claim(key, 'same')).toEqual({state: 'ours'});
  // What recovery does to a process that has been silent for too long.
  await slow.replies.forget(key);
  expect(await other.replies.claim(key, 'same')).toEqual({state: 'ours'});
  const upload = {key: (await slow.files.put(bytes('document'))).key, name: 'a.png'};
  const job = {account: 'one', template: undefined, request, static_values: {}, archive: false, upload};
  const reply = (id: string) => ({...key, status: 202, body: {id}});
  await expect(slow.jobs.create(job, reply)).rejects.toMatchObject({code: 'unavailable'});
  await slow.replies.forget(key);
  await other.jobs.create(job, reply);
  expect((await slow.replies.claim(key, 'same')).state).toBe('answered');
  expect((await slow.census.take()).jobs.NEW).toBe(1);
});

test('documents of an archive are given out in its order', async () => {
  const storage = await openTemporary();
  await submitArchive(storage, 5);
  const names = [];
  for (let count = 0; count < 5; count++) names.push((await storage.documents.claim())!.name);
  expect(names).toEqual(['0.png', '1.png', '2.png', '3.png', '4.png']);
});

test('an archive that was interrupted is unzipped anew, and what it had left is told', async () => {
  const storage = await openTemporary();
  const id = await submit(storage, {archive: true});
  const archive = (await storage.archives.claim())!;
  const {key} = await storage.files.put(bytes('a'));
  await storage.archives.add(archive, [
    {position: 0, name: 'a', file: key},
    {position: 1, name: 'b', error: {code: 'invalid_request', message: 'b'}},
  ]);
  await storage.archives.release(archive);
  const again = (await storage.archives.claim())!;
  expect(again).toMatchObject({jobId: id, leftovers: [key]});
  expect((await storage.jobs.get(id))!.documents).toEqual({total: 0, done: 0, failed: 0});
});

test('whatever happens in whatever order, a job moves only as the table says and ends with every document counted once', async () => {
  const storage = await openTemporary();
  const random = createRandom(7);
  const ids = [await submitArchive(storage, 4), await submit(storage), await submitArchive(storage, 2)];
  const last = new Map(await Promise.all(ids.map(async (id) => [id, await statusOf(storage, id)] as const)));
  const held: ClaimedDocument[] = [];
  for (let step = 0; step < 200; step++) {
    const choice = random.below(5);
    if (choice === 0) {
      const document = await storage.documents.claim();
      if (document) held.push(document);
    } else if (held.length > 0) {
      const document = random.pick(held);
      if (choice === 1) await storage.documents.complete(document, extraction);
      if (choice === 2) await storage.documents.fail(document, {code: 'internal', message: 'x'});
      if (choice === 3) await storage.documents.strike(document);
      if (choice === 4) await storage.documents.release(document);
    }
    for (const id of ids) {
      const [from, to] = [last.get(id)!, await statusOf(storage, id)];
      if (from !== to) expect(mayBeSeen(from, to), `${from} to ${to}`).toBe(true);
      last.set(id, to);
    }
  }
  for (let document = await storage.documents.claim(); document; document = await storage.documents.claim())
    await storage.documents.complete(document, extraction);
  for (const document of held) await storage.documents.complete(document, extraction);
  for (const id of ids) {
    const job = (await storage.jobs.get(id))!;
    expect(isTerminal(job.status)).toBe(true);
    expect(job.documents.done + job.documents.failed).toBe(job.documents.total);
  }
});
