import type {FileHandle} from 'node:fs/promises';
import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import type {NewJob} from '../../../src/storage/jobs/new-job.js';
import {creditStore} from '../../../src/storage/credits/credits.js';
import {openDatabase} from '../../../src/storage/database/database.js';
import {openDataDirectoryFiles} from '../../../src/storage/files/data-directory-store.js';
import {fileLocks} from '../../../src/storage/database/holder-locks.js';
import {createUnconfirmedClaims} from '../../../src/storage/database/unconfirmed-claims.js';
import {openHolders} from '../../../src/storage/database/holders.js';
import {jobStore} from '../../../src/storage/jobs/jobs.js';
import {openWriteAheadLog} from '../../../src/storage/database/write-ahead-log.js';
import {migrate} from '../../../src/storage/database/migrate.js';
import {ignoreCrashPoint} from '../../../src/storage/files/storage-crash-points.js';
import {mayBeStored} from '../../../src/storage/database/server-outages.js';
import {openReader} from '../../../src/storage/database/reader.js';
import {replyStore} from '../../../src/storage/jobs/idempotent-replies.js';
import type {Tables} from '../../../src/storage/database/tables.js';
import {bytes, temporaryDirectory} from '../open-temporary.js';

/** The stores that submissions meet, with a disk that is synced as told. */
async function openOn(sync: (file: FileHandle) => Promise<void>) {
  const dataDir = await temporaryDirectory();
  for (const name of ['holders', 'kept', 'temporary']) await mkdir(join(dataDir, name));
  const path = join(dataDir, 'docextract.db');
  const db = await openDatabase<Tables>(path);
  await migrate(db);
  const holders = openHolders(db, {dataDir, leaseMs: 60_000, locks: fileLocks(dataDir, ignoreCrashPoint)});
  const files = openDataDirectoryFiles(dataDir, () => holders.temporaryDir());
  const log = openWriteAheadLog(path, sync);
  const reader = openReader<Tables>(path);
  onTestFinished(async () => {
    await log.close();
    await holders.release();
    await reader.db.destroy();
    await db.destroy();
  });
  const common = {holders, clock: Date.now, at: ignoreCrashPoint};
  const jobs = jobStore(db, {...common, reader, files, log});
  const newJob = async (account = 'one'): Promise<NewJob> => ({
    ...{account, template: undefined, static_values: {}, archive: false},
    request: {document_type: 'note', fields: []},
    upload: {key: (await files.put(bytes('a note'))).key, name: 'note.png'},
  });
  const replies = replyStore(db, {...common, log, unconfirmedClaims: createUnconfirmedClaims(db)});
  return {db, jobs, newJob, credits: creditStore(db, common), replies};
}

const toDisk = (file: FileHandle) => file.datasync();

test('jobs submitted at once are synced together, and each is there', async () => {
  let syncs = 0;
  const {jobs, newJob} = await openOn((file) => {
    syncs++;
    return toDisk(file);
  });
  const wanted = await Promise.all(Array.from({length: 40}, () => newJob()));
  const ids = await Promise.all(wanted.map((job) => jobs.create(job)));
  expect(new Set(ids).size).toBe(40);
  for (const id of ids) expect(await jobs.standing(id)).toMatchObject({id, status: 'NEW'});
  expect(syncs).toBeLessThan(5);
});

test('jobs are accepted when the log is on the disk, and not before', async () => {
  let sync = (): void => undefined;
  const synced = new Promise<void>((resolve) => (sync = resolve));
  const {db, jobs, newJob} = await openOn(() => synced);
  let accepted = 0;
  const wanted = [await newJob(), await newJob()];
  const creating = Promise.all(wanted.map((job) => jobs.create(job).then(() => accepted++)));
  const count = async () => (await db.selectFrom('jobs').select('id').execute()).length;
  await expect.poll(count).toBe(2);
  expect(accepted).toBe(0);
  sync();
  await creating;
});

