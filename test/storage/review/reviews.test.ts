import {sql} from 'kysely';
import {expect, test} from 'vitest';
import type {Extraction, FieldValue} from '../../../src/contract/extraction.js';
import type {ReviewRule, TemplateFile} from '../../../src/contract/templates.js';
import {openDatabaseOf} from '../../helpers/database.js';
import type {Storage} from '../../../src/storage/open.js';
import type {DocumentChange} from '../../../src/storage/review/correct-document.js';
import {bytes, openTemporary} from '../open-temporary.js';

const hour = 3_600_000;
const account = 'one';
const file: TemplateFile = {
  name: 'Note',
  alias: 'note',
  status: 'active',
  document_type: 'note',
  edited_json: {fields: [{name: 'total'}, {name: 'date'}]},
};
const webhook = {url: 'https://receiver.example.com/hook'};

function read(confidence = 0.5): Extraction {
  return {
    pages: 1,
    fields: {
      total: {value: '10.00', confidence, route: 'label', page: 1, raw: '10,00'},
      date: {value: null, confidence: 0, route: 'none'},
    },
    warnings: [],
  };
}

async function open() {
  let ahead = 0;
  const storage = await openTemporary({clock: () => Date.now() + ahead});
  const {id: by} = await storage.keys.create({name: 'anna'});
  return {...storage, by, later: (ms: number) => (ahead += ms)};
}
type Opened = Awaited<ReturnType<typeof open>>;

interface Submission {
  review?: ReviewRule;
  template?: string;
  extractions?: Extraction[];
}

/** A job of an archive, its documents read one after the other. */
async function finish(storage: Storage, {review, template, extractions = [read()]}: Submission) {
  const request = {document_type: 'note', fields: [{name: 'total'}, {name: 'date'}]};
  const {key} = await storage.files.put(bytes('archive'));
  const id = await storage.jobs.create({
    ...{account, request, static_values: {}, archive: true, upload: {key, name: 'a.zip'}},
    template: template === undefined ? undefined : {id: template, version: 1},
    ...(review && {review}),
  });
  const archive = (await storage.archives.claim())!;
  const documents = [];
  for (const position of extractions.keys())
    documents.push({position, name: `${position}.png`, file: (await storage.files.put(bytes('x'))).key});
  await storage.archives.add(archive, documents);
  for (const key of (await storage.archives.finish(archive))!) await storage.files.remove(key);
  for (const extraction of extractions) {
    const document = (await storage.documents.claim())!;
    await storage.documents.complete(document, extraction);
    if (!document.keepsFile) await storage.files.remove(document.file);
  }
  return id;
}

function change(
  storage: Opened,
  jobId: string,
  {
    position = 0,
    revision = 0,
    values = {},
    reviewed = true,
  }: Partial<DocumentChange> & {
    values?: Record<string, FieldValue | undefined>;
  } = {},
): Promise<string[]> {
  const changes = new Map(
    Object.entries(values).map(([name, value]) => [name, {value, page: undefined, box: undefined}]),
  );
  return storage.reviews.correct({
    ...{account, jobId, position, revision, changes, reviewed},
    by: storage.by,
  });
}

async function outcome(storage: Storage, id: string, position = 0) {
  return (await storage.jobs.outcomes(id, {from: position, count: 1}))[0]?.extraction?.fields;
}

async function filesOf(storage: Storage): Promise<number> {
  let count = 0;
  for await (const key of storage.files.list()) count += key.length > 0 ? 1 : 0;
  return count;
}

const bodyOf = ({extraction, replaces}: {extraction?: unknown; replaces: string | undefined}): string => {
  const fields = (extraction as {fields: Record<string, {value: FieldValue}>}).fields;
  const result = Object.fromEntries(Object.entries(fields).map(([name, {value}]) => [name, value]));
  return JSON.stringify({job_id: 'x', result, replaces});
};

async function deliver(storage: Storage, template: string) {
  const claimed = await storage.deliveries.claim(template, {count: 9, bodyOf});
  for (const one of claimed)
    await storage.deliveries.settle(one, {durationMs: 1, status: 200}, {type: 'delivered'});
  return claimed.map(({id, body}) => ({id, ...(JSON.parse(body) as {result: object; replaces?: string})}));
}

