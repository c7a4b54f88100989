import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type Kysely, sql} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabase, write, writeUnsynced} from '../../../src/storage/database/database.js';
import {temporaryDirectory} from '../open-temporary.js';

interface Tables {
  things: {id: number};
}

async function openTwo(): Promise<[Kysely<Tables>, Kysely<Tables>]> {
  const path = join(await temporaryDirectory(), 'test.db');
  const two: [Kysely<Tables>, Kysely<Tables>] = [await openDatabase(path), await openDatabase(path)];
  onTestFinished(async () => {
    for (const db of two) await db.destroy();
  });
  await sql`create table things (id integer)`.execute(two[0]);
  return two;
}

test('whoever waited for a lock writes as soon as it is free', async () => {
  const [one, other] = await openTwo();
  let unlock = (): void => undefined;
  const held = new Promise<void>((resolve) => (unlock = resolve));
  const holding = one.transaction().execute(() => held);
  const waiting = write(other, (trx) => trx.insertInto('things').values({id: 1}).execute());
  // Long enough to meet the lock several times: waits must not grow.
  await new Promise((resolve) => setTimeout(resolve, 300));
  unlock();
  await holding;
  const freed = performance.now();
  await waiting;
  // A tenth of a second, and more where the machine has a lot else to do.
  expect(performance.now() - freed).toBeLessThan(10_000);
  await write(other, (trx) => trx.insertInto('things').values({id: 2}).execute());
  expect(await one.selectFrom('things').selectAll().execute()).toHaveLength(2);
});

test('two that write all the time get on side by side, and each change is there once', async () => {
  const [one, other] = await openTwo();
  const insert = async (db: Kysely<Tables>, from: number): Promise<void> => {
    for (let id = from; id < from + 50; id++)
      await write(db, (trx) => trx.insertInto('things').values({id}).execute());
  };
  await Promise.all([insert(one, 0), insert(other, 50)]);
  const rows = await one.selectFrom('things').select('id').orderBy('id').execute();
  expect(rows.map(({id}) => id)).toEqual(Array.from({length: 100}, (_, id) => id));
});

test('a transaction that fails leaves nothing, and the next one is none the worse', async () => {
  const [one] = await openTwo();
  const failing = write(one, async (trx) => {
    await trx.insertInto('things').values({id: 1}).execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await write(one, (trx) => trx.insertInto('things').values({id: 2}).execute());
  expect(await one.selectFrom('things').selectAll().execute()).toEqual([{id: 2}]);
});

test('a full disk is unavailable, not an error of the program, and passes when there is room again', async () => {
  const [one] = await openTwo();
  const insert = (count: number) =>
    write(one, async (trx) => {
      for (let id = 0; id < count; id++) await trx.insertInto('things').values({id}).execute();
    });
  await sql`pragma max_page_count = 3`.execute(one);
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(insert(3_000)).rejects.toMatchObject({code: 'unavailable', retryAfterSeconds: 30});
  await sql`pragma max_page_count = 1000000`.execute(one);
  await insert(3_000);
  expect(await one.selectFrom('things').selectAll().execute()).toHaveLength(3_000);
});

test('a database file that was moved away is not written any more, and is again when it is back', async () => {
  const path = join(await temporaryDirectory(), 'test.db');
  const db: Kysely<Tables> = await openDatabase(path);
  onTestFinished(() => db.destroy());
  await sql`create table things (id integer)`.execute(db);
  const insert = (id: number) => write(db, (trx) => trx.insertInto('things').values({id}).execute());
  await rename(path, `${path}.away`);
  await expect(insert(1)).rejects.toMatchObject({code: 'unavailable'});
  await copyFile(`${path}.away`, path);
  await expect(insert(2)).rejects.toMatchObject({code: 'unavailable'});
  await rename(`${path}.away`, path);
  await insert(3);
  expect(await db.selectFrom('things').selectAll().execute()).toEqual([{id: 3}]);
});

test('what is written is synced, but for what is said not to be, in whatever order', async () => {
  const [db] = await openTwo();
  const syncing = async (on: Kysely<Tables>): Promise<number> =>
    (await sql<{synchronous: number}>`pragma synchronous`.execute(on)).rows[0]!.synchronous;
  const [normal, full] = [1, 2];
  const inWrite = () => write(db, syncing);
  const inUnsynced = () => writeUnsynced(db, syncing);
  expect(await syncing(db)).toBe(full);
  for (const [how, expected] of [
    ...([
      [inUnsynced, normal],
      [inWrite, full],
      [inUnsynced, normal],
    ] as const),
    ...([
      [() => syncing(db), full],
      [inUnsynced, normal],
      [inWrite, full],
      [inWrite, full],
    ] as const),
  ] as const) {
    expect(await how()).toBe(expected);
    // Reading changes nothing.
    await db.selectFrom('things').selectAll().execute();
  }
  const failing = writeUnsynced(db, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await inWrite()).toBe(full);
});

test('what is no database, or cannot be opened, is told by its name', async () => {
  const directory = await temporaryDirectory();
  const [garbage, folder] = [join(directory, 'garbage.db'), join(directory, 'folder.db')];
  await writeFile(garbage, 'no database at all '.repeat(1000));
  await mkdir(folder);
  for (const path of [garbage, folder])
    await expect(openDatabase(path)).rejects.toMatchObject({
      code: 'cannot_read',
      message: expect.stringContaining(path) as string,
      hint: expect.stringContaining('backup') as string,
    });
});
