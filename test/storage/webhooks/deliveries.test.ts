import {sql} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import type {Extraction} from '../../../src/contract/extraction.js';
import type {TemplateFile} from '../../../src/contract/templates.js';
import type {ClaimedDelivery, DeliverySubject} from '../../../src/storage/webhooks/claim-deliveries.js';
import {openDatabaseOf} from '../../helpers/database.js';
import {migrate} from '../../../src/storage/database/migrate.js';
import {migrations} from '../../../src/storage/migrations/index.js';
import type {Storage} from '../../../src/storage/open.js';
import {bytes, openTemporary, temporaryDirectory} from '../open-temporary.js';

const request = {document_type: 'note', fields: [{name: 'text'}]};
const extraction: Extraction = {
  pages: 1,
  fields: {text: {value: 'x', confidence: 1, route: 'label'}},
  warnings: [],
};
const file: TemplateFile = {
  name: 'Note',
  alias: 'note',
  status: 'active',
  document_type: 'note',
  edited_json: {fields: [{name: 'text'}]},
  webhook: {url: 'https://receiver.example.com/hook'},
};
const hour = 3_600_000;

async function submit(storage: Storage, template: string, archive = false): Promise<string> {
  const {key} = await storage.files.put(bytes('document'));
  return storage.jobs.create({
    account: 'one',
    template: {id: template, version: 1},
    request,
    static_values: {a: '1'},
    archive,
    upload: {key, name: 'a.png'},
  });
}

async function finish(storage: Storage, template: string): Promise<string> {
  const id = await submit(storage, template);
  await storage.documents.complete((await storage.documents.claim())!, extraction);
  return id;
}

const claim = (storage: Storage, template: string, count = 10): Promise<ClaimedDelivery[]> =>
  storage.deliveries.claim(template, {count, bodyOf: (subject) => JSON.stringify(subject)});

test('deliveries are there with the end of the job, and not a moment before', async () => {
  const storage = await openTemporary();
  const {id: template} = await storage.templates.create(file);
  const jobId = await submit(storage, template, true);
  const archive = (await storage.archives.claim())!;
  const documents = [];
  for (const [position, name] of ['a', 'b', 'c'].entries())
    documents.push({name, position, file: (await storage.files.put(bytes(name))).key});
  await storage.archives.add(archive, documents);
  await storage.archives.finish(archive);
  for (let count = 0; count < 3; count++) {
    expect(await storage.deliveryLog.list({jobId})).toEqual([]);
    expect(await storage.deliveries.due()).toEqual([]);
    const document = (await storage.documents.claim())!;
    if (count === 1) await storage.documents.fail(document, {code: 'internal', message: 'b: failed'});
    else await storage.documents.complete(document, extraction);
  }
  expect((await storage.jobs.get(jobId))!.status).toBe('SUCCESS');
  expect((await storage.deliveryLog.list({jobId})).map((one) => one.document)).toEqual(['a', 'b', 'c']);
  const subjects = (await claim(storage, template)).map(({body}) => JSON.parse(body) as DeliverySubject);
  expect(subjects).toMatchObject([
    {jobId, templateId: template, static_values: {a: '1'}, extraction},
    {error: {code: 'internal', message: 'b: failed'}},
    {extraction},
  ]);
});

test('two processes never hold one delivery, and the bodies that one wrote are what the other sends', async () => {
  const one = await openTemporary();
  const other = await openTemporary({dataDir: one.dataDir});
  const {id: template} = await one.templates.create(file);
  for (let count = 0; count < 20; count++) await finish(one, template);
  const all = async (storage: Storage, mark: string): Promise<ClaimedDelivery[]> => {
    const claimed: ClaimedDelivery[] = [];
    for (;;) {
      const some = await storage.deliveries.claim(template, {
        count: 2,
        bodyOf: ({jobId}) => `${mark} ${jobId}`,
      });
      if (some.length === 0) return claimed;
      claimed.push(...some);
    }
  };
  const [ones, others] = await Promise.all([all(one, 'one'), all(other, 'other')]);
  expect(new Set([...ones, ...others].map(({id}) => id)).size).toBe(20);
  expect(ones.length + others.length).toBe(20);
  for (const delivery of ones) await one.deliveries.release(delivery);
  const again = await all(other, 'other');
  expect(new Map(again.map(({id, body}) => [id, body]))).toEqual(
    new Map(ones.map(({id, body}) => [id, body])),
  );
  expect(again.every(({attempt}) => attempt === 2)).toBe(true);
});

test('an attempt can be settled once, and only by the one who holds it', async () => {
  const storage = await openTemporary();
  const {id: template} = await storage.templates.create(file);
  await finish(storage, template);
  const [delivery] = await claim(storage, template);
  expect(await storage.deliveries.release(delivery!)).toBe(true);
  expect(await storage.deliveries.settle(delivery!, {durationMs: 1}, {type: 'delivered'})).toBeUndefined();
  const [again] = await claim(storage, template);
  // What comes late of an attempt that was given back says nothing about the one under way.
  expect(await storage.deliveries.settle(delivery!, {durationMs: 1}, {type: 'delivered'})).toBeUndefined();
  expect(
    await storage.deliveries.settle(again!, {durationMs: 1, status: 200}, {type: 'delivered'}),
  ).toHaveLength(1);
  expect(await storage.deliveries.settle(again!, {durationMs: 1}, {type: 'delivered'})).toBeUndefined();
  expect(await storage.deliveries.release(again!)).toBe(false);
});

