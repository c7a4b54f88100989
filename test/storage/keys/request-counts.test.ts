import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabase} from '../../../src/storage/database/database.js';
import {
  type RequestCount,
  openRequestCounts,
  type RequestCountStore,
} from '../../../src/storage/keys/request-counts.js';
import {temporaryDirectory} from '../open-temporary.js';

const windowMs = 60_000;

async function openAt(path?: string) {
  const file = path ?? join(await temporaryDirectory(), 'requests.db');
  const clock = {time: 5_000_000};
  const open = async (now?: () => number): Promise<RequestCountStore> => {
    const store = await openRequestCounts(file, now);
    onTestFinished(() => store.close());
    return store;
  };
  return {
    clock,
    open,
    file,
    one: await open(() => clock.time),
    other: await open(() => clock.time),
  };
}

/** Counts one request of a key. */
async function countOne(store: RequestCountStore, keyId = 'key'): Promise<RequestCount> {
  return (await store.count(new Map([[keyId, 1]]), windowMs)).get(keyId)!;
}

test('requests that come at once through two processes get each a number of its own', async () => {
  const {one, other} = await openAt();
  const counts = await Promise.all(
    Array.from({length: 1000}, (_, index) => countOne(index % 2 ? one : other)),
  );
  const numbers = counts.map(({number}) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({length: 1000}, (_, index) => index + 1));
});

test('several requests of several keys are counted together; told is the number of the first of each', async () => {
  const {one, other} = await openAt();
  await other.count(new Map([['a', 2]]), windowMs);
  const times = new Map([
    ['a', 3],
    ['b', 4],
  ]);
  expect([...(await one.count(times, windowMs))]).toMatchObject([
    ['a', {number: 3}],
    ['b', {number: 1}],
  ]);
  expect([await countOne(other, 'a'), await countOne(other, 'b')]).toMatchObject([{number: 6}, {number: 5}]);
});

test('a window ends when its time is over, and not before', async () => {
  const {one, clock} = await openAt();
  expect(await countOne(one)).toEqual({number: 1, resetMs: windowMs});
  clock.time += windowMs - 1;
  expect(await countOne(one)).toEqual({number: 2, resetMs: 1});
  clock.time += 1;
  expect(await countOne(one)).toEqual({number: 1, resetMs: windowMs});
});

test('processes that disagree by a second count in one window; after the machine was started anew a new one begins', async () => {
  const {one, open, clock} = await openAt();
  await countOne(one);
  const late = await open(() => clock.time - 1000);
  expect((await countOne(late)).number).toBe(2);
  clock.time = 30_000;
  expect(await countOne(one)).toEqual({number: 1, resetMs: windowMs});
});

test('who has waited long for the lock counts in the window that another has begun meanwhile', async () => {
  const {one, file, clock} = await openAt();
  const db = await openDatabase<{windows: {key_id: string; started_at: number; count: number}}>(file);
  onTestFinished(() => db.destroy());
  let counting: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    counting = countOne(one);
    // It has begun by then, and met the lock.
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    clock.time += 5_000;
    await trx.insertInto('windows').values({key_id: 'key', started_at: clock.time, count: 10}).execute();
  });
  expect(await counting).toEqual({number: 11, resetMs: windowMs});
});

test('the wall clock has no part in it, and what is counted outlives the process', async () => {
  const {open} = await openAt();
  const now = Date.now;
  onTestFinished(() => void (Date.now = now));
  expect((await countOne(await open())).number).toBe(1);
  for (const days of [1, -1]) {
    Date.now = () => now() + days * 86_400_000;
    expect((await countOne(await open())).number).toBe(days === 1 ? 2 : 3);
  }
});

test('a request that met a locked database while it was counted keeps nobody from counting when it is free', async () => {
  const {one, other, file} = await openAt();
  const begin = performance.now();
  for (let round = 0; round < 5; round++) {
    const db = await openDatabase<object>(file);
    let unlock = (): void => undefined;
    const held = new Promise<void>((resolve) => (unlock = resolve));
    const locking = db.transaction().execute(() => held);
    const counted = countOne(one);
    // Nothing tells that it has met the lock.
    await new Promise((resolve) => setTimeout(resolve, 100));
    unlock();
    await locking;
    await counted;
    await countOne(other);
    await db.destroy();
  }
  // One that waits for what the other left behind takes several seconds.
  expect(performance.now() - begin).toBeLessThan(15_000);
});

test('what cannot be counted for a while is unavailable, and counts nothing', async () => {
  const {one, file} = await openAt();
  const db = await openDatabase<object>(file);
  onTestFinished(() => db.destroy());
  await one.check(100);
  await db.transaction().execute(async () => {
    await expect(one.check(100)).rejects.toMatchObject({code: 'unavailable'});
  });
  await one.check(100);
  expect((await countOne(one)).number).toBe(1);
});

test('who has made how many requests is for the owner alone', async () => {
  const {file} = await openAt();
  expect((await stat(file)).mode & 0o077).toBe(0);
});
