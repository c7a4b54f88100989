import {randomUUID} from 'node:crypto';
import {symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {checkFileStore} from '../../src/storage/files/check-file-store.js';
import type {FilesPlace} from '../../src/storage/files/open-file-store.js';
import {openStorage, type Storage} from '../../src/storage/open.js';
import {connectPostgres} from '../../src/storage/postgres/connect.js';
import {withServerRecords} from '../../src/storage/postgres/server-records.js';
import type {Tables} from '../../src/storage/database/tables.js';
import {databaseUrlOf} from '../helpers/database.js';
import {mustExist} from '../../src/contract/must-exist.js';
import {ownPlace} from '../s3/place.js';
import {startS3rver} from '../s3/server/start-s3rver.js';
import {bytes, temporaryDirectory} from '../storage/open-temporary.js';

let s3: Awaited<ReturnType<typeof startS3rver>>;
beforeAll(async () => {
  s3 = await startS3rver();
});
afterAll(() => s3.stop());

/** An empty database on the server of these tests. */
async function emptyDatabase(): Promise<string> {
  return mustExist(await databaseUrlOf(`/database/${randomUUID()}`), 'server of the project');
}

async function open(databaseUrl: string, {dataDir, files}: {dataDir?: string; files?: FilesPlace} = {}) {
  const storage = await openStorage({
    ...{dataDir: dataDir ?? (await temporaryDirectory()), starters: [], databaseUrl},
    ...(files && {files}),
  });
  onTestFinished(() => storage.close());
  return storage;
}

function put({files}: Storage, text: string): Promise<{key: string}> {
  return files.put(bytes(text));
}

async function storesOf(url: string) {
  const db = await connectPostgres<Tables>(url);
  try {
    return await db.selectFrom('file_store').selectAll().execute();
  } finally {
    await db.destroy();
  }
}

test('nodes with one database share an S3 store, and later ones find it there', async () => {
  const [url, place] = [await emptyDatabase(), ownPlace(s3.address)];
  const first = await open(url, {files: place});
  const {key} = await put(first, 'kept by the first');
  const second = await open(url, {files: place});
  expect(await second.files.inspect(key)).toBe('whole');
  const third = await open(url, {files: {variables: place.variables}});
  expect(await third.files.inspect(key)).toBe('whole');
});

test('nodes that start at once on an empty database and an empty store agree on one', async () => {
  const [url, files] = [await emptyDatabase(), ownPlace(s3.address)];
  const nodes = await Promise.all(Array.from({length: 4}, () => open(url, {files})));
  const {key} = await put(nodes[0]!, 'kept');
  for (const node of nodes) expect(await node.files.inspect(key)).toBe('whole');
  expect(await storesOf(url)).toMatchObject([{pending: 0, address: files.address}]);
});

test('a node with another database is refused the store, by its start and by a check', async () => {
  const files = ownPlace(s3.address);
  await open(await emptyDatabase(), {files});
  const other = await emptyDatabase();
  const refusal = {message: expect.stringContaining('holds the files of another database') as string};
  const dataDir = await temporaryDirectory();
  const check = () =>
    withServerRecords({url: other, dataDir}, (records) => checkFileStore(dataDir, files, records));
  expect((await check())?.problems).toMatchObject([refusal]);
  await expect(open(other, {files, dataDir})).rejects.toMatchObject({code: 'usage', ...refusal});
  expect(await storesOf(other)).toEqual([]);
});

test('a node that names another store than its database has is refused, by its start and by a check', async () => {
  const [url, dataDir] = [await emptyDatabase(), await temporaryDirectory()];
  await open(url, {files: ownPlace(s3.address)});
  const files = ownPlace(s3.address);
  const refusal = {
    message: expect.stringContaining('The files of this database are in s3://documents/') as string,
  };
  const checked = await withServerRecords({url, dataDir}, (records) =>
    checkFileStore(dataDir, files, records),
  );
  expect(checked?.problems).toMatchObject([refusal]);
  await expect(open(url, {files, dataDir})).rejects.toMatchObject({code: 'usage', ...refusal});
});

test('a store that earlier nodes recorded in their data directories goes on', async () => {
  const [url, files, dataDir] = [await emptyDatabase(), ownPlace(s3.address), await temporaryDirectory()];
  const {key} = await put(await open(url, {files, dataDir}), 'kept');
  const [store] = await storesOf(url);
  const db = await connectPostgres<Tables>(url);
  await db.deleteFrom('file_store').execute();
  await db.destroy();
  await writeFile(join(dataDir, 'files.json'), JSON.stringify({address: files.address, id: store!.id}));
  const nodes = [await open(url, {files, dataDir}), await open(url, {files})];
  for (const node of nodes) expect(await node.files.inspect(key)).toBe('whole');
});

test('without a store nodes must see one directory: another is refused, before it takes documents', async () => {
  const [url, dataDir, elsewhere] = [
    await emptyDatabase(),
    await temporaryDirectory(),
    await temporaryDirectory(),
  ];
  const {key} = await put(await open(url, {dataDir}), 'kept');
  // As a mounted file system.
  const mounted = await temporaryDirectory();
  await symlink(join(dataDir, 'kept'), join(mounted, 'kept'));
  expect(await (await open(url, {dataDir: mounted})).files.inspect(key)).toBe('whole');
  const other = await open(url, {dataDir: elsewhere});
  const refusal = {
    code: 'usage',
    message: expect.stringContaining('keep documents in another directory') as string,
    hint: expect.stringMatching(/Mount .*DOCEXTRACT_FILES/) as string,
  };
  await expect(other.files.requireOwn()).rejects.toMatchObject(refusal);
  await expect(put(other, 'lost')).rejects.toMatchObject(refusal);
  await expect(other.files.inspect(key)).rejects.toMatchObject(refusal);
  // Keys and credits need no files.
  expect((await other.keys.create()).key).toMatch(/./);
});

test('of nodes that start at once with directories of their own one stays, with one directory all do', async () => {
  const apart = await emptyDatabase();
  const nodes = await Promise.all(Array.from({length: 3}, () => open(apart)));
  const claims = await Promise.allSettled(nodes.map(({files}) => files.requireOwn()));
  expect(claims.filter(({status}) => status === 'fulfilled')).toHaveLength(1);
  const [together, dataDir] = [await emptyDatabase(), await temporaryDirectory()];
  const sharing = await Promise.all(Array.from({length: 3}, () => open(together, {dataDir})));
  await Promise.all(sharing.map(({files}) => files.requireOwn()));
});

test('a directory of one database is not swept for another, nor for one that is on this machine', async () => {
  const dataDir = await temporaryDirectory();
  const {key, owner} = await open(await emptyDatabase(), {dataDir}).then(async (storage) => ({
    ...(await put(storage, 'kept')),
    owner: storage,
  }));
  const other = await open(await emptyDatabase(), {dataDir});
  await other.tidy();
  await expect(other.files.requireOwn()).rejects.toMatchObject({
    message: expect.stringContaining('holds the documents of another database') as string,
  });
  await expect(openStorage({dataDir, starters: []})).rejects.toMatchObject({
    code: 'usage',
    hint: expect.stringContaining('Set DOCEXTRACT_DATABASE_URL') as string,
  });
  expect(await owner.files.inspect(key)).toBe('whole');
});

test('documents of a database on this machine are not taken over by one on a server', async () => {
  const dataDir = await temporaryDirectory();
  const local = await openStorage({dataDir, starters: []});
  const {key} = await put(local, 'kept');
  const served = await open(await emptyDatabase(), {dataDir});
  await served.tidy();
  await expect(served.files.requireOwn()).rejects.toMatchObject({
    message: expect.stringContaining('are those of its own database') as string,
  });
  expect(await local.files.inspect(key)).toBe('whole');
  await local.close();
});

test('nodes whose directory is empty may go on with a store', async () => {
  const [url, dataDir] = [await emptyDatabase(), await temporaryDirectory()];
  const before = await open(url, {dataDir});
  const {key} = await put(before, 'in the way');
  const files = ownPlace(s3.address);
  await expect(open(url, {dataDir, files})).rejects.toMatchObject({
    message: expect.stringContaining('in the kept/ directory of its nodes') as string,
  });
  await before.files.remove(key);
  const after = await put(await open(url, {dataDir, files}), 'in the store');
  expect(await (await open(url, {files})).files.inspect(after.key)).toBe('whole');
});

test('a claim that was cut off after its record is finished by the next node', async () => {
  const [url, files] = [await emptyDatabase(), ownPlace(s3.address)];
  await (await open(url)).close();
  const db = await connectPostgres<Tables>(url);
  const id = randomUUID();
  await db.insertInto('file_store').values({row: 1, id, address: files.address, pending: 1}).execute();
  await db.destroy();
  const {key} = await put(await open(url, {files}), 'kept');
  expect(await storesOf(url)).toMatchObject([{id, pending: 0}]);
  expect(await (await open(url, {files})).files.inspect(key)).toBe('whole');
});
