import {resolve} from 'node:path';
import {sql} from 'kysely';
import {DocextractError} from '../contract/errors.js';
import {limits} from '../contract/limits.js';
import {type AdmitRequest, admissions} from './keys/admissions.js';
import {type ArchiveStore, archiveStore} from './jobs/archives.js';
import {type Backup, backUp} from './retention/backup.js';
import {type JobCountStore, jobCountStore} from './jobs/job-counts.js';
import {type CreditStore, creditStore} from './credits/credits.js';
import {checkWriteLock} from './database/database.js';
import {isPostgres} from './database/dialect.js';
import {type DeliveryStore, deliveryStore} from './webhooks/deliveries.js';
import {type DeliveryLog, deliveryLog} from './webhooks/delivery-log.js';
import {placeOf as databasePlaceOf} from './postgres/explain.js';
import {refuseMoved} from './move/move-records.js';
import {makeDataDirectory} from './files/directories.js';
import {type DraftStore, draftStore} from './examples/draft-versions.js';
import {type ExampleStore, exampleStore} from './examples/examples.js';
import {endProcessed} from './jobs/end-processed.js';
import {type DocumentStore, documentStore} from './jobs/documents.js';
import {type FilesPlace, openFileStore} from './files/open-file-store.js';
import type {FileStore} from './files/file-store.js';
import {type Holders, openHolders} from './database/holders.js';
import {createUnconfirmedClaims} from './database/unconfirmed-claims.js';
import {type JobStore, jobStore} from './jobs/jobs.js';
import {type KeyStore, keyStore} from './keys/keys.js';
import {type SessionStore, sessionStore} from './keys/sessions.js';
import {openLocalDatabase, openServerDatabase} from './open-database.js';
import {type AtStorageCrashPoint, ignoreCrashPoint} from './files/storage-crash-points.js';
import {type OverdueStore, overdueStore} from './jobs/overdue.js';
import {recover} from './jobs/recovery.js';
import {type ReplyStore, replyStore} from './jobs/idempotent-replies.js';
import {type ReviewStore, reviewStore} from './review/reviews.js';
import {type RetentionStore, retentionStore} from './retention/retention.js';
import {seedStarters, type StarterTemplate} from './templates/seed-starters.js';
import {type TemplateStore, templateStore} from './templates/templates.js';
import {type WebhookStore, webhookStore} from './templates/template-webhooks.js';

export interface StorageOptions {
  dataDir: string;
  /** Templates that come with the package: `starterTemplates` of the service. */
  starters: StarterTemplate[];
  /** Where files are; in the data directory unless it says otherwise. */
  files?: FilesPlace;
  /** Retention of results after the end of a job, in milliseconds. */
  retentionMs?: number;
  /** `postgres://…`: the database is on that server, and only files are in the data directory. */
  databaseUrl?: string | undefined;
  /** Milliseconds since the epoch. By default that of this machine, or of the database server. */
  clock?: () => number;
  /** Time without heartbeat after which another process's work is taken over, in milliseconds. */
  leaseMs?: number;
  /** Called once when another node changes the tables of the server meanwhile, which takes a while. */
  onWait?: () => void;
  /** For tests that end a process at a crash point. */
  at?: AtStorageCrashPoint;
}

/** Everything that outlives a process. Several processes may open one data directory at the same time. */
export interface Storage {
  templates: TemplateStore;
  keys: KeyStore;
  sessions: SessionStore;
  jobs: JobStore;
  documents: DocumentStore;
  archives: ArchiveStore;
  replies: ReplyStore;
  deliveries: DeliveryStore;
  deliveryLog: DeliveryLog;
  webhooks: WebhookStore;
  examples: ExampleStore;
  drafts: DraftStore;
  credits: CreditStore;
  /** `windowMs`: length of the rate limit window. */
  admissions(windowMs: number): AdmitRequest;
  census: JobCountStore;
  files: FileStore;
  retention: RetentionStore;
  overdue: OverdueStore;
  reviews: ReviewStore;
  holders: Holders;
  /** Milliseconds since the epoch, the same for all processes that share the database. */
  clock: () => number;
  dataDir: string;
  /** Gives back work of dead or hung processes and removes temporary files of dead ones. Returns their number. */
  recover(): Promise<number>;
  /**
   * Deletes expired data and remains of killed processes, and gives back their work. Call it when a data directory is
   * opened, before anything is stored.
   */
  tidy(): Promise<void>;
  /** Throws `unavailable` when the database cannot be read or written. */
  check(): Promise<void>;
  /** Copies the data directory to a new one while it is in use. */
  backUp(target: string): Promise<Backup>;
  /** Gives back all held work. Throws `unavailable` when that fails; other processes then take it over. */
  close(): Promise<void>;
}

