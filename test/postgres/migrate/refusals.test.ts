import {randomUUID} from 'node:crypto';
import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import Libsql from 'libsql';
import {sql} from 'kysely';
import pg from 'pg';
import {expect, onTestFinished, test} from 'vitest';
import {mustExist} from '../../../src/contract/must-exist.js';
import type {Tables} from '../../../src/storage/database/tables.js';
import {tablesIn, copiedTables} from '../../../src/storage/move/table-copies.js';
import {openStorage, type Storage} from '../../../src/storage/open.js';
import {move, planMove, reopen} from '../../../src/storage/open-move.js';
import {connectPostgres} from '../../../src/storage/postgres/connect.js';
import {databaseUrlOf} from '../../helpers/database.js';
import {makePostgres} from '../../helpers/postgres-server.js';
import {bytes, temporaryDirectory} from '../../storage/open-temporary.js';
import {runMove} from './move-process.js';
import {storedRows} from './stored-rows.js';

const place = {variables: {}};

/** A storage on SQLite, whatever the tests of the project have. */
async function openLocal(dataDir: string): Promise<Storage> {
  return openStorage({dataDir, starters: []});
}

/** A data directory on SQLite with a key, a document that waits, and credits. */
async function smallSource(): Promise<string> {
  const dataDir = await temporaryDirectory();
  const storage = await openLocal(dataDir);
  await storage.keys.create({name: 'one', account: 'one'});
  await storage.credits.add('one', 5);
  const {key} = await storage.files.put(bytes('document'));
  await storage.jobs.create({
    ...{account: 'one', archive: false, template: undefined, static_values: {}},
    ...{request: {document_type: 'note', fields: []}, upload: {key, name: 'a.png'}},
  });
  await storage.close();
  return dataDir;
}

/** The address of a database of its own, without tables. */
async function emptyDatabase(): Promise<string> {
  return mustExist(await databaseUrlOf(await temporaryDirectory()), 'server of the project');
}

test('a move is refused while a service runs on the source, and the source stays as it is', async () => {
  const dataDir = await smallSource();
  const running = await openLocal(dataDir);
  await running.holders.self();
  await expect(move({dataDir, place, to: await emptyDatabase()})).rejects.toMatchObject({
    code: 'locked',
    message: expect.stringContaining(dataDir) as string,
  });
  await running.close();
  await (await openLocal(dataDir)).close();
});

test('a target with data of another origin is named and left alone; templates of the package are none', async () => {
  const dataDir = await smallSource();
  const to = await emptyDatabase();
  const other = await openStorage({dataDir: await temporaryDirectory(), databaseUrl: to, starters: []});
  await move({dataDir, place, to: join(await temporaryDirectory(), 'copy')});
  await reopen({dataDir});
  await other.keys.create({name: 'theirs'});
  await other.close();
  const before = await storedRows({url: to});
  await expect(move({dataDir, place, to})).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('has data of its own: in keys') as string,
  });
  expect(await storedRows({url: to})).toEqual(before);
  await (await openLocal(dataDir)).close();
  const directory = await smallSource();
  await expect(move({dataDir, place, to: directory})).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining(directory) as string,
  });
});

test('neither half of a target nor a moved source starts; given up, the source starts, and is moved anew', async () => {
  const dataDir = await smallSource();
  const to = await emptyDatabase();
  const nodeDir = await temporaryDirectory();
  const openTarget = () => openStorage({dataDir: nodeDir, databaseUrl: to, starters: []});
  expect(await runMove({dataDir, place, to}, 'move.copied')).toEqual({signal: 'SIGKILL'});
  await expect(openTarget()).rejects.toMatchObject({
    code: 'usage',
    hint: expect.stringContaining('docextract migrate again') as string,
  });
  await expect(openLocal(dataDir)).rejects.toMatchObject({
    message: expect.stringContaining('being moved') as string,
  });
  const stranger = await smallSource();
  await expect(move({dataDir: stranger, place, to})).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining(`has a part of the data of ${dataDir}`) as string,
  });
  await expect(
    move({dataDir, place, to: join(await temporaryDirectory(), 'elsewhere')}),
  ).rejects.toMatchObject({code: 'usage', hint: expect.stringContaining('--reopen') as string});

  expect(await reopen({dataDir})).toMatch(/127\.0\.0\.1/);
  const source = await openLocal(dataDir);
  await source.keys.create({name: 'later', account: 'one'});
  await source.close();
  await move({dataDir, place, to});
  const target = await openTarget();
  expect((await target.keys.list()).map(({name}) => name).sort()).toEqual(['later', 'one']);
  await target.close();
  await expect(openLocal(dataDir)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringMatching(/were moved to 127\.0\.0\.1/) as string,
    hint: expect.stringContaining('--reopen') as string,
  });
});

