import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {sql} from 'kysely';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {openDatabase} from '../../src/storage/database/database.js';
import {openStorage, type Storage} from '../../src/storage/open.js';
import {bytes, openTemporary, temporaryDirectory} from '../storage/open-temporary.js';
import {complaintsAbout} from './invariants.js';
import type {Sighting} from './invariants/deliveries.js';

/** The checker itself: content with what is well, and complaining of whatever is broken. */

let well: {dataDir: string; accepted: string[]; received: Sighting[]};
let dataDir: string;
let accepted: string[];
let received: Sighting[];
beforeAll(async () => {
  well = await prepare(await mkdtemp(join(tmpdir(), 'docextract-invariants-')));
});
afterAll(() => rm(well.dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
beforeEach(async () => {
  dataDir = await copyOf(well.dataDir);
  accepted = [...well.accepted];
  received = [...well.received];
});

/** The files beside a closed database go when its memory is collected; a copy that meets that is made again. */
async function copyOf(directory: string, attempts = 5): Promise<string> {
  const copy = await temporaryDirectory();
  try {
    await cp(directory, copy, {recursive: true});
    return copy;
  } catch (error) {
    if (attempts === 1) throw error;
    return copyOf(directory, attempts - 1);
  }
}

/** A job that was done and one that failed, both paid for and delivered. */
async function prepare(directory: string): Promise<typeof well> {
  const storage = await openStorage({dataDir: directory, starters: []});
  await storage.credits.add('one', 10);
  const jobs = [await runJob(storage, 'done'), await runJob(storage, 'failed')];
  const templateId = (await storage.deliveries.due())[0]!.templateId;
  const claimed = await storage.deliveries.claim(templateId, {count: 9, bodyOf: ({jobId}) => jobId});
  for (const delivery of claimed) {
    const report = {durationMs: 1, status: 200};
    for (const key of (await storage.deliveries.settle(delivery, report, {type: 'delivered'})) ?? [])
      await storage.files.remove(key);
  }
  await storage.close();
  return {dataDir: directory, accepted: jobs, received: claimed.map(({id, body}) => ({id, body}))};
}

async function runJob(storage: Storage, outcome: 'done' | 'failed'): Promise<string> {
  const webhook = {url: 'https://receiver.example/hook'};
  const name = `Note ${outcome}`;
  const known = await storage.templates.list();
  const template =
    known[0] ??
    (await storage.templates.create({
      ...{name, status: 'active', document_type: 'note', webhook},
      edited_json: {fields: [{name: 'text'}]},
    }));
  const {key} = await storage.files.put(bytes(outcome));
  const id = await storage.jobs.create({
    ...{account: 'one', archive: false, static_values: {}, upload: {key, name: 'a.png'}},
    template: {id: template.id, version: 1},
    request: {document_type: 'note', fields: [{name: 'text'}]},
  });
  const document = (await storage.documents.claim())!;
  await storage.documents.begin(document, 1);
  if (outcome === 'done') await storage.documents.complete(document, {pages: 1, fields: {}, warnings: []});
  else await storage.documents.fail(document, {code: 'unreadable_document', message: 'no page'});
  return id;
}

const look = () => complaintsAbout({dataDir, accepted, received});

test('a data directory in which everything has ended well gives no reason to complain', async () => {
  expect(await look()).toEqual([]);
});

test.each([
  [`delete from documents`, /documents and says 1/],
  [`update jobs set status = 'PROCESSING' where status = 'SUCCESS'`, /has not ended: PROCESSING/],
  [`update documents set status = 'running' where status = 'done'`, /has not ended: running/],
  [`update jobs set done = 2 where status = 'SUCCESS'`, /2 done and 0 failed/],
  [`update documents set result = null where status = 'done'`, /is done with no result/],
  [`update jobs set holder = 'x'`, /is held though it has ended/],
  [`update accounts set balance = balance + 1`, /sums to 9, its balance is 10/],
  [`delete from ledger where number = 2`, /has gaps/],
  [`insert into holds values ('x', 'one', 3, null)`, /3 credits are still held/],
  [`update ledger set amount = -2 where amount = -1 and number = 2`, /costs 1 and was paid 2/],
  [`update deliveries set status = 'waiting'`, /delivery .* has not ended/],
  [`delete from delivery_attempts; delete from deliveries`, /and 0 deliveries/],
  [`update deliveries set body = 'other'`, /other bytes than are kept/],
  [`insert into replies values ('one', 'k', 'f', null, null, 'h', 0)`, /k is still being answered/],
  [`insert into holders values ('gone', 1)`, /process gone has ended and is known/],
  [`update documents set file = 'kept/a/b'`, /kept\/a\/b is named and not there/],
])('%s is complained of', async (statements, complaint) => {
  const db = await openDatabase<object>(join(dataDir, 'docextract.db'));
  await sql`pragma foreign_keys = off`.execute(db);
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
  await db.destroy();
  expect((await look()).join('\n')).toMatch(complaint);
});

test('a job that is not there, an orphan, a damaged file and bytes that differ are complained of', async () => {
  accepted.push('11111111-1111-4111-8111-111111111111');
  received.push({...received[0]!, body: 'other'});
  const storage = await openTemporary({dataDir});
  const {key} = await storage.files.put(bytes('orphan'));
  await writeFile(join(dataDir, key), 'orphaN');
  const complaints = (await look()).join('\n');
  expect(complaints).toMatch(/was accepted and is lost/);
  expect(complaints).toMatch(/is an orphan/);
  expect(complaints).toMatch(/is damaged/);
  expect(complaints).toMatch(/was sent with different bytes/);
  expect(complaints).toMatch(/was seen 2 times in 1 attempts/);
});

test('what a process that has ended left is complained of', async () => {
  const storage = await openTemporary();
  await storage.files.put(bytes('x'), {temporary: true});
  const copy = join(await temporaryDirectory(), 'copy');
  await cp(storage.dataDir, copy, {recursive: true});
  const complaints = await complaintsAbout({dataDir: copy, accepted: []});
  expect(complaints.filter((complaint) => complaint.includes('has ended'))).toHaveLength(3);
  await rm(copy, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
});
