import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {execa} from 'execa';
import {type Kysely, sql} from 'kysely';
import {expect, onTestFinished} from 'vitest';
import type {Tables} from '../../src/storage/database/tables.js';
import type {FilesPlace} from '../../src/storage/files/open-file-store.js';
import {connectPostgres} from '../../src/storage/postgres/connect.js';
import {complaintsAboutCredits} from '../helpers/invariants/credits.js';
import {complaintsAboutDeliveries} from '../helpers/invariants/deliveries.js';
import {complaintsAboutJobs} from '../helpers/invariants/jobs.js';
import {makePostgres, type PostgresServer} from '../helpers/postgres-server.js';
import {ownPlace} from '../s3/place.js';
import {startS3rver} from '../s3/server/start-s3rver.js';
import {png} from '../service/harness.js';
import {type Killable, type KillableOptions, startKillable} from '../service/killable.js';
import {startReceiver} from '../service/webhooks/receiver.js';

/** What a node is: it takes requests in, or works on jobs. */
export type Role = 'serve' | 'worker';

/** A PostgreSQL server, an S3 store, and nodes in processes of their own that share nothing else. */
export interface Cluster {
  server: PostgresServer;
  db: Kysely<Tables>;
  /** Where the S3 store is, and the place of the cluster in it. */
  store: string;
  files: FilesPlace;
  /** Files of the nodes, by another way to the store. */
  filesBy(endpoint: string): {files: FilesPlace};
  /** Starts a node on an empty data directory. */
  start(role: Role, options?: KillableOptions): Promise<Killable>;
  /** Submits a document by this text to whichever address there is, again until it is accepted; gives the job. */
  submit(text: string, address: () => string | undefined): Promise<string>;
  /** Sends it once, as `submit` does; gives the status of the reply. */
  tryToSubmit(text: string, address: string | undefined): Promise<number>;
  /** Waits until so many workers have a document in hand; gives the ids of those processes in the database. */
  untilReading(workers: number): Promise<string[]>;
  /**
   * Waits until all that was accepted has ended well, once, with its own result, is paid for once, and was delivered by a
   * webhook; in a database that was restored from a backup, when given.
   */
  settle(restored?: Kysely<Tables>): Promise<void>;
}

const credits = 10_000;

