import {mkdir, open, readdir, readlink, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {bytes, openTemporary} from '../open-temporary.js';

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

test("a temporary directory that is nobody's goes at the second sweep", async () => {
  const {holders, dataDir} = await openTemporary();
  const directory = await holders.temporaryDir();
  await mkdir(join(dataDir, 'temporary', 'nobodys'));
  await holders.sweepOrphanedDirectories();
  expect(await readdir(join(dataDir, 'temporary'))).toHaveLength(2);
  await holders.sweepOrphanedDirectories();
  expect(await readdir(join(dataDir, 'temporary'))).toEqual([basename(directory)]);
});

test('a file tells whether it is still what was stored', async () => {
  const {files, dataDir} = await openTemporary();
  const {key} = await files.put(bytes('as it was'));
  expect(await files.inspect(key)).toBe('whole');
  await writeFile(join(dataDir, key), 'as it waS');
  expect(await files.inspect(key)).toBe('damaged');
  await files.remove(key);
  expect(await files.inspect(key)).toBe('missing');
  await writeFile(join(dataDir, 'kept', 'a0'), 'of an earlier version');
  expect(await files.inspect('kept/a0')).toBe('whole');
  expect(await readdir(join(dataDir, 'kept'))).toContain('a0');
});
