import type {Kysely} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import type {Tables} from '../../src/storage/database/tables.js';
import {namedFiles} from '../../src/storage/retention/orphan-files.js';
import {openDatabaseOf} from '../helpers/database.js';
import {filesOf, keptFiles, openingOf} from '../helpers/files.js';
import {complaintsAbout} from '../helpers/invariants.js';
import {form, png} from '../service/harness.js';
import {signIn} from '../service/studio/browser.js';
import {upload} from '../service/studio/documents/upload.js';
import {startReceiver} from '../service/webhooks/receiver.js';
import {startWebhooked} from '../service/webhooks/with-webhook.js';
import {zip} from '../service/zip.js';
import {temporaryDirectory} from '../storage/open-temporary.js';
import {startCommitCutter, type CommitCutter} from './commit-cutter.js';

/** A service whose way to its database loses answers, with an account of 100 credits. */
interface Site {
  db: Kysely<Tables>;
  cutter: CommitCutter;
  /** Sends a document or an archive, under a key or without one; gives the status of the reply. */
  send: (document: Buffer<ArrayBuffer>, how?: {key?: string; webhook?: boolean}) => Promise<number>;
  /** Makes one job of two documents in the studio; gives the status of the reply. */
  sendByStudio: () => Promise<number>;
  /** Waits until nothing is left to do, and all of it was done as it should; gives how many documents were read. */
  settle: () => Promise<number>;
  /** Keys of stored files that no row names. */
  orphans: () => Promise<string[]>;
}

async function openSite(): Promise<Site> {
  const dataDir = await temporaryDirectory();
  const {databaseUrl = ''} = await openingOf(dataDir);
  const cutter = await startCommitCutter(databaseUrl);
  const files = filesOf(dataDir);
  const {url, received} = await startReceiver();
  const service = await startWebhooked({
    dataDir,
    open: {databaseUrl: cutter.url, ...(files && {files})},
    settings: {beatMs: 100, webhookRetriesMs: [20, 20, 20]},
  });
  const template = await service.template({url, headers: {}});
  const {key: apiKey} = await service.storage.keys.create({account: 'payer', role: 'admin'});
  await service.storage.credits.add('payer', 100);
  const db = await openDatabaseOf<Tables>(dataDir);
  onTestFinished(() => db.destroy());
  const accepted: string[] = [];
  return {
    ...{db, cutter},
    send: async (document, {key, webhook = false} = {}) => {
      const headers = {'x-auth': apiKey, ...(key && {'idempotency-key': key})};
      const body = form({actual_image: document, template_id: webhook ? template : 'receipt'});
      const reply = await fetch(`${service.url}/v1/process-job`, {method: 'POST', headers, body});
      const answer = (await reply.json()) as {job_id: string};
      if (reply.status === 202) accepted.push(answer.job_id);
      return reply.status;
    },
    sendByStudio: async () => {
      const browser = await signIn(service, apiKey);
      const documents = {'one.png': png('one'), 'two.png': png('two')};
      return (await upload(browser, documents, {template: 'receipt'})).status;
    },
    settle: async () => {
      await expect.poll(() => complaintsAbout({dataDir, accepted, received}), {interval: 50}).toEqual([]);
      const jobs = await db.selectFrom('jobs').select(['status', 'error']).execute();
      expect(jobs.filter(({status}) => status !== 'SUCCESS')).toEqual([]);
      const documents = await db.selectFrom('documents').select('status').execute();
      const {balance} = await db.selectFrom('accounts').select('balance').executeTakeFirstOrThrow();
      expect(balance).toBe(100 - documents.length);
      return documents.length;
    },
    orphans: async () => {
      const named = await namedFiles(db);
      return [...(await keptFiles(dataDir)).keys()].filter((file) => !named.has(file));
    },
  };
}

const stored = [{isStored: true}, {isStored: false}];
const archive = zip(['one', 'two'].map((name) => ({name: `${name}.png`, data: png(name)})));
const document = png('a document');

