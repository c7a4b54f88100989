import {join} from 'node:path';
import {sql} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabase} from '../../../src/storage/database/database.js';
import {migrate} from '../../../src/storage/database/migrate.js';
import type {Migration} from '../../../src/storage/migrations/index.js';
import {temporaryDirectory} from '../open-temporary.js';

const first: Migration = {
  number: 1,
  up: async (db) => {
    await sql`create table things (id integer)`.execute(db);
  },
};
const second: Migration = {
  number: 2,
  up: async (db) => {
    await sql`alter table things add column name text`.execute(db);
  },
};
const failing: Migration = {
  number: 2,
  up: async (db) => {
    await sql`alter table things add column half text`.execute(db);
    throw new Error('broken migration');
  },
};

async function openTwice() {
  const path = join(await temporaryDirectory(), 'test.db');
  const databases = [await openDatabase<object>(path), await openDatabase<object>(path)] as const;
  onTestFinished(async () => {
    for (const db of databases) await db.destroy();
  });
  return databases;
}

test('migrations run once, in order, also when two processes open at the same time', async () => {
  const [one, other] = await openTwice();
  await Promise.all([migrate(one, {steps: [first, second]}), migrate(other, {steps: [first, second]})]);
  await sql`insert into things (id, name) values (1, 'x')`.execute(one);
  expect((await sql`select number from migrations order by number`.execute(other)).rows).toEqual([
    {number: 1},
    {number: 2},
  ]);
});

test('a later migration is added to what is there', async () => {
  const [db] = await openTwice();
  await migrate(db, {steps: [first]});
  await sql`insert into things (id) values (1)`.execute(db);
  await migrate(db, {steps: [first, second]});
  expect((await sql`select * from things`.execute(db)).rows).toEqual([{id: 1, name: null}]);
});

test('a migration that fails leaves nothing behind', async () => {
  const [db] = await openTwice();
  await migrate(db, {steps: [first]});
  await expect(migrate(db, {steps: [first, failing]})).rejects.toThrow('broken migration');
  expect((await sql`select name from pragma_table_info('things')`.execute(db)).rows).toEqual([{name: 'id'}]);
  await migrate(db, {steps: [first, second]});
});

test('a directory of a newer version is refused, not harmed', async () => {
  const [db] = await openTwice();
  await migrate(db, {steps: [first, second]});
  await expect(migrate(db, {steps: [first]})).rejects.toMatchObject({
    code: 'cannot_read',
    hint: expect.stringMatching('Update docextract') as string,
  });
});
