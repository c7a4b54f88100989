import {expect, test} from 'vitest';
import type {Extraction} from '../../../src/contract/extraction.js';
import {openStorage, type Storage} from '../../../src/storage/open.js';
import {maxInterruptions} from '../../../src/storage/jobs/recovery.js';
import {complaintsAbout} from '../../helpers/invariants.js';
import {databaseUrlOf} from '../../helpers/database.js';
import {bytes, openTemporary, temporaryDirectory} from '../open-temporary.js';

const hour = 3_600_000;
const week = 7 * 24 * hour;
const account = 'payer';
const extraction: Extraction = {pages: 1, fields: {}, warnings: []};

async function open(dataDir?: string) {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const storage = await openTemporary({clock, ...(dataDir === undefined ? {} : {dataDir})});
  return {...storage, later: (ms: number) => (ahead += ms)};
}

async function submit(storage: Storage, {archive = false, credits = 1} = {}): Promise<string> {
  const {key} = await storage.files.put(bytes('document'));
  return storage.jobs.create({
    ...{account, archive, credits, template: undefined, static_values: {}},
    ...{request: {document_type: 'note', fields: []}, upload: {key, name: 'a.png'}},
  });
}

async function found(storage: Storage, count: number) {
  const documents = [];
  for (let position = 0; position < count; position++)
    documents.push({position, name: `${position}.png`, file: (await storage.files.put(bytes('x'))).key});
  return documents;
}

async function filesOf(storage: Storage): Promise<number> {
  let count = 0;
  for await (const key of storage.files.list()) count += key.length > 0 ? 1 : 0;
  return count;
}

test('what is not finished after its time has failed with that reason, costs nothing and keeps no file', async () => {
  const storage = await open();
  await storage.credits.add(account, 1000);
  const unzipped = await submit(storage, {archive: true, credits: 300});
  const archive = (await storage.archives.claim())!;
  await storage.archives.add(archive, await found(storage, 300));
  await storage.archives.finish(archive);
  await storage.documents.complete((await storage.documents.claim())!, extraction);
  const single = await submit(storage);
  const waiting = await submit(storage, {archive: true, credits: 2});
  expect(await storage.overdue.end(week)).toBe(0);
  storage.later(week - hour);
  const recent = await submit(storage);
  storage.later(2 * hour);
  expect(await storage.overdue.end(week)).toBe(299 + 1 + 1);
  const reason = {code: 'unavailable', message: expect.stringContaining('within 7 days') as string};
  expect(await storage.jobs.get(single)).toMatchObject({status: 'FAILED', error: reason});
  expect(await storage.jobs.get(waiting)).toMatchObject({status: 'UNZIP FILE FAILED', error: reason});
  expect(await storage.jobs.get(unzipped)).toMatchObject({
    status: 'SUCCESS',
    documents: {total: 300, done: 1, failed: 299},
  });
  expect((await storage.jobs.outcomes(unzipped, {from: 1, count: 1}))[0]).toMatchObject({error: reason});
  expect(await storage.jobs.get(recent)).toMatchObject({status: 'NEW'});
  expect(await storage.credits.show(account)).toMatchObject({balance: 998, held: 1});
  expect(await storage.overdue.end(week)).toBe(0);
  await storage.documents.complete((await storage.documents.claim())!, extraction);
  // What is done, and an archive that is unzipped, go with whoever did it; here nobody did.
  expect(await filesOf(storage)).toBe(3);
});

test('what is being read is left to end by itself, but not for ever', async () => {
  const storage = await open();
  await storage.credits.add(account, 10);
  const reading = await submit(storage, {credits: 3});
  const document = (await storage.documents.claim())!;
  const unzipping = await submit(storage, {archive: true});
  const archive = (await storage.archives.claim())!;
  storage.later(week + hour);
  expect(await storage.overdue.end(week)).toBe(0);
  storage.later(24 * hour);
  expect(await storage.overdue.end(week)).toBe(1);
  expect(await storage.jobs.get(reading)).toMatchObject({status: 'FAILED'});
  // Whoever reads it is told that it is not theirs any more, and holds nothing for it.
  await storage.documents.begin(document, 5);
  expect(await storage.documents.complete(document, extraction)).toBe(false);
  expect(await storage.credits.show(account)).toMatchObject({balance: 9, held: 1});
  await storage.archives.putOff(archive, {isCounted: false});
  expect(await storage.overdue.end(week)).toBe(1);
  expect(await storage.jobs.get(unzipping)).toMatchObject({status: 'UNZIP FILE FAILED'});
  expect(await storage.credits.show(account)).toMatchObject({balance: 10, held: 0});
});

test('an archive whose service ends again and again has failed after so many times, with all that was found in it', async () => {
  const dataDir = await temporaryDirectory();
  const first = await openStorage({dataDir, databaseUrl: await databaseUrlOf(dataDir), starters: []});
  await first.credits.add(account, 10);
  const id = await submit(first, {archive: true, credits: 3});
  for (let count = 1; count < maxInterruptions; count++)
    await first.archives.putOff((await first.archives.claim())!, {isCounted: true});
  const archive = (await first.archives.claim())!;
  expect(archive.interruptions).toBe(maxInterruptions - 1);
  await first.archives.add(archive, await found(first, 3));
  // What is done for a process that ends well is what is done for one that is found dead.
  await first.close();
  const other = await open(dataDir);
  expect(await other.jobs.get(id)).toMatchObject({
    status: 'UNZIP FILE FAILED',
    documents: {total: 3, done: 0, failed: 3},
    error: {message: expect.stringContaining('50 times') as string},
  });
  expect((await other.jobs.outcomes(id, {from: 0, count: 3})).map(({error}) => error?.code)).toEqual(
    Array(3).fill('internal'),
  );
  expect(await other.credits.show(account)).toMatchObject({balance: 10, held: 0});
  for (let sweep = 0; sweep < 2; sweep++) await other.retention.removeOrphans();
  expect(await filesOf(other)).toBe(0);
  expect(await complaintsAbout({dataDir, accepted: [id]})).toEqual([]);
});

test('a large job is deleted in pieces, and comes to its end with the last', async () => {
  const pieces: string[] = [];
  let ahead = 0;
  const at = (moment: string) => void (moment === 'purge.committed' && pieces.push(moment));
  const storage = await openTemporary({clock: () => Date.now() + ahead, at});
  const id = await submit(storage, {archive: true});
  const archive = (await storage.archives.claim())!;
  const refused = {code: 'invalid_request', message: 'no'};
  for (let from = 0; from < 1000; from += 100)
    await storage.archives.add(
      archive,
      Array.from({length: 100}, (_, index) => ({position: from + index, name: 'a', error: refused})),
    );
  await storage.archives.finish(archive);
  ahead = 25 * hour;
  let wasThere = 0;
  const looking = setInterval(() => wasThere++, 0);
  expect(await storage.retention.purge()).toBe(1);
  clearInterval(looking);
  expect(pieces.length).toBeGreaterThan(4);
  // Others had their turns in between.
  expect(wasThere).toBeGreaterThan(2);
  expect((await storage.jobs.get(id))!.purgedAt).toBeDefined();
  expect(await storage.jobs.outcomes(id, {from: 0, count: 1})).toEqual([]);
});
