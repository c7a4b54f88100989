import {createHash} from 'node:crypto';
import {mkdir, open, readdir, readFile, readlink, rm, stat, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {bytes, openTemporary} from '../open-temporary.js';

test('a file is whole under an opaque key, with size, sum and first bytes', async () => {
  const {files, dataDir} = await openTemporary();
  const file = await files.put(bytes('one ', 'two'));
  expect(file).toMatchObject({bytes: 7, sha256: createHash('sha256').update('one two').digest('hex')});
  expect(Buffer.from(file.head).toString()).toBe('one two');
  expect(await readFile(join(dataDir, file.key), 'utf8')).toBe('one two');
  expect((await stat(join(dataDir, file.key))).mode & 0o777).toBe(0o600);
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

test('a file that no row names is removed at the second sweep, not the first', async () => {
  const {files, retention} = await openTemporary();
  await files.put(bytes('orphan'));
  expect(await retention.removeOrphans()).toBe(0);
  expect(await retention.removeOrphans()).toBe(1);
});

/** What is synced from now on, by its path. The real sync is done; only who asks for it is noted down. Linux only. */
async function watchSyncs(): Promise<string[]> {
  const handle = await open('/proc/self/exe');
  const prototype = Object.getPrototypeOf(handle) as {sync: () => Promise<void>};
  await handle.close();
  const {sync} = prototype;
  const synced: string[] = [];
  prototype.sync = async function (this: {fd: number}) {
    synced.push(await readlink(`/proc/self/fd/${this.fd}`));
    return sync.call(this);
  };
  onTestFinished(() => {
    prototype.sync = sync;
  });
  return synced;
}

test.runIf(process.platform === 'linux')(
  'a stored file is on disk with every directory above it that is new, and so is a backup',
  async () => {
    const synced = await watchSyncs();
    const storage = await openTemporary();
    const {dataDir, files} = storage;
    expect(synced).toContain(dataDir);
    const {key} = await files.put(bytes('document'));
    const shelf = join(join(dataDir, key), '..');
    expect(synced).toEqual(expect.arrayContaining([shelf, join(dataDir, 'kept')]));
    await storage.jobs.create({
      ...{account: 'one', template: undefined, static_values: {}, archive: false},
      ...{request: {document_type: 'note', fields: []}, upload: {key, name: 'a.png'}},
    });
    const target = join(dataDir, '..', `${basename(dataDir)}-backup`);
    onTestFinished(() => rm(target, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
    synced.length = 0;
    await storage.backUp(target);
    const partial = `${target}.partial`;
    const names = ['', 'kept', join(key, '..'), key, 'docextract.db'].map((name) => join(partial, name));
    expect(synced.map((path) => join(path))).toEqual(
      expect.arrayContaining([...names.slice(1), dirname(target)]),
    );
    expect(synced).toContain(partial);
  },
);

test('a temporary file that nobody has at hand any more goes with the next sweep, one that is in use stays', async () => {
  const {files, holders, dataDir} = await openTemporary();
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
  expect(await readFile(join(dataDir, key), 'utf8')).toBe('first second');
  await files.remove(used.key);
  expect(await readdir(directory)).toEqual([]);
  await mkdir(join(dataDir, 'temporary', 'nobodys'));
  await holders.sweepStrays();
  expect(await readdir(join(dataDir, 'temporary'))).toHaveLength(2);
  await holders.sweepStrays();
  expect(await readdir(join(dataDir, 'temporary'))).toEqual([basename(directory)]);
});
