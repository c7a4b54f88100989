import {mkdir, readdir, rm, stat, symlink, truncate, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabase} from '../../../src/storage/database/database.js';
import {
  type RebuildableDatabase,
  openRebuildableDatabase,
} from '../../../src/storage/database/rebuildable-database.js';
import {holdLock} from '../../../src/storage/database/lock.js';
import {temporaryDirectory} from '../open-temporary.js';

const table = 'create table if not exists notes (number integer); select number from notes limit 0';
const garbage = 'no database at all '.repeat(1000);

async function openAt(path: string): Promise<RebuildableDatabase> {
  const file = await openRebuildableDatabase(path, table);
  onTestFinished(() => file.close());
  return file;
}

async function openTwo() {
  const path = join(await temporaryDirectory(), 'notes.db');
  return {path, one: await openAt(path), other: await openAt(path)};
}

/** Adds a row; tells how many there are then. */
function add(file: RebuildableDatabase): Promise<number> {
  return file.use((database) => {
    database.prepare('begin').run([]);
    try {
      database.prepare('insert into notes values (1)').run([]);
      const rows = database.prepare('select number from notes').all([]);
      database.prepare('commit').run([]);
      return rows.length;
    } catch (error) {
      database.prepare('rollback').run([]);
      throw error;
    }
  });
}

/** Writes something else over a file, whoever has it open. */
async function damage(path: string): Promise<void> {
  await writeFile(path, Buffer.alloc((await stat(path)).size, 'x'), {flag: 'r+'});
}

const harms: [string, (path: string) => Promise<void>][] = [
  ['removed', (path) => rm(path)],
  [
    'removed with what is beside it',
    async (path) => {
      for (const ending of ['', '-wal', '-shm']) await rm(path + ending, {force: true});
    },
  ],
  [
    'replaced by garbage',
    async (path) => {
      await rm(path);
      await writeFile(path, garbage);
    },
  ],
  [
    'overwritten',
    async (path) => {
      for (const ending of ['', '-wal']) await damage(path + ending);
    },
  ],
  [
    'cut short',
    async (path) => {
      const db = await openDatabase<object>(path);
      await db.destroy();
      for (const ending of ['', '-wal']) await truncate(path + ending);
    },
  ],
];

test.each(harms)('what is %s while it is in use is one again for all', async (_, harm) => {
  const {path, one, other} = await openTwo();
  for (let round = 0; round < 3; round++) {
    await add(one);
    await harm(path);
    await add(other);
    const count = await add(one);
    expect([await add(other), await add(one)]).toEqual([count + 1, count + 2]);
  }
});

const found: [string, (path: string) => Promise<unknown>][] = [
  ['garbage', (path) => writeFile(path, garbage)],
  ['a link to nowhere', (path) => symlink(join(path, '..', 'nowhere', 'notes.db'), path)],
  [
    'a table that is another',
    async (path) => {
      const file = await openRebuildableDatabase(path, 'create table notes (text)');
      file.close();
    },
  ],
];

test.each(found)('%s found in its place is replaced, once, by many that come at once', async (_, put) => {
  const path = join(await temporaryDirectory(), 'notes.db');
  await put(path);
  const files = await Promise.all(Array.from({length: 5}, () => openAt(path)));
  const counts = [];
  for (const file of files) counts.push(await add(file));
  expect(counts).toEqual([1, 2, 3, 4, 5]);
  for (const ending of ['', '-wal', '-shm']) expect((await stat(path + ending)).mode & 0o077).toBe(0);
});

test('what cannot be removed is told by its name, with what to do', async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, 'notes.db');
  await mkdir(path);
  await expect(openRebuildableDatabase(path, table)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining(path) as string,
    hint: expect.stringContaining('permissions') as string,
  });
  expect(await readdir(directory)).toContain('notes.db');
});

test('who meets a lock while it is made anew waits', async () => {
  const {path, one} = await openTwo();
  await rm(path);
  const {release} = holdLock(`${path}-renewal`);
  const adding = add(one);
  // Long enough for one who does not wait.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await readdir(join(path, '..'))).not.toContain('notes.db');
  release();
  expect(await adding).toBe(1);
});
