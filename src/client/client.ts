// client: typed requests to one service: authentication, retries, rate limits and streamed uploads.

import {createHash} from 'node:crypto';
import {setTimeout as delay} from 'node:timers/promises';
import type {Dispatcher} from 'undici';
import type {z} from 'zod';
import {DocextractError} from '../contract/errors.js';
import {
  JobAccepted,
  JobDeleted,
  JobResults,
  ForeignJobState,
  type JobState,
  type ResultDocument,
  ResultList,
} from '../contract/jobs.js';
import {ForeignProcessReply, foreignProcessReply, type ProcessReply} from '../contract/process.js';
import {TemplateState} from '../contract/templates.js';
import {baseAddress} from './address.js';
import {type Call, honoursIdempotencyKeys, type CallContext, perform, type Wait} from './call.js';
import {
  agentCall,
  deleteCall,
  processCall,
  resultsCall,
  statusCall,
  submitAgentCall,
  submitCall,
  templateCall,
} from './calls.js';
import type {Document} from './document.js';
import {createRateLimiter, type Limiter, type Sleep} from './rate-limiter.js';
import type {
  AgentOptions,
  AskOnceOptions,
  DownloadOptions,
  OverflowOptions,
  ProcessOptions,
  RequestOptions,
  ResultsOptions,
  StatusOptions,
} from './options.js';
import {networkOf, openNetwork} from './network/open-network.js';
import type {Proxies} from './network/proxies.js';
import type {Network} from './network/wire.js';
import type {Reply} from './attempt.js';
import {ofDocument, ofId, requireClientOptions} from './require-arguments.js';
import {withRedactedErrors} from './redact.js';
import {parseJobState, parseReply, parseResults, refuseAccepted, textOf} from './reply.js';
import {createConcurrencyWindow} from './concurrency-window.js';

/** Options of `createClient`. */
export interface ClientOptions {
  /** With or without `/v1`, with or without a trailing slash. */
  baseUrl: string;
  /** API key of the service; shown in no error. */
  apiKey: string;
  /** The header that carries the key; `x-auth` by default. */
  auth?: 'x-auth' | 'bearer';
  /** Proxies to go by; none by default, whatever the environment says. */
  proxies?: Proxies;
  /** A custom undici dispatcher, such as a pool with limits or a mock. */
  dispatcher?: Dispatcher;
  /** Time limits in milliseconds; those absent have their defaults. */
  timeouts?: Partial<Timeouts>;
  /** Attempts after the first one; 5 by default, 0 for none. Paid requests are repeated only where nothing can be paid twice. */
  retries?: number;
  /** Shared by all clients of one key; by default each client has its own. */
  limiter?: Limiter;
  /** Called before each wait for a retry. */
  onWait?: (wait: Wait) => void;
  /** Clock in milliseconds since 1970; `Date.now` by default. */
  now?: () => number;
  /** Waits; timers of Node by default. */
  sleep?: Sleep;
  /** Source of chance for waits, 0 to 1; `Math.random` by default. */
  random?: () => number;
}

/** Time limits in milliseconds. */
export interface Timeouts {
  /** Timeout of connecting; without effect on a given `dispatcher`. 10 s. */
  connectMs: number;
  /** Timeout for the service to accept more bytes, or to answer once it has all. 5 min. */
  replyMs: number;
  /** Total time that one request may be delayed by 429 replies. 10 min. */
  throttleMs: number;
}

/** Speaks to one service. Every method rejects with a `DocextractError`. */
export interface Client {
  /** Address of the service, with `/v1`. */
  readonly baseUrl: string;
  /** Hash of the key: distinguishes keys without revealing them. */
  readonly keySum: string;
  /** One document, answered in the same reply. */
  process(document: Document, options: ProcessOptions): Promise<ProcessReply>;
  /** A document or a ZIP archive as a job. */
  submit(document: Document, options: ProcessOptions): Promise<JobAccepted>;
  /** One document with prompts instead of a template. */
  agent(document: Document, options: AgentOptions): Promise<ProcessReply>;
  /** A document or a ZIP archive with prompts as a job; not every service takes it. */
  submitAgent(document: Document, options: AgentOptions): Promise<JobAccepted>;
  /** The state of a job, which costs nothing. `not_found` for one that the service does not know. */
  status(jobId: string, options?: StatusOptions): Promise<JobState>;
  /** Results of a job that has ended, one for each document. `not_finished` before its end, `results_expired` 24 hours after. */
  results(jobId: string, options?: ResultsOptions): Promise<ResultDocument[]>;
  /** Deletes a job with its documents and results at once; not every service can. */
  deleteJob(jobId: string, options?: RequestOptions): Promise<JobDeleted>;
  /** The status and current version of a template; not every service tells them. */
  template(templateId: string, options?: AskOnceOptions): Promise<TemplateState>;
  /** Results, where results larger than `maxBytes` go into a stream: then `undefined`. */
  resultsOrOverflow(jobId: string, options: OverflowOptions): Promise<ResultDocument[] | undefined>;
  /** The same as a CSV table with a header. */
  resultsCsv(jobId: string, options?: ResultsOptions): Promise<string>;
  /** Results of any size, as they come and unchecked, straight into a stream. Gives the number of bytes. */
  download(jobId: string, options: DownloadOptions): Promise<number>;
  /** Whether the service answers a paid request that is repeated under its idempotency key only once; asks it when needed. */
  mayRepeat(signal?: AbortSignal): Promise<boolean>;
  /** Closes the connections. May be called again. */
  close(): Promise<void>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * A client of one service. Opens connections on use; close it when done.
 *
 * @throws DocextractError `usage` for an address, a key or an option that cannot be one.
 */
export function createClient(options: ClientOptions): Client {
  requireClientOptions(options);
  const network = options.dispatcher
    ? networkOf(options.dispatcher)
    : openNetwork(options.proxies ?? {}, options.timeouts?.connectMs ?? 10_000);
  const context = createCallContext(options, network);
  const run = (call: Call) => withRedactedErrors(context.apiKey, () => perform(call, context));
  const askFor = <T>(call: Call, request: RequestOptions, read: (reply: Reply) => T) =>
    withRedactedErrors(context.apiKey, async () => {
      const reply = await perform(call, context);
      request.onReply?.(reply);
      return read(reply);
    });
  const ask = <T>(call: Call, schema: z.ZodType<T>, request: RequestOptions, parse = parseReply<T>) =>
    askFor(call, request, (reply) => parse(reply, schema, call.what));

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= network.close());