test('a corrected value goes out sure and at its own place; what was read is kept beside it', async () => {
  const storage = await open();
  const id = await finish(storage, {});
  const box = {left: 0.1, top: 0.1, right: 0.2, bottom: 0.2};
  await storage.reviews.correct({
    ...{account, jobId: id, position: 0, revision: 0, reviewed: false, by: storage.by},
    changes: new Map([['date', {value: '2026-03-01', page: 1, box}]]),
  });
  expect(await outcome(storage, id)).toEqual({
    total: read().fields.total,
    date: {value: '2026-03-01', confidence: 1, page: 1, box},
  });
  const [document] = await storage.reviews.documents(id, {from: 0, count: 9});
  expect(document).toMatchObject({read: read(), revision: 1, needsLook: true, reviewedAt: undefined});
  expect(document!.corrections.get('date')).toMatchObject({value: '2026-03-01', by: 'anna'});
});

test('an accepted value is sure and stays where it was read; a correction can be taken back', async () => {
  const storage = await open();
  const id = await finish(storage, {});
  await change(storage, id, {values: {total: undefined, date: 'x'}, reviewed: false});
  expect(await outcome(storage, id)).toMatchObject({
    total: {...read().fields.total, confidence: 1},
    date: {value: 'x'},
  });
  await storage.reviews.correct({
    ...{account, jobId: id, position: 0, revision: 1, reviewed: true, by: storage.by},
    changes: new Map([
      ['total', undefined],
      ['date', {value: null, page: undefined, box: undefined}],
    ]),
  });
  expect(await outcome(storage, id)).toEqual({
    total: read().fields.total,
    date: {value: null, confidence: 1},
  });
});

