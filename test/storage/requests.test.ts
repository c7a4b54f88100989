import {join} from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabase} from '../../src/storage/database.js';
import {migrate} from '../../src/storage/migrate.js';
import {requestStore} from '../../src/storage/requests.js';
import type {Tables} from '../../src/storage/tables.js';
import {openTemporary, temporaryDirectory} from './open-temporary.js';

const windowMs = 60_000;

async function openAt() {
  const path = join(await temporaryDirectory(), 'test.db');
  const databases = [await openDatabase<Tables>(path), await openDatabase<Tables>(path)] as const;
  onTestFinished(async () => {
    for (const db of databases) await db.destroy();
  });
  await migrate(databases[0]);
  const clock = {time: 5_000_000};
  const [one, other] = databases.map((db) => requestStore(db, () => clock.time));
  return {clock, one: one!, other: other!, databases};
}

test('requests that come at once through two processes get each a number of its own', async () => {
  const {one, other} = await openAt();
  const counts = await Promise.all(
    Array.from({length: 1000}, (_, index) => (index % 2 ? one : other).count('key', windowMs)),
  );
  const numbers = counts.map(({number}) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({length: 1000}, (_, index) => index + 1));
});

test('a window ends when its time is over, and not before', async () => {
  const {one, clock} = await openAt();
  expect(await one.count('key', windowMs)).toEqual({number: 1, resetMs: windowMs});
  clock.time += windowMs - 1;
  expect(await one.count('key', windowMs)).toEqual({number: 2, resetMs: 1});
  clock.time += 1;
  expect(await one.count('key', windowMs)).toEqual({number: 1, resetMs: windowMs});
});

test('processes that disagree by a second count in one window; after the machine was started anew a new one begins', async () => {
  const {one, databases, clock} = await openAt();
  await one.count('key', windowMs);
  const late = requestStore(databases[1], () => clock.time - 1000);
  expect((await late.count('key', windowMs)).number).toBe(2);
  clock.time = 30_000;
  expect(await one.count('key', windowMs)).toEqual({number: 1, resetMs: windowMs});
});

test('who has waited long for the lock counts in the window that another has begun meanwhile', async () => {
  const {one, databases, clock} = await openAt();
  let counting: Promise<unknown> | undefined;
  await databases[1].transaction().execute(async (trx) => {
    counting = one.count('key', windowMs);
    // It has begun by then, and met the lock.
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    clock.time += 5_000;
    await trx.insertInto('windows').values({key_id: 'key', started_at: clock.time, count: 10}).execute();
  });
  expect(await counting).toEqual({number: 11, resetMs: windowMs});
});

test('the wall clock has no part in it', async () => {
  const {databases} = await openAt();
  const store = requestStore(databases[0]);
  const now = Date.now;
  onTestFinished(() => void (Date.now = now));
  expect((await store.count('key', windowMs)).number).toBe(1);
  for (const days of [1, -1]) {
    Date.now = () => now() + days * 86_400_000;
    expect((await store.count('key', windowMs)).number).toBe(days === 1 ? 2 : 3);
  }
});

test('a request that met a locked database while it was counted keeps nobody from writing when it is free', async () => {
  const storage = await openTemporary();
  const path = join(storage.dataDir, 'docextract.db');
  const begin = performance.now();
  for (let round = 0; round < 5; round++) {
    const other = await openDatabase<object>(path);
    let unlock = (): void => undefined;
    const held = new Promise<void>((resolve) => (unlock = resolve));
    const locking = other.transaction().execute(() => held);
    const counted = storage.requests.count('key', 60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    unlock();
    await locking;
    await counted;
    await storage.keys.create();
    await other.destroy();
  }
  // One that waits for what the other left behind takes several seconds.
  expect(performance.now() - begin).toBeLessThan(15_000);
});