test('what is written to the source while it is copied is at the target, too', async () => {
  const dataDir = await smallSource();
  const to = await emptyDatabase();
  let isWritten = false;
  await move({
    ...{dataDir, place, to},
    at: (moment) => {
      if (moment !== 'move.copied' || isWritten) return;
      isWritten = true;
      const file = new Libsql(join(dataDir, 'docextract.db'));
      file.exec(`insert into turns (account, turn) values ('late', 9007199254740991)`);
      file.close();
    },
  });
  const {turns} = await storedRows({url: to});
  expect(turns).toContainEqual({account: 'late', turn: Number.MAX_SAFE_INTEGER});
});

test(
  'a server that goes away ends the move with a word on it, and the same move goes on later',
  {timeout: 120_000},
  async () => {
    const server = await makePostgres();
    onTestFinished(() => server.remove());
    const dataDir = await smallSource();
    let stopping: Promise<void> | undefined;
    const broken = move({
      ...{dataDir, place, to: server.url},
      listener: {
        onRows: (table) => {
          if (table === 'keys') stopping ??= server.stop('immediate');
        },
      },
    });
    await expect(broken).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/database/) as string,
    });
    await stopping;
    await server.start();
    await move({dataDir, place, to: server.url});
    expect(await storedRows({url: server.url})).toEqual(await storedRows({dataDir}));
  },
);

test('a source that has lost a file is refused by its name, and goes on without it when told so', async () => {
  const dataDir = await smallSource();
  const {documents: [document] = []} = await storedRows({dataDir});
  const key = String(document?.file);
  await rm(join(dataDir, key));
  const request = {dataDir, place, to: join(await temporaryDirectory(), 'new')};
  await expect(move(request)).rejects.toMatchObject({
    code: 'cannot_read',
    message: expect.stringContaining(key) as string,
  });
  expect((await move({...request, allowMissing: true})).files).toMatchObject({
    count: 1,
    copied: 0,
    unreadable: [key],
  });
});

test('a plan tells what would be moved, and changes nothing', async () => {
  const dataDir = await smallSource();
  const to = await emptyDatabase();
  const plan = await planMove({dataDir, place, to});
  expect(plan.files).toEqual({count: 1, bytes: 'document'.length, missing: []});
  expect(plan.tables).toContainEqual({table: 'documents', rows: 1});
  expect(plan.from).toEqual({database: dataDir, files: join(dataDir, 'kept')});
  const db = await connectPostgres<Tables>(to);
  expect([...(await tablesIn(db))]).toEqual([]);
  await db.destroy();
  await (await openLocal(dataDir)).close();
});

test('tables of another program are not taken for a target', async () => {
  const to = await emptyDatabase();
  const client = new pg.Client({connectionString: to});
  await client.connect();
  await client.query('create table jobs (id text)');
  await client.end();
  await expect(move({dataDir: await smallSource(), place, to})).rejects.toMatchObject({
    message: expect.stringContaining('a table jobs of another program') as string,
  });
});

test('every table is copied or known to stay, and no column counts by itself', async () => {
  const to = await emptyDatabase();
  await (await openStorage({dataDir: await temporaryDirectory(), databaseUrl: to, starters: []})).close();
  const db = await connectPostgres<Tables>(to);
  onTestFinished(() => db.destroy());
  const staying = ['migrations', 'moves', 'holders', 'windows', 'file_store'];
  const tables = [...(await tablesIn(db))].filter((name) => !staying.includes(name));
  expect(tables.sort()).toEqual([...copiedTables].sort());
  const {rows} = await sql`select sequencename from pg_sequences where schemaname = current_schema()`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('a directory that is not there, or has no database, is no source, and is not made one', async () => {
  const dataDir = join(await temporaryDirectory(), randomUUID());
  await expect(move({dataDir, place, to: await emptyDatabase()})).rejects.toMatchObject({
    code: 'cannot_read',
  });
  await expect(rm(dataDir)).rejects.toMatchObject({code: 'ENOENT'});
});