test('of two reviewers at once the second is refused, and nothing of hers is stored', async () => {
  const storage = await open();
  const id = await finish(storage, {});
  const outcomes = await Promise.allSettled(
    ['1.00', '2.00'].map((total) => change(storage, id, {values: {total}})),
  );
  expect(outcomes.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = outcomes.find((one) => one.status === 'rejected');
  expect(lost!.reason).toMatchObject({code: 'changed_meanwhile'});
  const won = outcomes[0]!.status === 'fulfilled' ? '1.00' : '2.00';
  expect(await outcome(storage, id)).toMatchObject({total: {value: won}});
});

test('another account has no such document, an expired job has no values any more', async () => {
  const storage = await open();
  const id = await finish(storage, {});
  const {expiresAt} = (await storage.jobs.get(id))!;
  const other = {position: 0, revision: 0, changes: new Map(), reviewed: true, by: storage.by};
  await expect(storage.reviews.correct({account: 'two', jobId: id, ...other})).rejects.toMatchObject({
    code: 'not_found',
  });
  await change(storage, id, {values: {total: '1.00'}});
  expect((await storage.jobs.get(id))!.expiresAt).toBe(expiresAt);
  storage.later(24 * hour);
  await expect(change(storage, id, {revision: 1})).rejects.toMatchObject({code: 'results_expired'});
});

test.each([
  ['expired', async (storage: Opened) => (storage.later(25 * hour), await storage.retention.purge())],
  ['deleted', (storage: Opened, id: string) => storage.retention.deleteJob({id, account})],
])('nothing of the corrections of a job that is %s is left', async (_, end) => {
  const storage = await open();
  const id = await finish(storage, {review: {hours: 12}});
  await change(storage, id, {values: {total: 'SECRET VALUE'}, reviewed: false});
  await end(storage, id);
  const db = await openDatabaseOf<object>(storage.dataDir);
  expect((await sql`select * from corrections`.execute(db)).rows).toEqual([]);
  await db.destroy();
  expect(await filesOf(storage)).toBe(0);
});

test('a job with a rule waits while an unsure document is not reviewed, and its time begins then', async () => {
  const storage = await open();
  const id = await finish(storage, {
    review: {below: 0.8, hours: 12},
    extractions: [read(0.5), read(0.9), read(0.7)],
  });
  expect(await storage.jobs.get(id)).toMatchObject({
    ...{status: 'PROCESS IMAGE', waitingReview: 2, expiresAt: undefined},
  });
  storage.later(hour);
  // Not even a week makes it overdue: it does not wait for the service.
  expect(await storage.overdue.end(0)).toBe(0);
  expect(await storage.reviews.neighbours(id, 1)).toEqual({previous: 0, next: 2});
  await change(storage, id, {values: {total: '11.00'}});
  expect(await storage.jobs.get(id)).toMatchObject({status: 'PROCESS IMAGE', waitingReview: 1});
  await change(storage, id, {position: 2, values: {total: undefined}});
  const job = (await storage.jobs.get(id))!;
  expect(job).toMatchObject({status: 'SUCCESS', waitingReview: 0});
  expect(job.expiresAt! - job.createdAt).toBeGreaterThanOrEqual(25 * hour);
  expect(await outcome(storage, id)).toMatchObject({total: {value: '11.00'}});
});

test('a job that nobody reviews goes out as it was read after its hours, whatever the clock does', async () => {
  const storage = await open();
  const id = await finish(storage, {review: {below: 0.8, hours: 12}});
  storage.later(12 * hour - 60_000);
  expect(await storage.reviews.endWaits()).toBe(0);
  storage.later(60_000);
  expect(await storage.reviews.endWaits()).toBe(1);
  expect(await storage.jobs.get(id)).toMatchObject({status: 'SUCCESS', waitingReview: 0});
  const other = await finish(storage, {review: {below: 0.8, hours: 12}});
  storage.later(-24 * hour);
  expect(await storage.reviews.endWaits()).toBe(1);
  expect(await storage.jobs.get(other)).toMatchObject({status: 'SUCCESS'});
});

test('a job whose values are sure does not wait, and one without a rule never does', async () => {
  const storage = await open();
  const sure = await finish(storage, {review: {below: 0.8, hours: 12}, extractions: [read(0.8)]});
  const plain = await finish(storage, {review: {hours: 12}});
  for (const id of [sure, plain]) expect(await storage.jobs.get(id)).toMatchObject({status: 'SUCCESS'});
});

test('files of a reviewed job stay until the review, and for a webhook until it is delivered', async () => {
  const storage = await open();
  const {id: template} = await storage.templates.create({...file, webhook});
  const own = await finish(storage, {review: {hours: 12}});
  const told = await finish(storage, {review: {hours: 12}, template});
  expect(await filesOf(storage)).toBe(2);
  for (const key of await change(storage, own)) await storage.files.remove(key);
  expect(await filesOf(storage)).toBe(1);
  expect(await change(storage, told)).toEqual([]);
  const [delivery] = await storage.deliveries.claim(template, {count: 1, bodyOf});
  const unneeded = await storage.deliveries.settle(delivery!, {durationMs: 1}, {type: 'delivered'});
  expect(unneeded).toHaveLength(1);
  const later = await finish(storage, {review: {hours: 12}, template});
  await deliver(storage, template);
  expect(await change(storage, later)).toHaveLength(1);
});

test('after its end a reviewed document with other values is delivered once more, under an id of its own', async () => {
  const storage = await open();
  const {id: template} = await storage.templates.create({...file, webhook});
  const id = await finish(storage, {template});
  const [first] = await deliver(storage, template);
  await change(storage, id, {values: {total: '11.00'}, reviewed: false});
  expect(await deliver(storage, template)).toEqual([]);
  await change(storage, id, {revision: 1});
  const again = await deliver(storage, template);
  expect(again).toMatchObject([{result: {total: '11.00', date: null}, replaces: first!.id}]);
  expect(again[0]!.id).not.toBe(first!.id);
  // The same values are not sent again, those of before are.
  await change(storage, id, {revision: 2, values: {total: '11.00'}});
  expect(await deliver(storage, template)).toEqual([]);
  await change(storage, id, {revision: 3, values: {total: '10.00'}});
  expect(await deliver(storage, template)).toMatchObject([{result: {total: '10.00'}, replaces: first!.id}]);
});

test('values corrected before the first attempt are in the ordinary delivery', async () => {
  const storage = await open();
  const {id: template} = await storage.templates.create({...file, webhook});
  const id = await finish(storage, {template, review: {below: 0.8, hours: 12}});
  expect(await deliver(storage, template)).toEqual([]);
  await change(storage, id, {values: {total: '11.00'}});
  await change(storage, id, {revision: 1, values: {total: '12.00'}});
  const sent = await deliver(storage, template);
  expect(sent).toMatchObject([{result: {total: '12.00'}}]);
  expect(sent[0]!.replaces).toBeUndefined();
});

test('values of before never follow those that correct them', async () => {
  const storage = await open();
  const {id: template} = await storage.templates.create({...file, webhook});
  const id = await finish(storage, {template});
  const [slow] = await storage.deliveries.claim(template, {count: 1, bodyOf});
  await change(storage, id, {values: {total: '11.00'}});
  // The first one is under way still: it may arrive.
  expect(await storage.deliveries.due()).toEqual([]);
  await storage.deliveries.settle(
    slow!,
    {durationMs: 1, status: 500},
    {type: 'retry', at: Date.now() + hour},
  );
  expect(await deliver(storage, template)).toMatchObject([{result: {total: '11.00'}}]);
  storage.later(2 * hour);
  expect(await deliver(storage, template)).toEqual([]);
  expect(await storage.deliveryLog.get(slow!.id)).toMatchObject({status: 'failed'});
});
