import {expect, onTestFinished, test} from 'vitest';
import {write} from '../../../src/storage/database/database.js';
import {openDatabaseOf, testOnSqlite} from '../../helpers/database.js';
import type {Storage} from '../../../src/storage/open.js';
import {bytes, openTemporary} from '../open-temporary.js';

const extraction = {pages: 1, fields: {}, warnings: []};

async function openTwice() {
  const one = await openTemporary();
  const other = await openTemporary({dataDir: one.dataDir});
  return {one, other, admit: one.admissions(60_000)};
}

async function submit(storage: Storage): Promise<string> {
  return storage.jobs.create({
    ...{account: 'one', template: undefined, static_values: {}, archive: false},
    request: {document_type: 'note', fields: []},
    upload: {key: (await storage.files.put(bytes('a note'))).key, name: 'note.png'},
  });
}

test('requests that come at once are told each its number, those of unknown keys nothing', async () => {
  const {one, other, admit} = await openTwice();
  const [mine, yours] = [await one.keys.create(), await other.keys.create()];
  const given = [mine.key, 'dx_nobody', yours.key, mine.key, mine.key];
  const admissions = await Promise.all(given.map(admit));
  expect(admissions.map((admission) => admission && [admission.key.id, admission.count.number])).toEqual([
    [mine.id, 1],
    undefined,
    [yours.id, 1],
    [mine.id, 2],
    [mine.id, 3],
  ]);
  expect((await other.admissions(60_000)(mine.key))!.count.number).toBe(4);
});

test('a key that another process makes or revokes is known or unknown to the next request', async () => {
  const {other, admit} = await openTwice();
  for (let round = 0; round < 20; round++) {
    const {key, id} = await other.keys.create();
    for (let times = 1; times <= 3; times++) expect((await admit(key))!.count.number).toBe(times);
    await other.keys.revoke(id);
    expect(await admit(key)).toBeUndefined();
  }
});

test('a job stands for a request as whatever process has last said', async () => {
  const {one, other, admit} = await openTwice();
  const {key} = await one.keys.create();
  const standing = async (id: string) => one.jobs.standing(id, (await admit(key))!.asOf);
  for (const worker of [other, one, other, one]) {
    const id = await submit(one);
    const before = await standing(id);
    expect(before).toMatchObject({status: 'NEW'});
    expect(await standing(id)).toEqual(before);
    const document = (await worker.documents.claim())!;
    expect(await standing(id)).toMatchObject({status: 'PROCESSING'});
    await worker.documents.complete(document, extraction);
    expect(await standing(id)).toMatchObject({status: 'SUCCESS', documents: {done: 1}});
  }
});

testOnSqlite('a job is not looked up anew while nobody has said anything', async () => {
  const {one, admit} = await openTwice();
  const {key} = await one.keys.create();
  const standing = async (id: string) => one.jobs.standing(id, (await admit(key))!.asOf);
  const id = await submit(one);
  expect(await standing(id)).toBe(await standing(id));
});

testOnSqlite('counting requests, by whatever process, has nothing looked up anew', async () => {
  const {one, other, admit} = await openTwice();
  const {key} = await one.keys.create();
  const {asOf} = (await admit(key))!;
  await other.admissions(60_000)(key);
  expect(await admit(key)).toMatchObject({asOf, count: {number: 3}});
});

test('requests are admitted while another process writes', async () => {
  const {one, admit} = await openTwice();
  const {key} = await one.keys.create();
  const db = await openDatabaseOf<object>(one.dataDir);
  onTestFinished(() => db.destroy());
  await write(db, async () => {
    expect(await admit(key)).toMatchObject({count: {number: 1}});
  });
});