  return {
    baseUrl: context.base,
    get keySum() {
      return createHash('sha256').update(context.apiKey).digest('hex').slice(0, 24);
    },
    process: ofDocument('process', (document, options) =>
      ask(processCall(document, options), ForeignProcessReply, options),
    ),
    submit: ofDocument('submit', (document, options) =>
      ask(submitCall(document, options), JobAccepted, options),
    ),
    agent: ofDocument('agent', (document, options) =>
      ask(agentCall(document, options), foreignProcessReply(fieldsOf(options)), options),
    ),
    submitAgent: ofDocument('submitAgent', (document, options) =>
      ask(submitAgentCall(document, options), JobAccepted, options),
    ),
    status: ofId('jobId', (jobId, options = {}) => {
      const call = statusCall(jobId, options);
      return askFor(call, options, (reply) => parseJobState(reply, () => ForeignJobState, call.what));
    }),
    results: ofId('jobId', (jobId, options = {}) =>
      ask<ResultDocument[]>(
        resultsCall(jobId, 'json', options),
        options.listOnly ? ResultList : JobResults,
        options,
        parseResults,
      ),
    ),
    deleteJob: ofId('jobId', (jobId, options = {}) => ask(deleteCall(jobId, options), JobDeleted, options)),
    template: ofId('templateId', (templateId, options = {}) =>
      ask(templateCall(templateId, options), TemplateState, options),
    ),
    resultsOrOverflow: ofId('jobId', (jobId, options) =>
      withRedactedErrors(context.apiKey, async () => {
        const call = {...resultsCall(jobId, 'json', options), overflow: options.overflow};
        const reply = await perform(call, context);
        if (reply.sunk !== undefined) return undefined;
        options.onReply?.(reply);
        return parseResults<ResultDocument[]>(reply, options.listOnly ? ResultList : JobResults, call.what);
      }),
    ),
    resultsCsv: ofId('jobId', (jobId, options = {}) =>
      withRedactedErrors(context.apiKey, async () => {
        const call = resultsCall(jobId, 'csv', options);
        const reply = await perform(call, context);
        options.onReply?.(reply);
        return textOf(reply, call.what);
      }),
    ),
    download: ofId('jobId', async (jobId, options) => {
      const call = {...resultsCall(jobId, options.format, options), sink: options.sink};
      const reply = await run(call);
      refuseAccepted(reply, call.what);
      return reply.sunk ?? 0;
    }),
    mayRepeat: (signal) =>
      withRedactedErrors(context.apiKey, () => honoursIdempotencyKeys(context, {...(signal && {signal})})),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function fieldsOf({payload}: AgentOptions): string[] {
  return Object.keys(payload.prompt_json);
}

function createCallContext(options: ClientOptions, network: Network): CallContext {
  if (!/^[\x21-\x7e]+$/.test(options.apiKey))
    throw new DocextractError('usage', 'the API key is empty or has characters that no key has', {
      hint: 'Check for spaces and line ends around the key.',
    });
  const clock = {
    now: options.now ?? Date.now,
    sleep: options.sleep ?? (async (ms, signal) => delay(ms, undefined, {signal})),
    random: options.random ?? Math.random,
  };
  return {
    base: baseAddress(options.baseUrl),
    apiKey: options.apiKey,
    auth: options.auth ?? 'x-auth',
    network,
    replyMs: options.timeouts?.replyMs ?? 300_000,
    throttleMs: options.timeouts?.throttleMs ?? 600_000,
    retries: options.retries ?? 5,
    countsWaits: options.retries !== undefined,
    clock,
    limiter: options.limiter ?? createRateLimiter(clock),
    concurrency: createConcurrencyWindow(),
    onWait: options.onWait ?? (() => undefined),
    repeatable: undefined,
  };
}
