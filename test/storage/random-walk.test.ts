import {sql} from 'kysely';
import {expect, test} from 'vitest';
import type {JobStatus} from '../../src/contract/job-status.js';
import type {ClaimedArchive} from '../../src/storage/jobs/archives.js';
import type {ClaimedDelivery} from '../../src/storage/webhooks/claim-deliveries.js';
import {isPostgres} from '../../src/storage/database/dialect.js';
import {openDatabaseOf} from '../helpers/database.js';
import type {ClaimedDocument} from '../../src/storage/jobs/documents.js';
import type {Storage} from '../../src/storage/open.js';
import {complaintsAbout} from '../helpers/invariants.js';
import type {Sighting} from '../helpers/invariants/deliveries.js';
import {createRandom, type Random} from '../helpers/random.js';
import {bytes, openTemporary, temporaryDirectory} from './open-temporary.js';
import {mayBeSeen} from './seen-moves.js';

/** Two processes over one data directory, and what they hold: things done late, twice or by the wrong one included. */
interface World {
  random: Random;
  storages: Storage[];
  templateId: string;
  accepted: string[];
  archives: ClaimedArchive[];
  documents: ClaimedDocument[];
  deliveries: ClaimedDelivery[];
  received: Sighting[];
}

const extraction = {pages: 2, fields: {}, warnings: []};
const failure = {code: 'internal', message: 'x'};
const bodyOf = ({jobId, error}: {jobId: string; error?: unknown}) => JSON.stringify([jobId, error ?? null]);

test.each([1, 2, 3])(
  'whatever two processes do in whatever order, every job goes its way by the table and all invariants hold (seed %i)',
  async (seed) => {
    const dataDir = await temporaryDirectory();
    const storages = [await openTemporary({dataDir}), await openTemporary({dataDir})];
    await storages[0]!.credits.add('one', 100_000);
    const {id: templateId} = await storages[0]!.templates.create({
      ...{name: 'Note', status: 'active', document_type: 'note', webhook: {url: 'https://a.example/'}},
      edited_json: {fields: [{name: 'text'}]},
    });
    await watchStatuses(dataDir);
    const world: World = {
      ...{random: createRandom(seed), storages, templateId, accepted: []},
      ...{archives: [], documents: [], deliveries: [], received: []},
    };
    for (let step = 0; step < 250; step++)
      await world.random.pick(actions)(world, world.random.pick(storages));
    await finishAll(world);
    const moves = await statusesOf(dataDir);
    expect(moves.length).toBeGreaterThan(10);
    for (const {before, after} of moves)
      expect([before, after, mayBeSeen(before, after)]).toEqual([before, after, true]);
    const {accepted, received} = world;
    const complaints = await complaintsAbout({dataDir, accepted, received});
    // Here positions are made up.
    expect(complaints.filter((complaint) => !complaint.includes('has a gap in its documents'))).toEqual([]);
  },
);

type Action = (world: World, storage: Storage) => Promise<unknown>;

