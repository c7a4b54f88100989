import {createHash} from 'node:crypto';
import {readdir, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bytes, openTemporary} from './open-temporary.js';

test('a file is whole under an opaque key, with size, sum and first bytes', async () => {
  const {files} = await openTemporary();
  const file = await files.put(bytes('one ', 'two'));
  expect(file).toMatchObject({bytes: 7, sha256: createHash('sha256').update('one two').digest('hex')});
  expect(Buffer.from(file.head).toString()).toBe('one two');
  expect(await readFile(files.pathOf(file.key), 'utf8')).toBe('one two');
  expect((await stat(files.pathOf(file.key))).mode & 0o777).toBe(0o600);
});

test('one that is too large, or that breaks off, leaves nothing', async () => {
  const {files, dataDir} = await openTemporary();
  async function* broken() {
    yield await Promise.resolve(Buffer.from('half'));
    throw new Error('connection lost');
  }
  await expect(files.put(bytes('123', '456'), {maxBytes: 5})).rejects.toMatchObject({code: 'too_large'});
  await expect(files.put(broken())).rejects.toThrow('connection lost');
  for (const folder of ['kept', 'temporary']) {
    const found = await readdir(join(dataDir, folder), {recursive: true, withFileTypes: true});
    expect(found.filter((entry) => entry.isFile())).toEqual([]);
  }
});

test('a temporary file goes with its process', async () => {
  const storage = await openTemporary();
  const {key} = await storage.files.put(bytes('soon gone'), {temporary: true});
  const path = storage.files.pathOf(key);
  expect(await readFile(path, 'utf8')).toBe('soon gone');
  await storage.holders.release();
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

test('no key leads out of the directory', async () => {
  const {files} = await openTemporary();
  for (const key of ['../docextract.db', 'kept/../../x', '/etc/passwd', 'kept', ''])
    expect(() => files.pathOf(key)).toThrow('not a file key');
});

test('removing twice is fine', async () => {
  const {files} = await openTemporary();
  const {key} = await files.put(bytes('x'));
  await files.remove(key);
  await files.remove(key);
});

test('a file that no row names is removed at the second sweep, not the first', async () => {
  const {files, retention} = await openTemporary();
  await files.put(bytes('orphan'));
  expect(await retention.removeOrphans()).toBe(0);
  expect(await retention.removeOrphans()).toBe(1);
});