test('an answer is repeated to who asks again when it is on the disk, and not before', async () => {
  let sync = (): void => undefined;
  let syncs = 0;
  const synced = new Promise<void>((resolve) => (sync = resolve));
  const {jobs, newJob, replies} = await openOn(() => (syncs++, synced));
  const key = {account: 'one', idempotencyKey: 'again'};
  await replies.claim(key, 'same');
  const reply = (id: string) => ({...key, status: 202, body: {job_id: id}});
  const [one, other] = [await newJob(), await newJob()];
  const creating = Promise.all([jobs.create(one, reply), jobs.create(other)]);
  await expect.poll(() => syncs).toBe(1);
  let told = 0;
  const repeated = Promise.all([1, 2].map(() => replies.claim(key, 'same').finally(() => told++)));
  await expect.poll(() => syncs).toBe(3);
  expect(told).toBe(0);
  sync();
  const [id] = await creating;
  const answer = {state: 'answered', status: 202, body: {job_id: id}};
  expect(await repeated).toEqual([answer, answer]);
});

test('one that cannot be paid, or whose file is gone, is refused alone', async () => {
  const {db, jobs, newJob, credits} = await openOn(toDisk);
  await credits.add('poor', 1);
  const wanted = [await newJob('poor'), await newJob('poor'), await newJob(), await newJob()];
  wanted[2]!.upload!.key = 'kept/0/0123';
  const outcomes = await Promise.allSettled(wanted.map((job) => jobs.create(job)));
  expect(outcomes).toMatchObject([
    {status: 'fulfilled'},
    {status: 'rejected', reason: {code: 'out_of_credits'}},
    {status: 'rejected', reason: {code: 'unavailable'}},
    {status: 'fulfilled'},
  ]);
  expect(await credits.show('poor')).toMatchObject({balance: 0, held: 1});
  expect(await db.selectFrom('documents').select('id').execute()).toHaveLength(2);
});

test('jobs whose commit does not reach the disk are refused, and nothing of them is left', async () => {
  const failures = [Object.assign(new Error('i/o error'), {code: 'EIO'})];
  const {db, jobs, newJob, credits, replies} = await openOn(async (file) => {
    const failure = failures.pop();
    if (failure) throw failure;
    await toDisk(file);
  });
  await credits.add('one', 5);
  const key = {account: 'one', idempotencyKey: 'again'};
  expect(await replies.claim(key, 'same')).toEqual({state: 'ours'});
  const reply = (id: string) => ({...key, status: 202, body: {job_id: id}});
  const [one, other] = [await newJob(), await newJob()];
  const refused = {status: 'rejected', reason: {code: 'unavailable', retryAfterSeconds: 30}};
  expect(await Promise.allSettled([jobs.create(one, reply), jobs.create(other)])).toMatchObject([
    refused,
    refused,
  ]);
  expect(await db.selectFrom('jobs').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('documents').select('id').execute()).toEqual([]);
  expect(await credits.show('one')).toMatchObject({balance: 5, held: 0});
  expect(await replies.claim(key, 'same')).toEqual({state: 'ours'});
  const [id] = await Promise.all([jobs.create(one, reply), jobs.create(other)]);
  expect(await replies.claim(key, 'same')).toEqual({state: 'answered', status: 202, body: {job_id: id}});
  expect(await credits.show('one')).toMatchObject({balance: 3, held: 2});
});

test('a job that is begun before its commit is known not to be on the disk may be stored: its file has to stay', async () => {
  const failure = Object.assign(new Error('i/o error'), {code: 'EIO'});
  const site = await openOn(async () => {
    const begun = site.db.updateTable('jobs').set({status: 'PROCESSING'}).where('account', '=', 'quick');
    await begun.execute();
    throw failure;
  });
  const {db, jobs, newJob} = site;
  const wanted = [await newJob('quick'), await newJob('slow')];
  const outcomes = await Promise.allSettled(wanted.map((job) => jobs.create(job)));
  const errors = outcomes.map(
    (outcome) => (outcome.status === 'rejected' ? outcome.reason : undefined) as unknown,
  );
  expect(errors).toMatchObject([{code: 'unavailable'}, {code: 'unavailable'}]);
  expect(errors.map(mayBeStored)).toEqual([true, false]);
  expect(await db.selectFrom('jobs').select('account').execute()).toEqual([{account: 'quick'}]);
});
