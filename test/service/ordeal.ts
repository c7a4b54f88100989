import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, vi} from 'vitest';
import {starterTemplates} from '../../src/service/templates/starters.js';
import {openingOf} from '../helpers/files.js';
import {openStorage, type Storage} from '../../src/storage/open.js';
import {complaintsAbout} from '../helpers/invariants.js';
import {type Ending, type Killable, type KillableOptions, startKillable} from './killable.js';
import {type Caller, resultText, sendUntilAnswered, submissions} from './traffic.js';
import {ok, type Receiver, startReceiver} from './webhooks/receiver.js';

/** One data directory, a receiver of webhooks, and services that come and go. */
export interface Ordeal {
  dataDir: string;
  storage: Storage;
  receiver: Receiver;
  /** Ids of the jobs that were answered with 202 so far. */
  accepted: ReadonlySet<string>;
  /** The service as it is now. */
  service: () => Killable;
  /** Starts the next service. */
  start(options?: KillableOptions): Promise<Killable>;
  /** Sends one of each submission, and again until it is answered; gives the jobs by name. */
  send(): Promise<Map<string, string>>;
  /** Waits until nothing is to be done any more and the invariants hold, for all that was ever sent. */
  settle(): Promise<void>;
  /** Everything that was sent is paid for, once. */
  expectPaid(): Promise<void>;
  /** What each job tells, by the name of its submission. */
  resultsOf(jobs: Map<string, string>): Promise<Record<string, string>>;
  end(): Promise<void>;
}

const account = 'everybody';
const credits = 1_000_000;
/** Files that nobody names are gone soon, and so is what has expired. */
const hasty = {orphanSweepMs: 300, sweepMs: 200};
const patience = {interval: 50, timeout: 120_000};

export async function startOrdeal(): Promise<Ordeal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-ordeal-'));
  const closers: (() => void)[] = [];
  const receiver = await startReceiver(ok, (close) => closers.push(close));
  const storage = await openStorage({...(await openingOf(dataDir)), starters: starterTemplates});
  const {key} = await storage.keys.create({account});
  await storage.credits.add(account, credits);
  const template = await templateFor(storage, receiver.url);
  const accepted = new Set<string>();
  let service: Killable | undefined;
  let sent = 0;
  const caller: Caller = {url: () => service?.url, key};
  return {
    dataDir,
    storage,
    receiver,
    accepted,
    service: () => service!,
    start: async ({settings, ...options} = {}) => {
      const before = service;
      service = undefined;
      await before?.kill();
      service = await startKillable(dataDir, {...options, settings: {...hasty, ...settings}});
      return service;
    },
    send: async () => {
      const number = ++sent;
      const jobs = new Map<string, string>();
      const sendOne = async (submission: (typeof submissions)[number]): Promise<void> => {
        const idempotencyKey = `${submission.name} ${number}`;
        const {job_id} = await sendUntilAnswered(caller, {submission, template, idempotencyKey});
        if (typeof job_id !== 'string') return;
        accepted.add(job_id);
        jobs.set(submission.name, job_id);
      };
      await Promise.all(submissions.map(sendOne));
      return jobs;
    },
    settle: async () => {
      const look = () => complaintsAbout({dataDir, accepted, received: receiver.received});
      await vi.waitFor(async () => expect(await look()).toEqual([]), patience);
    },
    expectPaid: async () => {
      const price = submissions.reduce((sum, one) => sum + one.price, 0);
      expect((await storage.credits.show(account)).balance).toBe(credits - sent * price);
    },
    resultsOf: async (jobs) => {
      const texts = [...jobs].map(
        async ([name, id]) => [name, await resultText(service!.url!, key, id)] as const,
      );
      return Object.fromEntries(await Promise.all(texts));
    },
    end: async () => {
      await service?.kill();
      await storage.close();
      for (const close of closers) close();
      await rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
    },
  };
}

async function templateFor(storage: Storage, url: string): Promise<string> {
  const file = {name: 'Note', status: 'active', document_type: 'note', webhook: {url}} as const;
  const fields = [{name: 'text'}, {name: 'total', type: 'money' as const}];
  return (await storage.templates.create({...file, edited_json: {fields}})).id;
}

/** Kills one service after another, each some time after its start, until so many are dead; the one after them lives. */
export async function killAgainAndAgain(
  ordeal: Ordeal,
  {kills, leastMs, mostMs}: {kills: number; leastMs: number; mostMs: number},
): Promise<void> {
  for (let count = 0; count < kills; count++) {
    const killAfterMs = leastMs + Math.random() * (mostMs - leastMs);
    expect(await (await ordeal.start({killAfterMs})).ended).toBe('SIGKILL');
  }
  await ordeal.start();
}

/** Ends the service at a moment while it is at work, and lets the next one bring everything to its end. */
export async function endAtWork(ordeal: Ordeal, ending: Ending): Promise<Map<string, string>> {
  const {ended, tell} = ordeal.service();
  await tell({ending});
  const sending = ordeal.send();
  expect(await ended).toBe('SIGKILL');
  await ordeal.start();
  const jobs = await sending;
  await ordeal.settle();
  return jobs;
}

/** Ends the service while it is at work, the next one at a moment of its start, and lets a third one finish. */
export async function endAtStart(ordeal: Ordeal, ending: Ending): Promise<Map<string, string>> {
  const {ended, tell} = ordeal.service();
  await tell({ending: {moment: 'document.reading'}});
  const sending = ordeal.send();
  expect(await ended).toBe('SIGKILL');
  expect(await (await ordeal.start({ending})).ended).toBe('SIGKILL');
  await ordeal.start();
  const jobs = await sending;
  await ordeal.settle();
  return jobs;
}

/** Ends the service at a moment of deleting what has expired. */
export async function endAtExpiry(ordeal: Ordeal, ending: Ending): Promise<void> {
  const jobs = await ordeal.send();
  await ordeal.settle();
  const {ended, tell} = ordeal.service();
  await tell({ending});
  const day = 24 * 60 * 60 * 1000;
  await tell({advance: day + 1000}).catch(() => undefined);
  expect(await ended).toBe('SIGKILL');
  await (await ordeal.start()).tell({advance: day + 1000});
  const purged = async () =>
    Promise.all([...jobs.values()].map(async (id) => (await ordeal.storage.jobs.get(id))!.purgedAt));
  await vi.waitFor(async () => expect(await purged()).not.toContain(undefined), patience);
  await ordeal.settle();
}