test.each(stored)(
  'a submission without a key whose commit is cut off is answered with 503; if it is stored ($isStored), it is read',
  async ({isStored}) => {
    const {cutter, send, settle} = await openSite();
    const cut = cutter.cut(/insert into "jobs"/, {isStored});
    expect(await send(document)).toBe(503);
    await cut;
    expect(await settle()).toBe(isStored ? 1 : 0);
  },
);

test.each(stored)(
  'a submission under a key whose commit is cut off (stored: $isStored) is accepted when it is sent again, and read once',
  async ({isStored}) => {
    const {cutter, send, settle} = await openSite();
    const cut = cutter.cut(/insert into "jobs"/, {isStored});
    expect(await send(document, {key: 'once'})).toBe(503);
    await cut;
    expect(await send(document, {key: 'once'})).toBe(202);
    expect(await settle()).toBe(1);
  },
);

test.each(stored)(
  'documents of the studio whose commit is cut off are refused with 503; if they are stored ($isStored), they are read',
  async ({isStored}) => {
    const {cutter, sendByStudio, settle} = await openSite();
    const cut = cutter.cut(/insert into "jobs"/, {isStored});
    expect(await sendByStudio()).toBe(503);
    await cut;
    expect(await settle()).toBe(isStored ? 2 : 0);
  },
);

test.each(stored)(
  'submissions that share a commit which is cut off (stored: $isStored) are each read once in the end',
  async ({isStored}) => {
    const {cutter, send, settle} = await openSite();
    const cut = cutter.cut(/insert into "jobs".*insert into "jobs"/s, {isStored});
    const names = Array.from({length: 12}, (_, number) => `document ${number}`);
    const statuses = await Promise.all(names.map((name) => send(png(name), {key: name})));
    await cut;
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(1);
    for (const name of names) expect(await send(png(name), {key: name})).toBe(202);
    expect(await settle()).toBe(names.length);
  },
);

test.each(stored)(
  'a key whose claim is cut off (stored: $isStored) is free again before it is used again',
  async ({isStored}) => {
    const {db, cutter, send, settle} = await openSite();
    const cut = cutter.cut(/insert into "replies"/, {isStored});
    expect(await send(document, {key: 'once'})).toBe(503);
    await cut;
    const claimed = () => db.selectFrom('replies').selectAll().execute();
    await expect.poll(claimed, {interval: 20}).toEqual([]);
    expect(await send(document, {key: 'once'})).toBe(202);
    expect(await settle()).toBe(1);
  },
);

test.each(
  [
    {
      what: 'the claim of a document',
      said: /update "documents" set "status" = \$1, "holder" = \$2 where/,
      sent: document,
    },
    {what: 'the claim of an archive', said: /"jobs"\."upload".*delete from "documents"/s, sent: archive},
    {what: 'the claim of a delivery', said: /insert into "delivery_attempts"/, sent: document, webhook: true},
    {
      what: 'the result of a document',
      said: /update "documents" set "status" = \$1, "result"/,
      sent: document,
    },
    {
      what: 'the record of a delivery',
      said: /update "delivery_attempts" set "duration_ms"/,
      sent: document,
      webhook: true,
    },
    {
      what: 'the addition of what an archive holds',
      said: /update "jobs" set "total" = "total"/,
      sent: archive,
    },
    {what: 'the end of an archive', said: /update "jobs" set "upload" = /, sent: archive},
  ].flatMap((one) => stored.map((how) => ({webhook: false, ...one, ...how}))),
)(
  'work goes on when $what is cut off (stored: $isStored), and no file is left behind',
  async ({said, isStored, sent, webhook}) => {
    const {cutter, send, settle, orphans} = await openSite();
    const cut = cutter.cut(said, {isStored});
    expect(await send(sent, {webhook})).toBe(202);
    await cut;
    expect(await settle()).toBe(sent === archive ? 2 : 1);
    await expect.poll(orphans, {interval: 20, timeout: 10_000}).toEqual([]);
  },
);