/** Time limit of health checks. */
const checkPatienceMs = 2_000;
const leaseOfAll = 60_000;

/** Opens a data directory, making it when it is not there. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const {starters, retentionMs = limits.retentionMs, databaseUrl, at = ignoreCrashPoint} = options;
  const dataDir = resolve(options.dataDir);
  await makeDataDirectory(dataDir);
  const database =
    databaseUrl === undefined
      ? await openLocalDatabase(dataDir, at)
      : await openServerDatabase(databaseUrl, {dataDir, at, onWait: options.onWait});
  const {db, reader, log, requests, locks, records} = database;
  const closing = async (error: unknown): Promise<never> => {
    await database.close();
    throw error;
  };
  const where = databaseUrl === undefined ? dataDir : databasePlaceOf(databaseUrl);
  await refuseMoved(db, where).catch(closing);
  const clock = options.clock ?? database.clock;
  await seedStarters(db, {starters, now: clock()});
  const holders = openHolders(db, {
    ...{dataDir, leaseMs: options.leaseMs ?? leaseOfAll, locks},
    // Without this check a move begun since the check above would go unnoticed; a move that begins later sees this
    // process.
    admit: (trx) => refuseMoved(trx, where),
  });
  const files = await openFileStore({
    ...{dataDir, place: options.files, records, clock, at},
    temporaryDir: () => holders.temporaryDir(),
  }).catch(closing);
  const unconfirmedClaims = createUnconfirmedClaims(db);
  const giveBack = (holder: string): Promise<void> => recover(db, {holder, clock, retentionMs, at});
  const templates = templateStore(db, {files, clock});
  const keys = keyStore(db, {reader, clock});
  const retention = retentionStore(db, {files, holders, clock, at});
  const recoverAll = async (): Promise<number> => {
    const dead = await holders.dead();
    const stalled = await holders.stalled();
    for (const holder of stalled) {
      await giveBack(holder);
      holders.settled(holder);
    }
    for (const holder of dead) {
      await giveBack(holder);
      await holders.bury(holder);
    }
    await endProcessed(db, {clock, retentionMs});
    return dead.length + stalled.length;
  };
  return {
    templates,
    keys,
    sessions: sessionStore(db, {reader, clock}),
    jobs: jobStore(db, {reader, files, holders, log, clock, at}),
    documents: documentStore(db, {holders, unconfirmedClaims, clock, retentionMs, at}),
    archives: archiveStore(db, {holders, unconfirmedClaims, files, clock, retentionMs, at}),
    replies: replyStore(db, {holders, unconfirmedClaims, log, clock, at}),
    deliveries: deliveryStore(db, {holders, unconfirmedClaims, clock, retentionMs, at}),
    deliveryLog: deliveryLog(db, clock),
    webhooks: webhookStore(db, {templates, clock}),
    examples: exampleStore(db, {files, clock}),
    drafts: draftStore(db, {clock}),
    credits: creditStore(db, {holders, clock}),
    admissions: admissions({keys, requests, reader}),
    census: jobCountStore(db),
    files,
    retention,
    overdue: overdueStore(db, {files, clock, retentionMs}),
    reviews: reviewStore(db, {clock, retentionMs, at}),
    holders: {
      ...holders,
      beat: async () => {
        await holders.beat();
        await database.adjustClock();
        await unconfirmedClaims.giveBack();
      },
    },
    clock,
    dataDir,
    recover: recoverAll,
    tidy: async () => {
      await recoverAll();
      await retention.purge();
      await retention.removeAbandoned();
      await holders.sweepOrphanedDirectories();
    },
    check: async () => {
      await sql`select 1 from jobs limit 1`.execute(db);
      await checkWriteLock(db, checkPatienceMs);
      await requests.check(checkPatienceMs);
      await files.check();
    },
    backUp: (target) => {
      if (isPostgres(db)) throw noBackup();
      return backUp(db, target, {files, clock, retentionMs});
    },
    close: async () => {
      try {
        await files.close();
        await holders.release(giveBack);
      } finally {
        await database.close();
      }
    },
  };
}

function noBackup(): DocextractError {
  return new DocextractError('usage', 'A database on a PostgreSQL server is not copied by docextract.', {
    hint: 'Copy it with pg_dump, after the files: docs/scaling.md says how.',
  });
}
