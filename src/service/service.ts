import multipart from '@fastify/multipart';
import type {FastifyInstance, FastifyServerOptions} from 'fastify';
import {Extraction} from '../contract/extraction.js';
import type {ApiKey} from '../storage/keys/keys.js';
import type {Storage} from '../storage/open.js';
import {admitted} from './access/auth.js';
import type {ServiceContext} from './context/context.js';
import {connectionCloser} from './http/close-connections.js';
import {createApp} from './http/create-app.js';
import {refuseElsewhere} from './http/not-found.js';
import {createMetrics} from './metrics/metrics.js';
import type {AtServiceCrashPoint} from './context/crash-points.js';
import {poolOptions, type WorkerSettings} from './workers/pool-options.js';
import {limitRate} from './access/rate-limit.js';
import {createDiskSpace, type Disk, diskOf} from './disk/disk-space.js';
import {registerApi} from './routes/api.js';
import {registerMetrics} from './routes/metrics-route.js';
import {registerHealth} from './routes/health.js';
import {createReadiness} from './routes/readiness.js';
import {registerRoutes} from './routes/register-routes.js';
import {defaultSettings, type Settings} from './settings/settings.js';
import {InspectionAnswer, type InspectionTask, type ReadOptions, type ReadTask} from './workers/channel.js';
import {createDispatcher} from './dispatch/dispatcher.js';
import {createDeferredWork} from './background/deferred-work.js';
import {createPool} from './workers/pool.js';
import {createMaintenance} from './background/maintenance.js';
import {createDeliverer} from './webhooks/deliverer.js';
import {isLoopback} from './webhooks/address-rules.js';
import {studioPath} from './studio/paths.js';
import {registerStudio} from './studio/register-studio.js';
import {createSamples} from './studio/samples/sample-store.js';
import {createThrottle} from './studio/sign-in/throttle.js';
import {createTickets} from './studio/sign-in/tickets.js';

export interface ServiceDependencies {
  storage: Storage;
  /** Version in the OpenAPI document. */
  version?: string;
  settings?: Partial<Settings>;
  /** pino's options, as fastify takes them. Silent by default. */
  logger?: FastifyServerOptions['logger'];
  /** Milliseconds since the epoch; that of the storage by default. */
  clock?: () => number;
  workers?: Partial<WorkerSettings>;
  /** Read options: attachments, and the language model, if any. */
  reading?: ReadOptions;
  /** Space of the data directory's disk; throws when it does not exist. */
  disk?: () => Promise<Disk>;
  /** Whether the studio is served; it is by default. */
  studio?: boolean;
  /**
   * `all` operations, by default; or `health` and metrics only: a process that works for others. Such a one may not send
   * webhooks to its machine, whatever it listens on.
   */
  answers?: 'all' | 'health';
  /** For tests that end a process at a crash point. */
  at?: AtServiceCrashPoint;
}

export interface Service {
  app: FastifyInstance;
  /** A ticket that signs in to the studio of this process once, as a key that may. */
  issueTicket(keyId: string): string;
  /**
   * Starts working, including work of earlier processes. Requests are answered without it, but nothing is processed.
   */
  start(): Promise<void>;
  /** Ends requests, then work, which is finished within the grace period or given back. The storage stays open. */
  stop(graceMs?: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** API key of the request; set before any handler runs. */
    apiKey: ApiKey;
    /** Commit counter: the request sees all earlier commits. */
    asOf: number;
  }
}

/** Creates the service; it does not listen or work yet. */
export async function createService(dependencies: ServiceDependencies): Promise<Service> {
  const {
    storage,
    version = '0.0.0',
    logger = false,
    clock = storage.clock,
    reading = {},
    studio = true,
    answers = 'all',
  } = dependencies;
  const settings = {...defaultSettings, ...dependencies.settings};
  const app = createApp(logger, settings);
  const workers = poolOptions(dependencies.workers ?? {}, settings);
  const pool = createPool<ReadTask, Extraction>(workers, Extraction);
  const countMs = Math.min(settings.countMs, settings.documentMs);
  const counter = createPool<ReadTask, Extraction>({...workers, size: 1, documentMs: countMs}, Extraction);
  const lookMs = Math.min(settings.lookMs, settings.documentMs);
  const viewer = createPool<InspectionTask, InspectionAnswer>(
    {...workers, size: 1, documentMs: lookMs},
    InspectionAnswer,
  );
  const deferredWork = createDeferredWork({settings, log: app.log});
  const {at = () => undefined, disk = () => diskOf(storage.dataDir)} = dependencies;
  const parts = {
    storage,
    settings,
    pool,
    counter,
    viewer,
    reading,
    clock,
    version,
    log: app.log,
    diskSpace: createDiskSpace(disk, settings),
    at,
    runToCompletion: deferredWork.do,
  };
  const deliverer = createDeliverer(parts);
  const dispatcher = createDispatcher(parts, deliverer.wake);
  const works = dependencies.workers?.count !== 0;
  const hangUp = connectionCloser(app.server);
  let started = false;
  const wake = (): void => {
    if (started && works) dispatcher.wake();
  };
  const context: ServiceContext = {...parts, wake};
  const maintenance = createMaintenance(context);

  const readiness = createReadiness(
    parts,
    () => started && (!works || (dispatcher.isWorking() && deliverer.isWorking())),
  );
  registerHealth(app, readiness);
  registerMetrics(app, {context, metrics: createMetrics(context)});
  const tickets = createTickets(clock);
  const samples = createSamples(storage.files, clock);
  app.addHook('onClose', () => samples.stop());
  if (answers === 'all') registerApi(app, {version, home: studio ? studioPath : '/docs'});
  else app.all('*', refuseElsewhere);
  const ofStudio = {readiness, webhooks: deliverer, samples, tickets, throttle: createThrottle(clock)};
  if (studio) await registerStudio(app, {...context, ...ofStudio});
  const admit = storage.admissions(settings.rateWindowMs);
  const registerOperations = async (scope: FastifyInstance): Promise<void> => {
    scope.addHook('onRequest', async (request, reply) => {
      const admission = await admitted(request, admit);
      request.apiKey = admission.key;
      request.asOf = admission.asOf;
      limitRate(settings, admission, reply);
    });
    registerRoutes(scope, context, ({method}) => method === 'GET');
    await scope.register(async (bodies) => {
      // The store refuses large files; the parser would truncate them.
      await bodies.register(multipart, {throwFileSizeLimit: false});
      registerRoutes(bodies, context, ({method}) => method !== 'GET');
    });
  };
  if (answers === 'all') await app.register(registerOperations);
  return {
    app,
    issueTicket: (keyId) => tickets.issue(keyId),
    start: async () => {
      await app.ready();
      started = true;
      await maintenance.start(works);
      if (!works) return;
      dispatcher.start();
      deliverer.start(answers === 'all' && listensOnLoopback(app));
    },
    stop: async (graceMs = settings.graceMs) => {
      started = false;
      // Resolves when all received requests are answered.
      const closing = app.close();
      const stay = hangUp();
      await Promise.all([dispatcher.stop(graceMs, closing), deliverer.stop(graceMs)]);
      counter.stop();
      viewer.stop();
      stay();
      // Clients still sending have used up the grace period.
      app.server.closeAllConnections();
      await maintenance.stop();
      await deferredWork.stop();
      await closing;
    },
  };
}

/** A service listening on loopback may send webhooks to this machine. */
function listensOnLoopback({server}: FastifyInstance): boolean {
  const address = server.address();
  return address !== null && typeof address !== 'string' && isLoopback(address.address);
}
