import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {checkFileStore} from '../../src/storage/files/check-file-store.js';
import type {FilesPlace} from '../../src/storage/files/open-file-store.js';
import {openStorage, type Storage} from '../../src/storage/open.js';
import {bytes, temporaryDirectory} from '../storage/open-temporary.js';
import {credentials, ownPlace} from './place.js';
import {startFaultProxy} from './server/fault-proxy.js';

async function open(dataDir: string, files?: FilesPlace): Promise<Storage> {
  const storage = await openStorage({dataDir, starters: [], ...(files && {files})});
  onTestFinished(() => storage.close());
  return storage;
}

test('a data directory remembers its store, without credentials, and is opened with it again', async () => {
  const dataDir = await temporaryDirectory();
  const place = ownPlace();
  const {key} = await (await open(dataDir, place)).files.put(bytes('kept'));
  const record = await readFile(join(dataDir, 'files.json'), 'utf8');
  expect(record).toContain(place.address);
  expect(record).not.toContain(credentials.AWS_SECRET_ACCESS_KEY);
  expect(await readdir(join(dataDir, 'kept'))).toEqual([]);
  const again = await open(dataDir, {variables: place.variables});
  expect(await again.files.inspect(key)).toBe('whole');
});

test('a store of one data directory is refused to another', async () => {
  const place = ownPlace();
  await open(await temporaryDirectory(), place);
  await expect(open(await temporaryDirectory(), place)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('holds the files of another data directory') as string,
    hint: expect.stringContaining('another prefix') as string,
  });
});

test('a data directory does not change its store by another address', async () => {
  const dataDir = await temporaryDirectory();
  await open(dataDir, ownPlace());
  await expect(open(dataDir, ownPlace())).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('The files of this data directory are in s3://documents/') as string,
  });
});

test('a data directory with files of its own is not given a store that lacks them', async () => {
  const dataDir = await temporaryDirectory();
  await (await open(dataDir)).files.put(bytes('here'));
  await expect(open(dataDir, ownPlace())).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('has files of its own') as string,
    hint: expect.stringContaining('would be missing from s3://') as string,
  });
});

test('another store under the same address is no store whose files are missing', async () => {
  const dataDir = await temporaryDirectory();
  const place = ownPlace();
  const first = await open(dataDir, place);
  const {key} = await first.files.put(bytes('kept'));
  const proxy = await startFaultProxy();
  // As a store would that has the bucket and nothing in it.
  proxy.plan = ({method}) => (method === 'GET' ? {status: 404, code: 'NoSuchKey'} : undefined);
  const {files} = await open(dataDir, {...place, variables: ownPlace(proxy.address).variables});
  const refusal = {code: 'unavailable', message: expect.stringContaining('is not the store of') as string};
  await expect(files.inspect(key)).rejects.toMatchObject(refusal);
  await expect(files.list({settled: true}).next()).rejects.toMatchObject(refusal);
});

test('a claim that was cut off is finished by the next opening', async () => {
  const dataDir = await temporaryDirectory();
  const proxy = await startFaultProxy();
  const place = ownPlace();
  proxy.plan = ({method}) => (method === 'PUT' ? {status: 403, code: 'AccessDenied'} : undefined);
  const behind = {...place, variables: ownPlace(proxy.address).variables};
  await expect(open(dataDir, behind)).rejects.toMatchObject({code: 'unavailable'});
  expect(await readFile(join(dataDir, 'files.json'), 'utf8')).toContain('"pending": true');
  const {key} = await (await open(dataDir, place)).files.put(bytes('kept'));
  expect(await readFile(join(dataDir, 'files.json'), 'utf8')).not.toContain('pending');
  expect(key).toMatch(/^kept\//);
});

test("a check finds a store fit, or another's, without claiming it", async () => {
  const dataDir = await temporaryDirectory();
  const place = ownPlace();
  expect((await checkFileStore(dataDir, place))?.problems).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
  await open(await temporaryDirectory(), place);
  expect((await checkFileStore(dataDir, place))?.problems).toMatchObject([
    {message: expect.stringContaining('holds the files of another data directory') as string},
  ]);
  expect(await checkFileStore(dataDir, {variables: {}})).toBeUndefined();
  expect((await checkFileStore(dataDir, {address: place.address, variables: {}}))?.problems).toMatchObject([
    {message: expect.stringContaining('no region is set') as string},
  ]);
});
