import {setTimeout} from 'node:timers/promises';
import type OpenAI from 'openai';
import {DocextractError} from '../../contract/errors.js';
import {importOptional} from '../optional-package.js';
import {contentOf} from './chat-reply.js';
import {chatRequest, allFeatures, withFewerFeatures, type RequestFeatures} from './chat-request.js';
import type {LanguageModel, Question} from './language-model.js';
import {explainFailure, failureOf, isTransient} from './model-failure.js';
import {neededHeaders} from './needed-headers.js';
import {limitReply} from './reply-limit.js';
import type {LanguageModelSettings} from './settings.js';

export interface OpenAiWorld {
  fetch?: typeof globalThis.fetch;
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

/**
 * A model behind OpenAI's chat completions, or any server that speaks them. Asks for the schema; a server that refuses
 * that is asked for JSON, then for text, and what it accepts is kept for the questions that follow.
 */
export function createOpenAiModel(settings: LanguageModelSettings, world: OpenAiWorld = {}): LanguageModel {
  const {fetch = globalThis.fetch, sleep = sleepFor} = world;
  let features = allFeatures;
  let client: Promise<OpenAI> | undefined;

  async function attempt(question: Question, signal?: AbortSignal, tries = 0): Promise<string> {
    client ??= connect(settings, fetch);
    const tried = features;
    try {
      return await complete(await client, settings, question, tried, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (isRefusal(error)) {
        // Another question may have dropped features meanwhile; then this one only repeats its request with the rest.
        const next = features === tried ? withFewerFeatures(features, failureOf(error).said) : features;
        features = next ?? allFeatures;
        if (next !== undefined) return attempt(question, signal, tries);
      }
      if (tries >= settings.retries || !isTransient(error)) throw explainFailure(error, settings);
      await sleep(waitBefore(tries + 1, failureOf(error).retryAfterMs), signal);
      return attempt(question, signal, tries + 1);
    }
  }

  return {ask: (question, signal) => attempt(question, signal)};
}

/** Longest wait before a retry, whatever the server asks for. */
const longestWaitMs = 30_000;

function waitBefore(retry: number, askedForMs: number | undefined): number {
  return Math.min(askedForMs ?? 500 * 2 ** (retry - 1), longestWaitMs);
}

async function sleepFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  // The timer rejects when the signal is aborted; what counts then is the reason of the signal.
  await setTimeout(ms, undefined, {signal}).catch(() => signal?.throwIfAborted());
}

async function connect(settings: LanguageModelSettings, fetch: typeof globalThis.fetch): Promise<OpenAI> {
  const {OpenAI} = await importOptional('openai', () => import('openai'));
  return new OpenAI({
    baseURL: settings.baseUrl,
    // The package insists on a key; servers that want none ignore it.
    apiKey: settings.apiKey ?? 'none',
    // Set here, since the package would otherwise take them from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
    timeout: settings.timeoutMs,
    // With its own retries the package waits as long as a server says, even a day, and cannot be stopped then.
    maxRetries: 0,
    fetch: neededHeaders(limitReply(fetch)),
    // A redirect would carry the document to somebody else.
    fetchOptions: {redirect: 'error'},
  });
}

async function complete(
  openai: OpenAI,
  settings: LanguageModelSettings,
  question: Question,
  features: RequestFeatures,
  signal: AbortSignal | undefined,
): Promise<string> {
  const completion = await openai.chat.completions.create(
    chatRequest(settings.model, question, features),
    // The package's own timeout ends with the headers of the reply.
    {signal: withTimeout(signal, settings.timeoutMs)},
  );
  return contentOf(completion);
}

function withTimeout(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

/** Whether the status means that the server understood the request but does not support it. */
function isRefusal(error: unknown): boolean {
  return !(error instanceof DocextractError) && [400, 415, 422, 501].includes(failureOf(error).status ?? 0);
}
