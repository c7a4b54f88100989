import {sql} from 'kysely';
import {expect, test} from 'vitest';
import type {Extraction} from '../../../src/contract/extraction.js';
import {openDatabaseOf} from '../../helpers/database.js';
import type {Storage} from '../../../src/storage/open.js';
import {bytes, openTemporary} from '../open-temporary.js';
import {unzip} from '../unzip.js';

const account = 'payer';
const extraction: Extraction = {pages: 1, fields: {}, warnings: []};
const failure = {code: 'unreadable_document', message: 'no page can be read'};

async function submit(
  storage: Storage,
  {credits, archive = false}: {credits?: number; archive?: boolean} = {},
) {
  const {key} = await storage.files.put(bytes('document'));
  return storage.jobs.create({
    ...{account, archive, credits, template: undefined, static_values: {}},
    request: {document_type: 'note', fields: []},
    upload: {key, name: 'a.png'},
  });
}

/** Balance and what is held; the ledger's sum must be the balance at any time. */
async function standing(storage: Storage): Promise<{balance: number; held: number}> {
  const {balance, held} = await storage.credits.show(account);
  const entries = await storage.credits.entries(account, 10_000);
  expect(entries.reduce((sum, {amount}) => sum + amount, 0)).toBe(balance);
  return {balance, held};
}

test('an account has no limit until credits are added, and none again when told', async () => {
  const {credits} = await openTemporary();
  expect(await credits.show(account)).toEqual({account, unlimited: true, balance: 0, held: 0});
  expect(await credits.require(account, 1_000_000)).toBe(false);
  await credits.add(account, 5);
  expect(await credits.add(account, 2)).toEqual({account, unlimited: false, balance: 7, held: 0});
  expect(await credits.require(account, 7)).toBe(true);
  await expect(credits.require(account, 8)).rejects.toMatchObject({code: 'out_of_credits'});
  expect((await credits.setUnlimited(account)).unlimited).toBe(true);
  expect(await credits.require(account, 8)).toBe(false);
});

test('credits are held from submission on, spent by success and given back by failure', async () => {
  const storage = await openTemporary();
  await storage.credits.add(account, 10);
  await submit(storage, {credits: 3});
  await submit(storage, {credits: 4});
  expect(await standing(storage)).toEqual({balance: 3, held: 7});
  const first = (await storage.documents.claim())!;
  await storage.documents.begin(first, 3);
  await storage.documents.complete(first, extraction);
  expect(await standing(storage)).toEqual({balance: 3, held: 4});
  expect(await storage.credits.spent()).toBe(3);
  const second = (await storage.documents.claim())!;
  await storage.documents.fail(second, failure);
  expect(await standing(storage)).toEqual({balance: 7, held: 0});
  expect(await storage.credits.spent()).toBe(3);
});

test('a submission beyond the balance is refused and leaves no job', async () => {
  const storage = await openTemporary();
  await storage.credits.add(account, 1);
  await expect(submit(storage, {credits: 3})).rejects.toMatchObject({
    code: 'out_of_credits',
    message: 'The balance is 1 credit, 3 are needed.',
  });
  expect(await standing(storage)).toEqual({balance: 1, held: 0});
  expect(await storage.documents.claim()).toBeUndefined();
});

test('of a hundred submissions through two processes with a balance of one, one is accepted', async () => {
  const one = await openTemporary();
  const other = await openTemporary({dataDir: one.dataDir});
  await one.credits.add(account, 1);
  const outcomes = await Promise.allSettled(
    Array.from({length: 100}, (_, index) => submit(index % 2 ? one : other)),
  );
  expect(outcomes.filter(({status}) => status === 'fulfilled')).toHaveLength(1);
  expect(await standing(one)).toEqual({balance: 0, held: 1});
});

test('each document of an archive costs one credit, more when reading shows more pages', async () => {
  const storage = await openTemporary();
  await storage.credits.add(account, 6);
  await submit(storage, {archive: true, credits: 4});
  expect(await standing(storage)).toEqual({balance: 2, held: 4});
  await unzip(storage, 3);
  expect(await standing(storage)).toEqual({balance: 3, held: 3});
  const documents = [];
  for (let document = await storage.documents.claim(); document; document = await storage.documents.claim())
    documents.push(document);
  const [long, tooLong, plain] = documents as [
    (typeof documents)[0],
    (typeof documents)[0],
    (typeof documents)[0],
  ];
  await storage.documents.begin(long, 3);
  expect(await standing(storage)).toEqual({balance: 1, held: 5});
  await expect(storage.documents.begin(tooLong, 5)).rejects.toMatchObject({code: 'out_of_credits'});
  await storage.documents.fail(tooLong, failure);
  await storage.documents.begin(plain, 1);
  await storage.documents.complete(long, extraction);
  await storage.documents.complete(plain, extraction);
  expect(await standing(storage)).toEqual({balance: 2, held: 0});
  expect(await storage.credits.spent()).toBe(4);
});

test('an archive that cannot be unzipped costs nothing', async () => {
  const storage = await openTemporary();
  await storage.credits.add(account, 5);
  await submit(storage, {archive: true, credits: 5});
  await storage.archives.finish((await storage.archives.claim())!, {failure});
  expect(await standing(storage)).toEqual({balance: 5, held: 0});
});

test('a document that is begun again, after a strike or by another process, is paid once', async () => {
  const storage = await openTemporary();
  await storage.credits.add(account, 5);
  await submit(storage, {credits: 2});
  for (let attempt = 0; attempt < 3; attempt++) {
    const document = (await storage.documents.claim())!;
    await storage.documents.begin(document, 2);
    await storage.documents.strike(document);
    expect(await standing(storage)).toEqual({balance: 3, held: 2});
  }
  const document = (await storage.documents.claim())!;
  await storage.documents.complete(document, extraction);
  // Whoever comes too late holds nothing and pays nothing.
  await storage.documents.begin(document, 4);
  await storage.documents.fail(document, failure);
  expect(await standing(storage)).toEqual({balance: 3, held: 0});
});

test('the database itself refuses a balance below nothing and a second entry of the same kind', async () => {
  const storage = await openTemporary();
  await storage.credits.add(account, 1);
  await submit(storage);
  const db = await openDatabaseOf<object>(storage.dataDir);
  await expect(sql`update accounts set balance = balance - 1`.execute(db)).rejects.toThrow(/check/i);
  await expect(
    sql`insert into ledger select account, number + 1, amount, reason, reference, held, created_at
        from ledger where reason = 'hold'`.execute(db),
  ).rejects.toThrow(/unique/i);
  await db.destroy();
});

test('a request answered at once holds its credits until it is spent, given back, or its process is gone', async () => {
  const storage = await openTemporary();
  await storage.credits.add(account, 9);
  for (const reference of ['one', 'two']) await storage.credits.hold({account, reference, credits: 4});
  await expect(storage.credits.hold({account, reference: 'three', credits: 2})).rejects.toMatchObject({
    code: 'out_of_credits',
  });
  expect(await standing(storage)).toEqual({balance: 1, held: 8});
  await storage.credits.spend('one');
  await storage.credits.giveBack('two');
  await storage.credits.giveBack('two');
  expect(await standing(storage)).toEqual({balance: 5, held: 0});
});