/** `version`: folder with the version of the project that makes the tables; this one unless given. */
export async function startCluster({version = thisVersion}: {version?: URL} = {}): Promise<Cluster> {
  const [server, s3] = await Promise.all([makePostgres({isDurable: true}), startS3rver()]);
  onTestFinished(() => server.remove());
  onTestFinished(() => s3.stop());
  const databaseUrl = server.url;
  const open = {databaseUrl, files: ownPlace(s3.address)};
  const receiver = await startReceiver();
  const {key, template} = await openAccount(
    version,
    {...open, dataDir: await emptyDirectory()},
    receiver.url,
  );
  const db = await connectPostgres<Tables>(databaseUrl);
  onTestFinished(() => db.destroy());
  await noteOverwrites(db);
  /** Texts by job. */
  const accepted = new Map<string, string>();
  const request = (text: string, url = ''): Promise<Response> => {
    const headers = {'x-auth': key, 'idempotency-key': text};
    return fetch(`${url}/v1/process-job?t_id=${template}`, {method: 'PUT', headers, body: png(text)});
  };
  const send = async (text: string, url: string): Promise<string | undefined> => {
    const reply = await request(text, url);
    return reply.status === 202 ? ((await reply.json()) as {job_id: string}).job_id : undefined;
  };
  return {
    ...{server, db, store: s3.address, files: open.files},
    filesBy: (endpoint) => ({
      files: {...open.files, variables: {...open.files.variables, AWS_ENDPOINT_URL: endpoint}},
    }),
    start: async (role, {settings, open: others, workers, ...options} = {}) => {
      const node = await startKillable(await emptyDirectory(), {
        ...options,
        serverClock: true,
        ...(role === 'worker' && {answers: 'health' as const}),
        open: {...open, ...others},
        settings: {graceMs: 1_000, ...webhookSettings, ...settings},
        workers: {count: role === 'worker' ? 2 : 0, ...workers},
      });
      onTestFinished(() => node.kill());
      return node;
    },
    submit: async (text, address) => {
      let id: string | undefined;
      await expect
        .poll(
          async () => {
            const url = address();
            id = url === undefined ? undefined : await send(text, url).catch(() => undefined);
            return id;
          },
          {interval: 50},
        )
        .toBeDefined();
      accepted.set(id!, text);
      return id!;
    },
    tryToSubmit: async (text, address) => (await request(text, address)).status,
    untilReading: async (workers) => {
      const holders = async () => {
        const rows = await db
          .selectFrom('documents')
          .select('holder')
          .distinct()
          .where('status', '=', 'running')
          .execute();
        return rows.flatMap(({holder}) => holder ?? []);
      };
      await expect.poll(async () => (await holders()).length, {interval: 10}).toBe(workers);
      return holders();
    },
    settle: async (from = db) => {
      const look = async () => [
        ...(await complaintsAboutJobs(from, accepted.keys())),
        ...(await complaintsAboutCredits(from)),
        ...(await complaintsAboutResults(from, accepted)),
        ...(await complaintsAboutDeliveries(from, {received: receiver.received, isCopy: from !== db})),
      ];
      await expect.poll(() => look().catch(String), {interval: 200}).toEqual([]);
      const {balance} = await from.selectFrom('accounts').select('balance').executeTakeFirstOrThrow();
      expect(balance).toBe(credits - accepted.size);
    },
  };
}

const thisVersion = new URL('../../', import.meta.url);
const makeAccount = fileURLToPath(new URL('programs/make-account.mjs', import.meta.url));

/** Deliveries of a node that ended come again at once; and the receiver is on this machine. */
const webhookSettings = {webhookLoopback: true, webhookRetriesMs: Array.from({length: 20}, () => 200)};

/** The tables, an account with credits, and a template with a webhook, made by a version of the project. */
async function openAccount(
  version: URL,
  open: object,
  webhook: string,
): Promise<{key: string; template: string}> {
  const args = [makeAccount, version.href, JSON.stringify(open), `${credits}`, webhook];
  return JSON.parse((await execa(process.execPath, args)).stdout) as {key: string; template: string};
}

export async function emptyDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'docextract-node-'));
  onTestFinished(() => rm(path, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  return path;
}

/** Each change of a document that had ended is noted by the server, whoever makes it. */
async function noteOverwrites(db: Kysely<Tables>): Promise<void> {
  await sql`create table overwrites (document text)`.execute(db);
  await sql
    .raw(
      `create function note_overwrite() returns trigger language plpgsql as $$
      begin
        insert into overwrites values (old.id);
        return new;
      end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger note_overwrite after update on documents for each row
      when (old.status in ('done', 'failed') and (new.status, new.result) is distinct from (old.status, old.result))
      execute function note_overwrite()`,
    )
    .execute(db);
}

/** Every job has read its own document, and no result was written twice. */
async function complaintsAboutResults(
  db: Kysely<Tables>,
  accepted: ReadonlyMap<string, string>,
): Promise<string[]> {
  const {rows: overwrites} = await sql<{document: string}>`select document from overwrites`.execute(db);
  const documents = await db.selectFrom('documents').select(['job_id', 'result', 'error']).execute();
  return [
    ...overwrites.map(({document}) => `the result of document ${document} was overwritten`),
    ...documents.flatMap(({job_id, result, error}) => {
      const text = accepted.get(job_id);
      if (text === undefined) return [`job ${job_id} was made and not accepted`];
      return (result ?? '').includes(JSON.stringify(text))
        ? []
        : [`${text} has ${result ?? error ?? 'nothing'}`];
    }),
  ];
}