test('what is due later is claimed then; a clock that is put back by a day delays nothing', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const storage = await openTemporary({clock: () => now});
  const {id: template} = await storage.templates.create(file);
  await finish(storage, template);
  const [delivery] = await claim(storage, template);
  await storage.deliveries.settle(delivery!, {durationMs: 1}, {type: 'retry', at: now + 2 * hour});
  now += 2 * hour - 1;
  expect(await storage.deliveries.due()).toEqual([]);
  expect(await claim(storage, template)).toEqual([]);
  now -= 24 * hour;
  expect(await storage.deliveries.due()).toHaveLength(1);
  now += 24 * hour + 1;
  expect(await claim(storage, template)).toMatchObject([{attempt: 2, retries: 1}]);
});

test('nothing is sent after the results have expired, swept or not', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const storage = await openTemporary({clock: () => now});
  const {id: template} = await storage.templates.create(file);
  await finish(storage, template);
  now += 24 * hour;
  expect(await storage.deliveries.due()).toEqual([]);
});

test('an endpoint that is gone takes what waits for it along, unless it was moved meanwhile', async () => {
  const storage = await openTemporary();
  const {id: template} = await storage.templates.create(file);
  const jobs = [
    await finish(storage, template),
    await finish(storage, template),
    await finish(storage, template),
  ];
  const statuses = async () =>
    (await Promise.all(jobs.map((jobId) => storage.deliveryLog.list({jobId}))))
      .flat()
      .map((one) => one.status);
  const [moved, gone] = await claim(storage, template, 2);
  const elsewhere = {...file, webhook: {url: 'https://new.example.com/'}};
  await storage.templates.edit('note', elsewhere);
  await storage.deliveries.settle(moved!, {durationMs: 1, status: 410}, {type: 'gone'});
  expect((await storage.templates.get('note')).webhook_disabled_at).toBeNull();
  await storage.templates.edit('note', file);
  await storage.deliveries.settle(gone!, {durationMs: 1, status: 410}, {type: 'gone'});
  expect(await statuses()).toEqual(['failed', 'failed', 'failed']);
  expect((await storage.templates.get('note')).webhook_disabled_at).not.toBeNull();
  expect(await storage.deliveryLog.counts()).toMatchObject({failed: 3, waiting: 0});
  await storage.templates.edit('note', elsewhere);
  expect((await storage.templates.get('note')).webhook_disabled_at).toBeNull();
});

test('a webhook gets a secret when it has none, keeps it over edits, and can be given another', async () => {
  const {templates, webhooks} = await openTemporary();
  const {webhook} = await templates.create(file);
  expect(webhook!.secret).toMatch(/^whsec_/);
  expect((await templates.edit('note', {...file, name: 'Other'})).webhook).toEqual(webhook);
  expect((await templates.export('note')).webhook).toEqual(webhook);
  const secret = await webhooks.rotateSecret('note');
  expect(secret).not.toBe(webhook!.secret);
  const own = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
  const edited = await templates.edit('note', {...file, webhook: {...file.webhook!, secret: own}});
  expect(edited.webhook!.secret).toBe(own);
  await templates.edit('note', {...file, webhook: null});
  await expect(webhooks.secret('note')).rejects.toMatchObject({code: 'invalid_request'});
});

test('webhooks of a data directory from before there were secrets get one', async () => {
  const db = await openDatabaseOf<object>(await temporaryDirectory());
  onTestFinished(() => db.destroy());
  await migrate(db, {steps: migrations.slice(0, 1)});
  await sql`insert into templates (id, name, status, version, webhook, created_at, updated_at)
    values ('t', 'Old', 'active', 1, '{"url":"https://a.example.com/","headers":{"x":"1"}}', 0, 0)`.execute(
    db,
  );
  await migrate(db);
  const {rows} = await sql<{webhook: string}>`select webhook from templates`.execute(db);
  expect(JSON.parse(rows[0]!.webhook)).toEqual({
    url: 'https://a.example.com/',
    headers: {x: '1'},
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) as string,
  });
});

test('a job of thousands of documents has all its deliveries at its end', async () => {
  const storage = await openTemporary();
  const {id: template} = await storage.templates.create(file);
  const jobId = await submit(storage, template, true);
  const archive = (await storage.archives.claim())!;
  const error = {code: 'unreadable_document', message: 'It is empty.'};
  const documents = Array.from({length: 3_000}, (_, position) => ({position, name: `${position}`, error}));
  for (let from = 0; from < documents.length; from += 500)
    await storage.archives.add(archive, documents.slice(from, from + 500));
  await storage.archives.finish(archive);
  const listed = await storage.deliveryLog.list({jobId, limit: 5_000});
  expect(listed).toHaveLength(3_000);
  expect(listed.at(-1)!.document).toBe('2999');
});
