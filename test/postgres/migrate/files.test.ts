import {randomUUID} from 'node:crypto';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {mustExist} from '../../../src/contract/must-exist.js';
import {openStorage, type StorageOptions} from '../../../src/storage/open.js';
import {move, reopen} from '../../../src/storage/open-move.js';
import {databaseUrlOf} from '../../helpers/database.js';
import {credentials} from '../../s3/place.js';
import {startS3rver} from '../../s3/server/start-s3rver.js';
import {bytes, temporaryDirectory} from '../../storage/open-temporary.js';

let s3: {address: string; stop: () => Promise<void>};
beforeAll(async () => {
  s3 = await startS3rver();
});
afterAll(() => s3.stop());

/** A data directory on SQLite with a document that waits. */
async function sourceWithDocument(): Promise<string> {
  const dataDir = await temporaryDirectory();
  const storage = await openStorage({dataDir, starters: []});
  const {key} = await storage.files.put(bytes('document'));
  await storage.jobs.create({
    ...{account: 'one', archive: false, template: undefined, static_values: {}},
    ...{request: {document_type: 'note', fields: []}, upload: {key, name: 'a.png'}},
  });
  await storage.close();
  return dataDir;
}

function newStore() {
  return {
    address: `s3://documents/${randomUUID()}`,
    variables: {...credentials, AWS_ENDPOINT_URL: s3.address},
  };
}

/** Opens a place, as a service does, and reads the document that waits there. */
async function conditionAt(options: Omit<StorageOptions, 'starters'>): Promise<string> {
  const storage = await openStorage({starters: [], ...options});
  try {
    const document = mustExist(await storage.documents.claim(), 'document that waits');
    return await storage.files.inspect(document.file);
  } finally {
    await storage.close();
  }
}

test('documents move to a store while the database stays, and a store of another is refused', async () => {
  const dataDir = await sourceWithDocument();
  const place = newStore();
  await move({dataDir, place, files: place.address});
  expect(await conditionAt({dataDir, files: place})).toBe('whole');
  expect(await readdir(dataDir)).toContain('kept-before-move');
  const other = await sourceWithDocument();
  await expect(move({dataDir: other, place, files: place.address})).rejects.toMatchObject({code: 'usage'});
  expect(await conditionAt({dataDir: other})).toBe('whole');
});

test('documents stay in their directory while the database moves; given up, they are the first one’s again', async () => {
  const dataDir = await sourceWithDocument();
  const databaseUrl = mustExist(await databaseUrlOf(await temporaryDirectory()), 'server of the project');
  await move({dataDir, place: {variables: {}}, to: databaseUrl});
  expect(await conditionAt({dataDir, databaseUrl})).toBe('whole');
  await expect(conditionAt({dataDir})).rejects.toMatchObject({code: 'usage'});
  await reopen({dataDir});
  expect(await conditionAt({dataDir})).toBe('whole');
  expect(await readdir(join(dataDir, 'kept'))).not.toContain('owner.json');
});
