import {randomUUID} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {sql} from 'kysely';
import {afterAll, beforeAll, expect, inject, onTestFinished, test} from 'vitest';
import {mustExist} from '../../src/contract/must-exist.js';
import type {Tables} from '../../src/storage/database/tables.js';
import {checkFileStore} from '../../src/storage/files/check-file-store.js';
import type {FilesPlace} from '../../src/storage/files/open-file-store.js';
import {openStorage, type Storage} from '../../src/storage/open.js';
import {connectPostgres} from '../../src/storage/postgres/connect.js';
import {withServerRecords} from '../../src/storage/postgres/server-records.js';
import {databaseUrlOf} from '../helpers/database.js';
import {ownPlace} from '../s3/place.js';
import {startS3rver} from '../s3/server/start-s3rver.js';
import {bytes, temporaryDirectory} from '../storage/open-temporary.js';

let s3: Awaited<ReturnType<typeof startS3rver>>;
beforeAll(async () => {
  s3 = await startS3rver();
});
afterAll(() => s3.stop());

async function emptyDatabase(): Promise<string> {
  return mustExist(await databaseUrlOf(`/database/${randomUUID()}`), 'server of the project');
}

/** Databases of other tests are schemas of one. */
async function anotherDatabase(): Promise<string> {
  const url = new URL(mustExist(inject('postgres'), 'server of the project'));
  const name = `copy_${randomUUID()}`;
  await inDatabase(url.href, (db) => sql`create database ${sql.id(name)}`.execute(db));
  url.pathname = `/${name}`;
  return url.href;
}

async function open(databaseUrl: string, dataDir: string, files: FilesPlace): Promise<Storage> {
  const storage = await openStorage({dataDir, starters: [], databaseUrl, files});
  onTestFinished(() => storage.close());
  return storage;
}

async function inDatabase<Result>(
  url: string,
  act: (db: Awaited<ReturnType<typeof connectPostgres<Tables>>>) => Promise<Result>,
): Promise<Result> {
  const db = await connectPostgres<Tables>(url);
  return act(db).finally(() => db.destroy());
}

/** Another database with what one says of its files, as a dump of it has it that was restored. */
async function copyOf(url: string): Promise<string> {
  const copy = await anotherDatabase();
  await (await openStorage({dataDir: await temporaryDirectory(), starters: [], databaseUrl: copy})).close();
  const rows = await inDatabase(url, (db) => db.selectFrom('file_store').selectAll().execute());
  await inDatabase(copy, (db) => db.insertInto('file_store').values(rows).execute());
  return copy;
}

const refusal = {
  message: expect.stringContaining('belongs to the database of which this one is a copy') as string,
  hint: expect.stringContaining('update file_store set pending = 1') as string,
};

const stores: [string, () => FilesPlace][] = [
  ['an S3 store', () => ownPlace(s3.address)],
  ['a shared directory', () => ({variables: {}})],
];

test.each(stores)(
  'a copy of a database is refused %s, removes nothing, and takes it over when told',
  async (_name, place) => {
    const [url, dataDir, files] = [await emptyDatabase(), await temporaryDirectory(), place()];
    // A node of the original, and one of the copy, each without what another has read.
    const original = () => open(url, dataDir, files);
    const first = await original();
    await first.files.requireOwn();
    const {key} = await first.files.put(bytes('a document'));
    const copy = await copyOf(url);
    const copied = () => open(copy, dataDir, files);
    const {files: refused} = await copied();
    await expect(refused.requireOwn()).rejects.toMatchObject({code: 'usage', ...refusal});
    await refused.remove(key);
    expect(await (await original()).files.inspect(key)).toBe('whole');
    const checked = await withServerRecords({url: copy, dataDir}, (records) =>
      checkFileStore(dataDir, files, records),
    );
    expect(checked?.problems).toMatchObject([refusal]);

    await inDatabase(copy, (db) => db.updateTable('file_store').set({pending: 1}).execute());
    const owner = await copied();
    await owner.files.requireOwn();
    expect(await owner.files.inspect(key)).toBe('whole');
    expect(await inDatabase(copy, (db) => db.selectFrom('file_store').select('pending').execute())).toEqual([
      {pending: 0},
    ]);
    await (await copied()).files.requireOwn();
    const left = await original();
    await expect(left.files.requireOwn()).rejects.toMatchObject({code: 'usage', ...refusal});
    await left.files.remove(key);
    expect(await (await copied()).files.inspect(key)).toBe('whole');
    await owner.files.remove(key);
    expect(await (await copied()).files.inspect(key)).toBe('missing');
  },
);

test('an owner that an earlier version wrote is completed by the next start, after which a copy is refused', async () => {
  const [url, dataDir, files] = [await emptyDatabase(), await temporaryDirectory(), {variables: {}}];
  await (await open(url, dataDir, files)).files.requireOwn();
  const path = join(dataDir, 'kept/owner.json');
  const {id, database} = JSON.parse(await readFile(path, 'utf8')) as {id: string; database: string};
  expect(database).toMatch(/^\d+\/\d+$/);
  await writeFile(path, JSON.stringify({id}));
  await (await open(url, dataDir, files)).files.requireOwn();
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({id, database});
  const copy = await open(await copyOf(url), dataDir, files);
  await expect(copy.files.requireOwn()).rejects.toMatchObject(refusal);
});
