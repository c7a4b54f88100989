import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {sql} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import {starterTemplates} from '../../src/service/templates/starters.js';
import {openStorage} from '../../src/storage/open.js';
import {makePostgres, type PostgresServer} from '../helpers/postgres-server.js';
import {complaintsAboutCredits} from '../helpers/invariants/credits.js';
import {complaintsAboutJobs} from '../helpers/invariants/jobs.js';
import {connectPostgres} from '../../src/storage/postgres/connect.js';
import type {Tables} from '../../src/storage/database/tables.js';
import {type Killable, startKillable} from '../service/killable.js';
import {png} from '../service/harness.js';

/** A server of its own, and nodes in processes of their own that share its database and a data directory. */
interface Site {
  server: PostgresServer;
  startNode(open?: Record<string, unknown>): Promise<Killable>;
  /** Submits documents through a node, each again until it is accepted. */
  submit(node: Killable, count: number): Promise<void>;
  /** Waits until so many nodes read documents. */
  untilAllWork(nodes: number): Promise<void>;
  /** Waits until all that was accepted has ended, once, paid for once. */
  settle(): Promise<void>;
}

const credits = 1000;

async function openSite(): Promise<Site> {
  const server = await makePostgres({isDurable: true});
  onTestFinished(() => server.remove());
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-site-'));
  onTestFinished(() => rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  const databaseUrl = server.url;
  const storage = await openStorage({dataDir, databaseUrl, starters: starterTemplates});
  const {key} = await storage.keys.create({account: 'everybody'});
  await storage.credits.add('everybody', credits);
  await storage.close();
  const accepted: string[] = [];
  const submitOne = async ({url}: Killable, name: string): Promise<string | undefined> => {
    const headers = {'x-auth': key, 'idempotency-key': name};
    const body = png(`slow:60 ${name}`);
    const reply = await fetch(`${url}/v1/process-job?t_id=receipt`, {method: 'PUT', headers, body});
    return reply.status === 202 ? ((await reply.json()) as {job_id: string}).job_id : undefined;
  };
  let number = 0;
  return {
    server,
    startNode: async (open = {}) => {
      const node = await startKillable(dataDir, {open: {databaseUrl, ...open}, workers: {count: 2}});
      onTestFinished(() => node.kill());
      return node;
    },
    submit: async (node, count) => {
      const names = Array.from({length: count}, () => `document ${number++}`);
      await Promise.all(
        names.map(async (name) => {
          await expect
            .poll(async () => {
              const id = await submitOne(node, name).catch(() => undefined);
              if (id !== undefined) accepted.push(id);
              return id;
            })
            .toBeDefined();
        }),
      );
    },
    untilAllWork: async (nodes) => {
      const db = await connectPostgres<Tables>(databaseUrl);
      const working = () =>
        db.selectFrom('documents').select('holder').distinct().where('status', '=', 'running').execute();
      await expect.poll(async () => (await working()).length, {interval: 10}).toBe(nodes);
      await db.destroy();
    },
    settle: async () => {
      const db = await connectPostgres<Tables>(databaseUrl);
      const look = async () => [
        ...(await complaintsAboutJobs(db, accepted)),
        ...(await complaintsAboutCredits(db)),
      ];
      await expect.poll(() => look().catch(String), {interval: 200}).toEqual([]);
      const {balance} = await db.selectFrom('accounts').select('balance').executeTakeFirstOrThrow();
      await db.destroy();
      expect(balance).toBe(credits - accepted.length);
    },
  };
}

test('the work of a node that is killed is done by another', async () => {
  const site = await openSite();
  const [taking, killed] = [await site.startNode(), await site.startNode()];
  const submitting = site.submit(taking, 30);
  await site.untilAllWork(2);
  await killed.kill();
  await submitting;
  await site.settle();
});

test('a node frozen past its lease is passed over, and overwrites nothing when it wakes up', async () => {
  const site = await openSite();
  const frozen = await site.startNode({leaseMs: 2_000});
  const other = await site.startNode({leaseMs: 2_000});
  const submitting = site.submit(other, 30);
  await site.untilAllWork(2);
  frozen.child.kill('SIGSTOP');
  await submitting;
  await site.settle();
  frozen.child.kill('SIGCONT');
  await site.submit(frozen, 5);
  await site.settle();
});

test.each(['fast', 'immediate'] as const)(
  'a server that restarts while jobs run loses and repeats nothing that is paid (%s)',
  async (how) => {
    const site = await openSite();
    const node = await site.startNode();
    await site.startNode();
    const submitting = site.submit(node, 30);
    await site.untilAllWork(2);
    await site.server.stop(how);
    await site.server.start();
    await submitting;
    await site.settle();
  },
);

test('a server that is read-only for ten seconds delays, and loses nothing', async () => {
  const site = await openSite();
  const node = await site.startNode();
  const submitting = site.submit(node, 20);
  await site.untilAllWork(1);
  const admin = new URL(site.server.url);
  admin.searchParams.set('options', '-c default_transaction_read_only=off');
  const db = await connectPostgres<Tables>(admin.href);
  await sql`alter system set default_transaction_read_only = on`.execute(db);
  await sql`select pg_reload_conf(), pg_sleep(10)`.execute(db);
  await sql`alter system reset default_transaction_read_only`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await db.destroy();
  await submitting;
  await site.settle();
});

test('two nodes that start at once on an empty database make its tables once', async () => {
  const server = await makePostgres();
  onTestFinished(() => server.remove());
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-site-'));
  const open = {databaseUrl: server.url};
  const nodes = await Promise.all([startKillable(dataDir, {open}), startKillable(dataDir, {open})]);
  onTestFinished(() => rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  for (const {url, kill} of nodes) {
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await kill();
  }
});
