import {afterAll, beforeAll, expect, test} from 'vitest';
import type {JobPage} from '../../../../src/service/studio/contract/documents.js';
import {bodyOf, type Harness, startHarness, untilDone} from '../../harness.js';
import {signIn, signInAs, type StudioBrowser} from '../browser.js';
import {zip as zipOf} from '../../zip.js';
import {upload, uploaded} from './upload.js';

let harness: Harness;
let account: string;
let admin: StudioBrowser;
beforeAll(async () => {
  harness = await startHarness({settings: {documentBytes: 10_000}});
  const key = await harness.storage.keys.create({name: 'boss', role: 'admin', account: 'office'});
  account = key.account;
  harness.send = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-auth', key.key);
    return fetch(harness.url + path, {...init, headers});
  };
  admin = await signIn(harness, key.key);
});
afterAll(() => harness.stop());

const pageOf = async (query = '', browser = admin): Promise<JobPage> =>
  bodyOf(await browser.send(`/jobs${query}`));

test('several files are one job, in their order and under names that differ; each unreadable one says why', async () => {
  const id = await uploaded(harness, admin, {'a.png': 'first', 'b.png': 'second'});
  const form = new FormData();
  for (const [name, content] of [
    ['x/a.png', 'one'],
    ['y/a.png', 'two'],
  ] as const)
    form.append('f', new Blob([Buffer.concat([pngHead, Buffer.from(content)])]), name);
  form.append('f', new Blob(['no picture']), 'notes.txt');
  form.append('f', new Blob(['']), 'empty.pdf');
  form.append('f', new Blob(['x']), '.DS_Store');
  const mixed = await bodyOf<{id: string}>(
    await admin.send('/jobs?template=receipt', {method: 'POST', body: form}),
  );
  await untilDone(harness, mixed.id);
  expect(await bodyOf(await admin.send(`/jobs/${mixed.id}`))).toMatchObject({
    ...{
      status: 'SUCCESS',
      documents: {total: 4, done: 2, failed: 2},
      template_name: expect.any(String) as string,
    },
    list: [
      {name: 'a.png', status: 'done', values: {total: 'one'}},
      {name: 'a (2).png', status: 'done', values: {total: 'two'}},
      {name: 'notes.txt', status: 'failed', error: {code: 'unsupported_kind'}},
      {name: 'empty.pdf', status: 'failed', error: {message: 'empty.pdf is empty.'}},
    ],
  });
  expect(await bodyOf(await admin.send(`/jobs/${id}?from=1&limit=1`))).toMatchObject({list: [{position: 1}]});
});

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('an archive alone is a job of its documents, and their files stay for review', async () => {
  const zip = zipOf([
    {name: 'a.png', data: Buffer.concat([pngHead, Buffer.from('a')])},
    {name: 'b.png', data: Buffer.concat([pngHead, Buffer.from('b')])},
  ]);
  const {id} = await bodyOf<{id: string}>(await upload(admin, {'all.zip': zip}));
  await untilDone(harness, id);
  const documents = await harness.storage.reviews.documents(id, {from: 0, count: 9});
  expect(documents.map(({name, file}) => [name, file !== undefined])).toEqual([
    ['a.png', true],
    ['b.png', true],
  ]);
});

test.each([
  ['nothing', {}, 400, 'no documents'],
  ['one file of no supported kind', {'a.txt': Buffer.from('text')}, 415, 'no supported kind'],
  ['one that is too large', {'a.png': Buffer.concat([pngHead, Buffer.alloc(20_000)])}, 413, 'larger'],
  [
    'none that can be read',
    {'a.txt': Buffer.from('a'), 'b.txt': Buffer.from('b')},
    415,
    'documents are PDF, JPEG',
  ],
])('an upload of %s is refused, and leaves nothing behind', async (_, documents, status, words) => {
  const before = await filesOf();
  const refused = await upload(admin, documents);
  expect(refused.status).toBe(status);
  expect((await bodyOf<{detail: string}>(refused)).detail).toContain(words);
  expect(await filesOf()).toBe(before);
});

async function filesOf(): Promise<number> {
  let count = 0;
  for await (const key of harness.storage.files.list()) count += key.length > 0 ? 1 : 0;
  return count;
}

test('an upload that is repeated under its key is one job, paid once; another one under it is refused', async () => {
  const poor = await signInAs(harness, 'admin', 'poor');
  await harness.storage.credits.add('poor', 5);
  const headers = {'idempotency-key': 'folder-1'};
  const documents = {'a.png': 'a', 'b.png': 'b'};
  const replies = [await upload(poor, documents, {headers}), await upload(poor, documents, {headers})];
  const [first, second] = await Promise.all(replies.map((reply) => bodyOf<{id: string}>(reply)));
  expect(second).toEqual(first);
  expect(replies[1]!.headers.get('idempotency-replayed')).toBe('true');
  expect((await upload(poor, {'a.png': 'a'}, {headers})).status).toBe(422);
  await expect.poll(() => harness.storage.credits.show('poor')).toMatchObject({balance: 3, held: 0});
  const many = Object.fromEntries(Array.from({length: 4}, (_, index) => [`${index}.png`, 'x']));
  expect((await upload(poor, many)).status).toBe(402);
  expect(await harness.storage.credits.show('poor')).toMatchObject({balance: 3, held: 0});
});

test('jobs are listed newest first, in pages, by what they need, and to their account alone', async () => {
  const ids = [];
  for (let count = 0; count < 3; count++) ids.unshift(await uploaded(harness, admin, {'a.png': 'x'}));
  const first = await pageOf('?limit=2');
  expect(first.jobs.map(({id}) => id)).toEqual(ids.slice(0, 2));
  expect(first.jobs[0]).toMatchObject({
    unsure: 1,
    waiting_review: 0,
    expired: false,
    template_id: expect.any(String) as string,
  });
  const second = await pageOf(`?limit=2&after=${first.next}`);
  expect(second.jobs[0]!.id).toBe(ids[2]);
  expect(second.total).toBe(first.total);
  expect((await pageOf('?filter=failed')).jobs).toEqual([]);
  expect((await pageOf('?filter=running')).jobs).toEqual([]);
  expect((await pageOf('?filter=needs_look')).total).toBe(first.total);
  expect((await pageOf(`?template=${first.jobs[0]!.template_id}`)).total).toBe(first.total);
  expect((await pageOf('?template=none')).total).toBe(0);
  const stranger = await signInAs(harness, 'admin', 'stranger');
  expect(await pageOf('', stranger)).toEqual({jobs: [], total: 0});
  expect((await admin.send('/jobs?after=nonsense')).status).toBe(400);
  expect((await admin.send(`/jobs/${ids[0]}`, {method: 'DELETE'})).status).toBe(200);
  expect((await admin.send(`/jobs/${ids[0]}`)).status).toBe(404);
});

test('a reviewer sees jobs of the account, and neither uploads nor deletes', async () => {
  const reviewer = await signInAs(harness, 'reviewer', account);
  const {jobs} = await pageOf('', reviewer);
  expect(jobs.length).toBeGreaterThan(0);
  expect((await upload(reviewer, {'a.png': 'x'})).status).toBe(403);
  expect((await reviewer.send(`/jobs/${jobs[0]!.id}`, {method: 'DELETE'})).status).toBe(403);
});
