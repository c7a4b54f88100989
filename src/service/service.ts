import {randomUUID} from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, {type FastifyInstance, type FastifyRequest, type FastifyServerOptions} from 'fastify';
import {headers} from '../contract/headers.js';
import type {ApiKey} from '../storage/keys.js';
import type {Storage} from '../storage/open.js';
import {authenticate} from './auth.js';
import type {ServiceContext} from './context.js';
import {discreet} from './logger.js';
import {createMetrics} from './metrics/metrics.js';
import type {AtService} from './moments.js';
import {poolOptions, type WorkerSettings} from './pool-options.js';
import {lastWordsMs, replyMalformed, replyProblem} from './problem-reply.js';
import {limitRate} from './rate-limit.js';
import {registerApi} from './routes/api.js';
import {registerMetrics} from './routes/metrics.js';
import {registerHealth} from './routes/health.js';
import {refuseUnknown} from './routes/not-found.js';
import {registerRoutes} from './routes/register.js';
import {securityHeaders} from './security-headers.js';
import {defaultSettings, type Settings} from './settings.js';
import type {Reading} from './work/channel.js';
import {createDispatcher} from './work/dispatcher.js';
import {createLater} from './work/later.js';
import {createPool} from './work/pool.js';
import {createUpkeep} from './work/upkeep.js';
import {createDeliverer} from './webhooks/deliverer.js';
import {isLoopback} from './webhooks/address-rules.js';

export interface ServiceDependencies {
  storage: Storage;
  /** Told in the OpenAPI document. */
  version?: string;
  settings?: Partial<Settings>;
  /** pino's options, as fastify takes them. Silent by default. */
  logger?: FastifyServerOptions['logger'];
  /** Milliseconds since the epoch. */
  clock?: () => number;
  workers?: Partial<WorkerSettings>;
  /** How documents are read: attachments, and the language model if one is to be asked. */
  reading?: Reading;
  /** For tests that end a process at a moment. */
  at?: AtService;
}

export interface Service {
  app: FastifyInstance;
  /** Takes up work, also what an earlier process left. Requests are answered without it, but nothing is processed. */
  start(): Promise<void>;
  /** Ends requests, then work: finished within the grace period or given back. The storage stays open. */
  stop(graceMs?: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is; set before any handler of the interface runs. */
    apiKey: ApiKey;
  }
}

/** The service as a value: nothing listens and nothing works yet. */
export async function createService(dependencies: ServiceDependencies): Promise<Service> {
  const {storage, version = '0.0.0', logger = false, clock = Date.now, reading = {}} = dependencies;
  const settings = {...defaultSettings, ...dependencies.settings};
  const app = createApp(logger, settings);
  const workers = poolOptions(dependencies.workers ?? {}, settings);
  const pool = createPool(workers);
  const counter = createPool({...workers, size: 1});
  const later = createLater({settings, log: app.log});
  const {at = () => undefined} = dependencies;
  const parts = {
    storage,
    settings,
    pool,
    counter,
    reading,
    clock,
    version,
    log: app.log,
    at,
    later: later.do,
  };
  const deliverer = createDeliverer(parts);
  const dispatcher = createDispatcher(parts, deliverer.wake);
  const context: ServiceContext = {...parts, wake: dispatcher.wake};
  const upkeep = createUpkeep(context);
  const works = dependencies.workers?.count !== 0;
  let started = false;

  // The store refuses what is too large; by itself the parser would cut it short.
  await app.register(multipart, {throwFileSizeLimit: false});
  registerHealth(app, {
    context,
    isWorking: () => started && (!works || (dispatcher.isWorking() && deliverer.isWorking())),
  });
  registerApi(app, version);
  registerMetrics(app, {context, metrics: createMetrics(context)});
  await app.register((scope, _, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      request.apiKey = await authenticate(request, storage);
      await limitRate(context, request.apiKey, reply);
    });
    registerRoutes(scope, context);
    done();
  });
  return {
    app,
    start: async () => {
      await app.ready();
      started = true;
      await upkeep.start(works);
      if (!works) return;
      dispatcher.start();
      deliverer.start(listensOnLoopback(app));
    },
    stop: async (graceMs = settings.graceMs) => {
      started = false;
      // When all requests that have come are answered.
      const closing = app.close();
      const hangUps = setInterval(() => app.server.closeIdleConnections(), hangUpMs);
      await Promise.all([dispatcher.stop(graceMs, closing), deliverer.stop(graceMs)]);
      counter.stop();
      clearInterval(hangUps);
      // Whoever is still sending has had the grace period too.
      app.server.closeAllConnections();
      await upkeep.stop();
      await later.stop();
      await closing;
    },
  };
}

/** How often, when the service stops, connections are closed whose request has been answered. */
const hangUpMs = 100;

/** What listens on this machine alone serves this machine, and may send to it. */
function listensOnLoopback({server}: FastifyInstance): boolean {
  const address = server.address();
  return address !== null && typeof address !== 'string' && isLoopback(address.address);
}

function createApp(logger: FastifyServerOptions['logger'], {headMs}: Settings): FastifyInstance {
  const app = Fastify({
    logger: discreet(logger),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Uploads of many minutes are fine; one that stalls is cut off where it is read.
    requestTimeout: 0,
    http: {headersTimeout: headMs, connectionsCheckingInterval: Math.min(headMs, 5_000)},
    forceCloseConnections: 'idle',
    clientErrorHandler: replyMalformed,
    // A path that cannot be decoded is refused before any hook has run.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(commonHeaders(request));
      replyProblem(error, request, reply);
    },
    // Longer than any path can be: what is wrong with an id is said by the operation.
    routerOptions: {ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 100_000},
  });
  // Bodies are read by the handlers, as streams.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(commonHeaders(request));
    // A raw document is taken under any content type, one that is none included; fastify would refuse it.
    if (!/^[^\s/;]+\/[^\s/;]+/.test(request.headers['content-type'] ?? ''))
      delete request.raw.headers['content-type'];
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    cutOff(request);
    done();
  });
  app.setErrorHandler((error, request, reply) => replyProblem(error, request, reply));
  app.setNotFoundHandler(refuseUnknown);
  return app;
}

function commonHeaders({id}: FastifyRequest): Record<string, string> {
  return {...securityHeaders, [headers.requestId]: id, [headers.idempotencySupported]: 'true'};
}

function cutOff({raw}: FastifyRequest): void {
  if (raw.complete) return;
  // Read to its end, or the next request on this connection would wait behind it.
  const drain = (): void => {
    while (raw.read() !== null);
  };
  raw.on('readable', drain);
  // What has been announced already is not announced again.
  drain();
  const timer = setTimeout(() => raw.destroy(), lastWordsMs).unref();
  raw.once('end', () => clearTimeout(timer));
}
