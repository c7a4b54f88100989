import {readdir, readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {type FileStore, withFile} from '../../src/storage/files/file-store.js';
import {bytes, temporaryDirectory} from '../storage/open-temporary.js';
import {first, startNodes} from './nodes.js';
import type {Fault} from './server/fault-proxy.js';

const content = 'a document '.repeat(20_000);

function textOf(files: FileStore, key: string): Promise<string> {
  return withFile(files, key, (path) => readFile(path, 'utf8'));
}

const uploadFaults: [string, Fault][] = [
  ['503 SlowDown', {status: 503}],
  ['500 with a page for people', {status: 500, body: '<html>sorry'}],
  ['a connection that breaks off in the middle of the upload', {resetUploadAt: 70_000}],
  ['a reply that is lost', 'lost reply'],
];

test.each(uploadFaults)('an upload gets over %s', async (_name, fault) => {
  const {one, other, proxy, stored} = await startNodes();
  proxy.plan = first(2, 'PUT', fault);
  const {key} = await one.put(bytes(content));
  expect(proxy.seen.filter((request) => request.startsWith('PUT'))).toHaveLength(3);
  expect(await stored()).toEqual([key]);
  expect(await textOf(other, key)).toBe(content);
});

const downloadFaults: [string, Fault][] = [
  ['503 SlowDown', {status: 503}],
  ['a connection that breaks off in the middle of the download', {resetReplyAt: 70_000}],
  ['other bytes than were stored', 'wrong byte'],
];

test.each(downloadFaults)('a download gets over %s', async (_name, fault) => {
  const {one, other, proxy} = await startNodes();
  const {key} = await one.put(bytes(content));
  proxy.plan = first(2, 'GET', fault);
  expect(await textOf(other, key)).toBe(content);
  expect(proxy.seen.filter((request) => request.startsWith('GET'))).toHaveLength(3);
});

test('an object whose bytes are others for good is damaged, and leaves no copy', async () => {
  const {one, other, proxy} = await startNodes();
  const {key} = await one.put(bytes(content));
  proxy.plan = ({method}) => (method === 'GET' ? 'wrong byte' : undefined);
  expect(await other.inspect(key)).toBe('damaged');
  await expect(textOf(other, key)).rejects.toMatchObject({code: 'unreadable_document'});
  expect(await one.inspect(key)).toBe('whole');
  proxy.plan = () => undefined;
  expect(await textOf(other, key)).toBe(content);
});

test('a store that refuses all is unavailable with a reason, nothing is stored, and no copy stays', async () => {
  const {one, proxy, stored} = await startNodes();
  proxy.plan = () => ({status: 403, code: 'SignatureDoesNotMatch'});
  const refused = {
    code: 'unavailable',
    message: expect.stringContaining('refuses the signature') as string,
    hint: 'Check AWS_SECRET_ACCESS_KEY.',
    retryAfterSeconds: 30,
  };
  await expect(one.put(bytes(content))).rejects.toMatchObject(refused);
  await expect(one.check()).rejects.toMatchObject(refused);
  expect(await stored()).toEqual([]);
  expect(await one.sweepTemporary()).toBe(0);
});

test('files stored unsynced are durable when they are synced, all at the same time', async () => {
  const {one, other, proxy, stored} = await startNodes();
  const keys: string[] = [];
  for (let number = 0; number < 40; number++)
    keys.push((await one.put(bytes(`document ${number}`), {unsynced: true})).key);
  await one.sync(keys);
  expect((await stored()).sort()).toEqual([...keys].sort());
  expect(await textOf(other, keys[39]!)).toBe('document 39');
  proxy.plan = () => ({status: 403, code: 'AccessDenied'});
  const {key} = await one.put(bytes('refused'), {unsynced: true});
  await expect(one.sync([key])).rejects.toMatchObject({code: 'unavailable'});
});

test('a file removed while it is uploaded does not come back', async () => {
  const {one, stored} = await startNodes();
  const keys: string[] = [];
  for (let number = 0; number < 40; number++)
    keys.push((await one.put(bytes(content), {unsynced: true})).key);
  await one.remove(keys);
  expect(await stored()).toEqual([]);
});

test('a large file goes in parts, a part that fails is sent again, and it is visible when it is whole', async () => {
  const {one, other, proxy, stored} = await startNodes();
  const partial: string[][] = [];
  let failures = 2;
  proxy.plan = ({method, path}) => {
    if (method !== 'PUT' || !path.includes('partNumber=2') || failures === 0) return undefined;
    failures -= 1;
    void stored().then((keys) => partial.push(keys));
    return {resetUploadAt: 1_000_000};
  };
  const {key, sha256} = await one.put(mebibytes(70));
  expect(proxy.seen.filter((request) => request.includes('partNumber=2'))).toHaveLength(3);
  expect(partial).toEqual([[], []]);
  expect(key).toContain(sha256);
  expect(await other.inspect(key)).toBe('whole');
});

test('an upload in parts that fails for good is taken back', async () => {
  const {one, proxy, stored} = await startNodes();
  proxy.plan = ({path}) => (path.includes('partNumber=2') ? {status: 403, code: 'AccessDenied'} : undefined);
  await expect(one.put(mebibytes(70))).rejects.toMatchObject({code: 'unavailable'});
  expect(proxy.seen.filter((request) => /^DELETE .*uploadId/.test(request))).toHaveLength(1);
  expect(await stored()).toEqual([]);
});

const unconfirmed: [string, string][] = [
  ['nothing', ''],
  ['a page for people', '<html><body>Welcome</body></html>'],
  ['another result', '<ListBucketResult/>'],
];

test.each(unconfirmed)(
  'a large file whose end is answered with %s is refused, unless it is there',
  async (_name, body) => {
    const {one, other, proxy, stored} = await startNodes();
    const isEnd = ({method, path}: {method: string; path: string}) =>
      method === 'POST' && path.includes('uploadId=');
    proxy.plan = (request) => (isEnd(request) ? {status: 200, body} : undefined);
    await expect(one.put(mebibytes(70))).rejects.toMatchObject({code: 'unavailable'});
    expect(await stored()).toEqual([]);
    proxy.plan = (request) => (isEnd(request) ? {replyBody: body} : undefined);
    const {key} = await one.put(mebibytes(70));
    expect(await other.inspect(key)).toBe('whole');
  },
);

test('a key that may not list uploads, or not take them back, still lists the orphans', async () => {
  const {one, other, proxy} = await startNodes();
  const {key} = await one.put(bytes('an orphan'));
  const denied: Fault = {status: 403, code: 'AccessDenied'};
  const [prefix] = (proxy.seen[0] ?? '').replace('PUT /documents/', '').split('kept/');
  const upload = (id: string) =>
    `<Upload><Key>${prefix}kept/a/${id}</Key><UploadId>${id}</UploadId><Initiated>2020-01-01T00:00:00Z</Initiated></Upload>`;
  const listing = `<ListMultipartUploadsResult>${upload('one')}${upload('two')}</ListMultipartUploadsResult>`;
  const settled = async (uploads: Fault) => {
    proxy.seen = [];
    proxy.plan = ({method, path}) => {
      if (method === 'DELETE') return denied;
      return path.includes('?uploads') ? uploads : {aheadMs: 13 * 3_600_000};
    };
    const keys: string[] = [];
    for await (const found of other.list({settled: true})) keys.push(found);
    return keys;
  };
  expect(await settled(denied)).toEqual([key]);
  expect(await settled({status: 200, body: listing})).toEqual([key]);
  expect(proxy.seen.filter((request) => request.startsWith('DELETE'))).toEqual([
    expect.stringContaining('uploadId=one'),
    expect.stringContaining('uploadId=two'),
  ]);
});

test('a copy is shared while it is read, and goes with its file', async () => {
  const {one, other, proxy} = await startNodes();
  const {key} = await one.put(bytes(content));
  const before = proxy.seen.length;
  const paths = await Promise.all([1, 2, 3].map(() => withFile(other, key, (path) => path)));
  expect(new Set(paths).size).toBe(1);
  expect(proxy.seen.slice(before)).toHaveLength(1);
  await other.remove(key);
  expect(await readdir(dirname(paths[0]!))).toEqual([]);
  expect(await other.inspect(key)).toBe('missing');
  await expect(textOf(other, key)).rejects.toMatchObject({code: 'unreadable_document'});
});

test('what the store would not delete is deleted by the next sweep', async () => {
  const {one, proxy, stored} = await startNodes();
  const {key} = await one.put(bytes('to go'));
  proxy.plan = ({method}) => (method === 'DELETE' ? {status: 403, code: 'AccessDenied'} : undefined);
  await one.remove(key);
  expect(await stored()).toEqual([key]);
  proxy.plan = () => undefined;
  await one.sweepTemporary();
  expect(await stored()).toEqual([]);
});

test('a new file may get a row for eleven hours, and is no orphan for twelve by the clock of the store', async () => {
  let now = Date.now();
  const {one, other, proxy} = await startNodes({clock: () => now});
  const {key} = await one.put(bytes('waits for its row'));
  const settled = async (aheadMs: number) => {
    proxy.plan = () => ({aheadMs});
    const keys: string[] = [];
    for await (const found of other.list({settled: true})) keys.push(found);
    return keys;
  };
  const hours = 3_600_000;
  expect(one.mayBeNamed(key)).toBe(true);
  expect(await settled(11.9 * hours)).toEqual([]);
  expect(await settled(12.1 * hours)).toEqual([key]);
  now += 11.1 * hours;
  expect(one.mayBeNamed(key)).toBe(false);
  now -= 36 * hours;
  expect(one.mayBeNamed(key)).toBe(false);
});

test('a clock that is an hour wrong is no hindrance', async () => {
  const {one, proxy, stored} = await startNodes();
  let refusals = 0;
  const hour = 3_600_000;
  // The server of these tests does not look at the time: the proxy says what a store would.
  proxy.plan = ({method}) => {
    if (method !== 'PUT' || refusals > 0) return undefined;
    refusals += 1;
    return {status: 403, code: 'RequestTimeTooSkewed', aheadMs: hour};
  };
  const {key} = await one.put(bytes('late'));
  expect(await stored()).toEqual([key]);
});

test('a file is copied for a backup, and one that is gone is none', async () => {
  const {one, other} = await startNodes();
  const {key} = await one.put(bytes(content));
  const target = join(await temporaryDirectory(), 'copy');
  expect(await other.copyTo(key, target)).toBe(true);
  expect(await readFile(target, 'utf8')).toBe(content);
  await one.remove(key);
  await other.remove(key);
  expect(await other.copyTo(key, target)).toBe(false);
});

async function* mebibytes(count: number): AsyncGenerator<Uint8Array> {
  const chunk = Buffer.alloc(1024 * 1024, 'docextract');
  for (let number = 0; number < count; number++) yield await Promise.resolve(chunk);
}
