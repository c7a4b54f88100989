import {mkdir, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {Extraction} from '../../../src/contract/extraction.js';
import {withFile} from '../../../src/storage/files/file-store.js';
import type {Storage} from '../../../src/storage/open.js';
import {bytes, openTemporary, temporaryDirectory} from '../open-temporary.js';

const extraction: Extraction = {pages: 1, fields: {}, warnings: []};

async function submit(storage: Storage, text: string): Promise<string> {
  const {key} = await storage.files.put(bytes(text));
  return storage.jobs.create({
    ...{account: 'one', archive: false, template: undefined, static_values: {}},
    request: {document_type: 'note', fields: []},
    upload: {key, name: 'a.png'},
  });
}

async function finishAll(storage: Storage): Promise<string[]> {
  const texts: string[] = [];
  for (let document = await storage.documents.claim(); document; document = await storage.documents.claim()) {
    texts.push(await withFile(storage.files, document.file, (path) => readFile(path, 'utf8')));
    await storage.documents.complete(document, extraction);
    await storage.files.remove(document.file);
  }
  return texts.sort();
}

test('a backup is a data directory: what waits is waiting there, what was under way waits again', async () => {
  const storage = await openTemporary();
  const target = join(await temporaryDirectory(), 'backup');
  const {key} = await storage.keys.create();
  await storage.credits.add('one', 10);
  for (const text of ['first', 'second', 'third']) await submit(storage, text);
  const done = (await storage.documents.claim())!;
  await storage.documents.complete(done, extraction);
  await storage.files.remove(done.file);
  await storage.documents.claim();
  await storage.credits.hold({account: 'one', reference: 'a request', credits: 2});
  expect(await storage.backUp(target)).toEqual({files: 2});

  const restored = await openTemporary({dataDir: target});
  expect(await restored.keys.find(key)).toBeDefined();
  expect(await restored.credits.show('one')).toMatchObject({balance: 7, held: 2});
  expect(await finishAll(restored)).toEqual(['second', 'third']);
  expect((await restored.jobs.get(done.jobId))!.status).toBe('SUCCESS');
  // Where it came from nothing has changed.
  expect(await storage.credits.show('one')).toMatchObject({balance: 5, held: 4});
});

test('a backup taken while documents come and go names no file that it does not hold, and holds none besides', async () => {
  const storage = await openTemporary();
  const worker = await openTemporary({dataDir: storage.dataDir});
  const root = await temporaryDirectory();
  for (let count = 0; count < 3; count++) {
    const target = join(root, String(count));
    const busy = comeAndGo(worker, 40);
    await storage.backUp(target);
    await busy;
    const restored = await openTemporary({dataDir: target});
    const waiting = (await restored.census.take()).documents.waiting!;
    expect(await filesIn(join(target, 'kept'))).toHaveLength(waiting);
    expect(await finishAll(restored)).toHaveLength(waiting);
  }
});

/** Submits so many documents and finishes every other one. */
async function comeAndGo(storage: Storage, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await submit(storage, `document ${index}`);
    if (index % 2 === 0) continue;
    const document = (await storage.documents.claim())!;
    await storage.documents.complete(document, extraction);
    await storage.files.remove(document.file);
  }
}

test('a backup is for the owner alone, and never written over what is there', async () => {
  const storage = await openTemporary();
  const target = join(await temporaryDirectory(), 'backup');
  await storage.backUp(target);
  expect((await stat(target)).mode & 0o077).toBe(0);
  expect((await stat(join(target, 'docextract.db'))).mode & 0o077).toBe(0);
  await expect(storage.backUp(target)).rejects.toMatchObject({code: 'cannot_write'});
  await writeFile(join(target, '..', 'file'), '');
  await expect(storage.backUp(join(target, '..', 'file'))).rejects.toMatchObject({code: 'cannot_write'});
  await mkdir(join(target, '..', 'empty'));
  await storage.backUp(join(target, '..', 'empty'));
});

test('a backup to a place where no directory can be made ends with an error that names it', async () => {
  const storage = await openTemporary();
  const file = join(await temporaryDirectory(), 'file');
  await writeFile(file, '');
  // In /proc the parent of a missing directory is reported as missing, whatever is made.
  const places = [join(file, 'below', 'backup'), ...(process.platform === 'linux' ? ['/proc/x/y'] : [])];
  for (const place of places)
    await expect(storage.backUp(place)).rejects.toMatchObject({
      code: 'cannot_write',
      message: expect.stringContaining(`The directory ${place} cannot be made`) as string,
    });
  expect(await readdir(join(file, '..'))).toEqual(['file']);
});

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map(({name}) => name);
}