const submit: Action = async ({random, templateId, accepted}, storage) => {
  const archive = random.chance(0.4);
  const {key} = await storage.files.put(bytes('document'));
  const id = await storage.jobs.create({
    ...{account: 'one', archive, static_values: {}, template: {id: templateId, version: 1}},
    ...{
      request: {document_type: 'note', fields: []},
      upload: {key, name: 'a'},
      credits: archive ? 3 : extraction.pages,
    },
  });
  accepted.push(id);
};
const claimArchive: Action = async ({archives}, storage) => {
  const archive = await storage.archives.claim();
  if (archive === undefined) return;
  archives.push(archive);
  for (const key of archive.leftovers) await storage.files.remove(key);
};
const addDocuments: Action = async (world, storage) => {
  const archive = world.random.pick(world.archives);
  if (archive === undefined) return;
  const files = [await storage.files.put(bytes('a')), await storage.files.put(bytes('b'))];
  const from = world.random.below(1e6) * 10;
  const documents = files.map(({key}, index) => ({position: from + index, name: 'x', file: key}));
  const isOurs = await storage.archives.add(archive, documents).catch(() => false);
  if (!isOurs) for (const {key} of files) await storage.files.remove(key);
};
const endArchive: Action = async (world, storage) => {
  const archive = world.random.pick(world.archives);
  if (archive === undefined) return;
  const chance = world.random.next();
  if (chance < 0.2) return storage.archives.release(archive);
  for (const key of (await storage.archives.finish(archive, chance < 0.4 ? {failure} : undefined)) ?? [])
    await storage.files.remove(key);
};
const claimDocument: Action = async ({documents}, storage) => {
  const document = await storage.documents.claim();
  if (document !== undefined) documents.push(document);
};
const beginDocument: Action = async (world, storage) => {
  const document = world.random.pick(world.documents);
  if (document !== undefined) await storage.documents.begin(document, extraction.pages);
};
const endDocument: Action = async (world, storage) => {
  const document = world.random.pick(world.documents);
  if (document === undefined) return;
  const {documents} = storage;
  const end = world.random.pick(['complete', 'complete', 'fail', 'strike', 'release', 'interrupt'] as const);
  if (end === 'complete') {
    // Only who has it is charged and heard.
    await documents.begin(document, extraction.pages);
    return documents.complete(document, extraction);
  }
  return end === 'fail' ? documents.fail(document, failure) : documents[end](document);
};
const claimDeliveries: Action = async ({random, deliveries, templateId, received}, storage) => {
  const claimed = await storage.deliveries.claim(templateId, {count: 2, bodyOf});
  deliveries.push(...claimed);
  if (random.chance(0.8)) received.push(...claimed.map(({id, body}) => ({id, body})));
};
const endDelivery: Action = async (world, storage) => {
  const delivery = world.random.pick(world.deliveries);
  if (delivery === undefined) return;
  const isSeen = world.received.some(({id}) => id === delivery.id);
  if (!isSeen) return storage.deliveries.release(delivery);
  const verdict = world.random.pick([{type: 'delivered'}, {type: 'retry', at: 0}] as const);
  for (const key of (await storage.deliveries.settle(delivery, {durationMs: 1}, verdict)) ?? [])
    await storage.files.remove(key);
};
/** Its end is noticed by the other, or by whoever comes in its place. */
const restart: Action = async ({storages}, storage) => {
  await storage.close();
  storages[storages.indexOf(storage)] = await openTemporary({dataDir: storage.dataDir});
};
const lookAfter: Action = async (_, storage) => {
  await storage.recover();
  await storage.retention.removeOrphans();
};

const actions: Action[] = [
  ...[submit, claimArchive, claimArchive, addDocuments, addDocuments, endArchive],
  ...[claimDocument, claimDocument, claimDocument, beginDocument, endDocument, endDocument, endDocument],
  ...[claimDeliveries, endDelivery, endDelivery, restart, lookAfter],
];

/** What a service would go on to do. */
async function finishAll({storages, templateId, received}: World): Promise<void> {
  for (const storage of storages) await storage.close();
  const storage = await openTemporary({dataDir: storages[0]!.dataDir});
  await storage.recover();
  for (let archive = await storage.archives.claim(); archive; archive = await storage.archives.claim())
    await storage.archives.finish(archive, {failure});
  for (let one = await storage.documents.claim(); one; one = await storage.documents.claim()) {
    await storage.documents.begin(one, extraction.pages);
    await storage.documents.complete(one, extraction);
  }
  for (;;) {
    const claimed = await storage.deliveries.claim(templateId, {count: 50, bodyOf});
    if (claimed.length === 0) break;
    received.push(...claimed.map(({id, body}) => ({id, body})));
    for (const one of claimed)
      await storage.deliveries.settle(one, {durationMs: 1, status: 200}, {type: 'delivered'});
  }
  for (let times = 0; times < 2; times++) await storage.retention.removeOrphans();
  await storage.close();
}

async function watchStatuses(dataDir: string): Promise<void> {
  const db = await openDatabaseOf<object>(dataDir);
  await sql`create table seen_moves (before text, after text)`.execute(db);
  if (isPostgres(db)) {
    await sql`create function watched() returns trigger language plpgsql as
      'begin insert into seen_moves values (old.status, new.status); return null; end'`.execute(db);
    await sql`create trigger watch after update of status on jobs for each row
      when (old.status <> new.status) execute function watched()`.execute(db);
    return db.destroy();
  }
  await sql`create trigger watch after update of status on jobs when old.status <> new.status
    begin insert into seen_moves values (old.status, new.status); end`.execute(db);
  await db.destroy();
}

async function statusesOf(dataDir: string): Promise<{before: JobStatus; after: JobStatus}[]> {
  const db = await openDatabaseOf<{seen_moves: {before: JobStatus; after: JobStatus}}>(dataDir);
  try {
    return await db.selectFrom('seen_moves').selectAll().execute();
  } finally {
    await db.destroy();
  }
}
