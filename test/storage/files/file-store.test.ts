import {createHash} from 'node:crypto';
import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {withFile} from '../../../src/storage/files/file-store.js';
import {bytes, openTemporary} from '../open-temporary.js';

test('a file is whole under an opaque key, with size, sum and first bytes', async () => {
  const {files} = await openTemporary();
  const file = await files.put(bytes('one ', 'two'));
  expect(file).toMatchObject({bytes: 7, sha256: createHash('sha256').update('one two').digest('hex')});
  expect(Buffer.from(file.head).toString()).toBe('one two');
  await withFile(files, file.key, async (path) => {
    expect(await readFile(path, 'utf8')).toBe('one two');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
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
  const path = join(storage.dataDir, key);
  expect(await readFile(path, 'utf8')).toBe('soon gone');
  await storage.holders.release();
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

test('no key leads out of the directory', async () => {
  const {files} = await openTemporary();
  for (const key of ['../docextract.db', 'kept/../../x', '/etc/passwd', 'kept', ''])
    await expect(files.open(key)).rejects.toThrow('not a file key');
});

test('removing twice is fine', async () => {
  const {files} = await openTemporary();
  const {key} = await files.put(bytes('x'));
  await files.remove(key);
  await files.remove(key);
});

test('a temporary file that nobody has at hand any more goes with the next sweep, one that is in use stays', async () => {
  const {files, holders} = await openTemporary();
  const used = await files.put(bytes('in use'), {temporary: true});
  let finish = (): void => undefined;
  const more = new Promise<void>((resolve) => (finish = resolve));
  const arriving = files.put(
    (async function* () {
      yield await Promise.resolve(Buffer.from('first '));
      await more;
      yield Buffer.from('second');
    })(),
  );
  const directory = await holders.temporaryDir();
  await expect.poll(() => readdir(directory)).toHaveLength(2);
  await writeFile(join(directory, 'left-behind'), 'x');
  expect(await files.sweepTemporary()).toBe(1);
  expect(await readdir(directory)).toHaveLength(2);
  finish();
  const {key} = await arriving;
  expect(await withFile(files, key, (path) => readFile(path, 'utf8'))).toBe('first second');
  await files.remove(key);
  await files.remove(used.key);
  expect(await readdir(directory)).toEqual([]);
});
