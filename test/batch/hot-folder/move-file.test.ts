import {existsSync} from 'node:fs';
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {freeName} from '../../../src/batch/hot-folder/free-name.js';
import {moveFile} from '../../../src/batch/hot-folder/move-file.js';

let here: string;
let elsewhere: string;

beforeAll(async () => {
  here = await mkdtemp(join(tmpdir(), 'docextract-move-'));
  // Another device, where the system has one in memory.
  elsewhere = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'docextract-move-'));
});
afterAll(async () => {
  for (const path of [here, elsewhere])
    await rm(path, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
});

test('a file moves to another device, whole and with nothing left behind', async () => {
  await writeFile(join(here, 'a.pdf'), 'content');
  expect(await moveFile(join(here, 'a.pdf'), join(elsewhere, 'deep', 'a.pdf'))).toBe(true);
  expect(await readdir(here)).toEqual([]);
  expect(await readdir(join(elsewhere, 'deep'))).toEqual(['a.pdf']);
  expect(await readFile(join(elsewhere, 'deep', 'a.pdf'), 'utf8')).toBe('content');
});

test('a file that somebody took away is no failure', async () => {
  expect(await moveFile(join(here, 'gone.pdf'), join(here, 'done', 'gone.pdf'))).toBe(false);
});

test('a place that cannot be written is named', async () => {
  await writeFile(join(here, 'b.pdf'), 'content');
  await writeFile(join(here, 'file'), '');
  await expect(moveFile(join(here, 'b.pdf'), join(here, 'file', 'b.pdf'))).rejects.toMatchObject({
    code: 'cannot_write',
    message: expect.stringContaining('b.pdf') as string,
  });
});

test('of ten thousand names that are taken few are looked at', async () => {
  const looked: string[] = [];
  const isTaken = (name: string) => {
    looked.push(name);
    return Promise.resolve(Number(/-(\d+)/.exec(name)?.[1] ?? 1) <= 10_000);
  };
  expect(await freeName('scan.pdf', isTaken)).toBe('scan-10001.pdf');
  expect(looked.length).toBeLessThan(40);
});

test('names are numbered before their extension, and cut where nothing more would fit behind them', async () => {
  const taken = new Set(['a/scan.tar.pdf', 'a/scan.tar-2.pdf']);
  const isTaken = (name: string) => Promise.resolve(taken.has(name));
  expect(await freeName('a/scan.tar.pdf', isTaken)).toBe('a/scan.tar-3.pdf');
  const long = await freeName(`${'ü'.repeat(125)}.pdf`, isTaken);
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(223);
  expect(long).toMatch(/^ü+\.pdf$/);
});
