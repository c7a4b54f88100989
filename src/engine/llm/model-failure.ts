import {z} from 'zod';
import {DocextractError, type ErrorCode} from '../../contract/errors.js';
import type {LanguageModelSettings} from './settings.js';

/**
 * What an error of the server or the connection tells. All but `said` may be shown: servers echo keys and documents in
 * their messages.
 */
export interface ModelFailure {
  status: number | undefined;
  /** A word such as `model_not_found` or `ECONNREFUSED`. */
  word: string | undefined;
  retryAfterMs: number | undefined;
  /** The server's message, to decide by and never to show. */
  said: string;
}

export function failureOf(error: unknown): ModelFailure {
  const {status, code, type, message, headers} = WireError.parse(error);
  return {
    status,
    word: code ?? type ?? causeCode(error),
    retryAfterMs: retryAfterOf(headers),
    said: message,
  };
}

/** Whether the same question may be answered a little later: busy, overloaded, or a connection that broke. */
export function isTransient(error: unknown): boolean {
  if (error instanceof DocextractError) return false;
  const {status, word} = failureOf(error);
  if (status === undefined) return isConnectionError(error);
  // OpenAI answers 429 also when the account is empty, which no waiting mends.
  return word !== 'insufficient_quota' && ([408, 409, 425, 429].includes(status) || status >= 500);
}

/** The error for the caller: the server, its status and one word, and nothing that came from document or key. */
export function explainFailure(error: unknown, {baseUrl, timeoutMs}: LanguageModelSettings): DocextractError {
  if (error instanceof DocextractError) return error;
  const server = `The language model at ${new URL(baseUrl).host}`;
  if (isTimeout(error))
    return fail('unavailable', `${server} gave no answer within ${timeoutMs / 1000} s.`, hints.slow);
  const {status, word} = failureOf(error);
  const detail = [status, word].filter((part) => part !== undefined).join(', ');
  if (status === 401 || status === 403)
    return fail('unauthorized', `${server} does not accept the API key (${detail}).`, hints.key);
  if (isTransient(error) || status === 429) {
    const did = status === undefined ? 'cannot be reached' : 'cannot answer now';
    return fail('unavailable', `${server} ${did}${detail === '' ? '' : ` (${detail})`}.`, hints.server);
  }
  if (status !== undefined)
    return fail('bad_reply', `${server} refuses the question (${detail}).`, hints.settings);
  return fail('bad_reply', `${server} answered something else than a chat completion.`, hints.settings);
}

const hints = {
  slow: 'Allow it more time, or use a faster model.',
  key: 'Check the API key of the language model.',
  server: 'Check that the server runs and that its address is right.',
  settings: 'Check the address (it usually ends in /v1) and the name of the model.',
};

/** A word and not a sentence: sentences quote the request. */
const Word = z
  .string()
  .regex(/^[\w.-]{1,60}$/)
  .optional()
  .catch(undefined);
const WireError = z
  .object({
    status: z.number().int().optional().catch(undefined),
    code: Word,
    type: Word,
    message: z.string().catch(''),
    headers: z.unknown(),
  })
  .catch({status: undefined, code: undefined, type: undefined, message: '', headers: undefined});

function isTimeout(error: unknown): boolean {
  return chainOf(error).some((one) =>
    /^(TimeoutError|AbortError|APIUserAbortError|APIConnectionTimeoutError)$/.test(nameOf(one)),
  );
}

function isConnectionError(error: unknown): boolean {
  return !isTimeout(error) && nameOf(error) === 'APIConnectionError';
}

function causeCode(error: unknown): string | undefined {
  return chainOf(error)
    .map((one) => Word.parse((one as {code?: unknown}).code))
    .find((code) => code !== undefined);
}

function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

function nameOf(error: unknown): string {
  // The package's errors all carry the name of Error; their class says more.
  return error instanceof Error ? (error.name === 'Error' ? error.constructor.name : error.name) : '';
}

/** Retry-After in seconds or as a date. */
function retryAfterOf(headers: unknown): number | undefined {
  if (!(headers instanceof Headers)) return undefined;
  const value = headers.get('retry-after') ?? '';
  const wait = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function fail(code: ErrorCode, message: string, hint: string): DocextractError {
  return new DocextractError(code, message, {hint});
}
