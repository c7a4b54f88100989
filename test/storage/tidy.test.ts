import {existsSync} from 'node:fs';
import {mkdir, readdir, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {randomUUID} from 'node:crypto';
import {expect, test} from 'vitest';
import {testOnSqlite} from '../helpers/database.js';
import {bytes, openTemporary, temporaryDirectory} from './open-temporary.js';

async function keptIn(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'kept'), {recursive: true, withFileTypes: true});
  return names.flatMap((entry) => (entry.isFile() && entry.name !== 'owner.json' ? [entry.name] : []));
}

test('a file that no row names goes at the next opening', async () => {
  const dataDir = await temporaryDirectory();
  const first = await openTemporary({dataDir});
  await first.files.put(bytes('a document'));
  await first.close();
  expect(await keptIn(dataDir)).toHaveLength(1);
  await (await openTemporary({dataDir})).tidy();
  expect(await keptIn(dataDir)).toEqual([]);
});

test('a file of another process that lives stays, until that has ended', async () => {
  const dataDir = await temporaryDirectory();
  const [other, own] = [await openTemporary({dataDir}), await openTemporary({dataDir})];
  const {key} = await other.files.put(bytes('a document'));
  await own.tidy();
  expect(await own.files.inspect(key)).toBe('whole');
  await other.close();
  await own.tidy();
  expect(await own.files.inspect(key)).toBe('missing');
});

test('temporary files without a holder go at the next opening', async () => {
  const dataDir = await temporaryDirectory();
  const storage = await openTemporary({dataDir});
  const stray = join(dataDir, 'temporary', randomUUID());
  await mkdir(stray);
  await writeFile(join(stray, randomUUID()), 'half a document');
  await storage.tidy();
  expect(existsSync(stray)).toBe(false);
});

testOnSqlite('lock files are for the owner alone', async () => {
  const dataDir = await temporaryDirectory();
  const storage = await openTemporary({dataDir});
  await storage.holders.self();
  const names = await readdir(join(dataDir, 'holders'));
  const modes = await Promise.all(
    names.map(async (name) => (await stat(join(dataDir, 'holders', name))).mode),
  );
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o600]);
});
