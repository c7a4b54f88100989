import {randomUUID} from 'node:crypto';
import {existsSync, statSync} from 'node:fs';
import {mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {openStorage, type Storage} from '../../src/storage/open.js';
import {databaseUrlOf} from '../helpers/database.js';
import {bytes, temporaryDirectory} from '../storage/open-temporary.js';

/** Nodes that share a database of their own and a directory. */
async function startNodes() {
  const [databaseUrl, dataDir] = [
    await databaseUrlOf(`/database/${randomUUID()}`),
    await temporaryDirectory(),
  ];
  const node = async (): Promise<Storage> => {
    const storage = await openStorage({dataDir, starters: [], databaseUrl});
    onTestFinished(() => storage.close());
    return storage;
  };
  return {dataDir, node};
}

test('a shared directory that goes away has no missing documents, takes none, and comes back with all', async () => {
  const {dataDir, node} = await startNodes();
  const storage = await node();
  const {files} = storage;
  const {key} = await files.put(bytes('kept'));
  const waiting = await files.put(bytes('waits for its row'));
  const [kept, away] = [join(dataDir, 'kept'), join(dataDir, 'away')];
  await rename(kept, away);
  // What is under a mount.
  await mkdir(kept);
  const refusal = {
    code: 'unavailable',
    message: `${kept} does not have the documents of this database now.`,
    hint: expect.stringContaining('mounted') as string,
  };
  await expect(files.inspect(key)).rejects.toMatchObject(refusal);
  await expect(files.open(key)).rejects.toMatchObject(refusal);
  await expect(files.put(bytes('lost'))).rejects.toMatchObject(refusal);
  await expect(storage.check()).rejects.toMatchObject(refusal);
  await mkdir(join(kept, waiting.key.split('/')[1]!));
  await writeFile(join(dataDir, waiting.key), 'waits for its row');
  expect(files.mayBeNamed(waiting.key)).toBe(false);
  await rm(join(dataDir, waiting.key));
  expect(
    (await readdir(kept, {recursive: true, withFileTypes: true})).filter((entry) => entry.isFile()),
  ).toEqual([]);
  await writeFile(join(kept, 'owner.json'), JSON.stringify({id: randomUUID()}));
  await expect(files.inspect(key)).rejects.toMatchObject(refusal);
  expect(await files.list().next()).toMatchObject({done: true});
  await rm(kept, {recursive: true});
  await rename(away, kept);
  expect(await files.inspect(key)).toBe('whole');
  expect(files.mayBeNamed(waiting.key)).toBe(true);
  await storage.check();
  expect(await files.inspect((await files.put(bytes('again'))).key)).toBe('whole');
  await files.remove(key);
  expect(await files.inspect(key)).toBe('missing');
});

const memory = '/dev/shm';
const hasOtherFileSystem = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

test.runIf(hasOtherFileSystem)(
  'a shared directory may be another file system than the data directory',
  async () => {
    const {dataDir, node} = await startNodes();
    const mounted = await mkdtemp(join(memory, 'docextract-kept-'));
    onTestFinished(() => rm(mounted, {recursive: true}));
    await symlink(mounted, join(dataDir, 'kept'));
    const {files} = await node();
    const {key} = await files.put(bytes('kept'));
    const {key: unsynced} = await files.put(bytes('kept, too'), {unsynced: true});
    await files.sync([unsynced]);
    expect(await files.inspect(key)).toBe('whole');
    expect(await files.inspect(unsynced)).toBe('whole');
    expect(await files.sweepTemporary()).toBe(0);
    const found = await readdir(mounted, {recursive: true, withFileTypes: true});
    expect(found.filter((entry) => entry.isFile())).toHaveLength(3);
  },
);
