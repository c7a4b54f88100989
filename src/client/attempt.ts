import type {IncomingHttpHeaders} from 'node:http';
import {pipeline} from 'node:stream/promises';
import type {Writable} from 'node:stream';
import {DocextractError} from '../contract/errors.js';
import {isPlainAnswer} from './connection-failure.js';
import type {Network, WireAnswer} from './network/wire.js';
import type {RequestBody} from './upload.js';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: RequestBody;
  /** Timeout while a reply or progress is expected. */
  replyMs: number;
  /** Larger replies are cut. */
  maxReplyBytes: number;
  network: Network;
  signal?: AbortSignal;
  /** Stream for a successful reply, instead of memory; opened for each attempt. */
  sink?: () => Writable;
  /** Stream for a successful reply larger than `maxReplyBytes`; opened for each attempt that needs it. */
  overflow?: (() => Writable) | undefined;
  /** Called with the number of further body bytes sent. */
  onSent?: (bytes: number) => void;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** The whole body, or its beginning when it is `cut`; empty when it went into the sink. */
  body: Buffer;
  cut: boolean;
  /** Bytes that went into the sink, or the overflow. */
  sunk?: number;
}

/**
 * Result of one attempt. `unsent`: no byte was sent. `broken`: the service may have received all of it, but no
 * complete reply came back.
 */
export type AttemptResult =
  {kind: 'reply'; reply: Reply} | {kind: 'unsent'; cause: Error} | {kind: 'broken'; cause: Error};

/**
 * Sends one request, without interpreting its reply. Throws only when the document cannot be read or the sink
 * written.
 */
export async function attempt(http: HttpRequest): Promise<AttemptResult> {
  const watched = watch(http);
  try {
    const response = await http.network.request({
      method: http.method,
      url: http.url,
      headers: {
        ...http.headers,
        ...(http.body && {...http.body.headers, 'content-length': String(http.body.length)}),
      },
      body: watched.body,
      replyMs: http.replyMs,
      signal: http.signal,
    });
    return {kind: 'reply', reply: await read(response, http)};
  } catch (error) {
    const cause = watched.failure() ?? asError(error);
    if (cause instanceof DocextractError) throw cause;
    const unsent = http.body === undefined ? neverConnected(cause) : !watched.started();
    return {kind: unsent ? 'unsent' : 'broken', cause};
  }
}

interface Watched {
  body: AsyncIterable<Uint8Array> | undefined;
  started: () => boolean;
  /** Error of reading the document. */
  failure: () => Error | undefined;
}

function watch({body, onSent}: HttpRequest): Watched {
  let started = false;
  let failure: Error | undefined;
  async function* bytes(source: RequestBody): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of source.open()) {
        started = true;
        yield chunk;
        onSent?.(chunk.length);
      }
    } catch (error) {
      failure = asReadError(error);
      throw failure;
    }
  }
  return {body: body && bytes(body), started: () => started, failure: () => failure};
}

async function read({statusCode, headers, body}: WireAnswer, http: HttpRequest): Promise<Reply> {
  if (http.sink && statusCode === 200)
    return {...(await drain(body, http.sink())), status: statusCode, headers};
  const overflow = statusCode === 200 ? http.overflow : undefined;
  const rest = body[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let length = 0;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length <= http.maxReplyBytes) continue;
    if (overflow) return {...(await drain(after(chunks, rest), overflow())), status: statusCode, headers};
    await rest.return?.();
    return {status: statusCode, headers, body: Buffer.concat(chunks), cut: true};
  }
  return {status: statusCode, headers, body: Buffer.concat(chunks), cut: false};
}

async function* after(chunks: Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) yield chunk;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function drain(
  body: AsyncIterable<Buffer>,
  sink: Writable,
): Promise<Pick<Reply, 'body' | 'cut' | 'sunk'>> {
  let sunk = 0;
  let lost = false;
  async function* counted(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of body) {
        sunk += chunk.length;
        yield chunk;
      }
    } catch (error) {
      lost = true;
      throw error;
    }
  }
  try {
    await pipeline(counted(), sink);
  } catch (error) {
    if (lost) throw error;
    throw new DocextractError('cannot_write', `cannot write the results: ${asError(error).message}`, {
      cause: error,
    });
  }
  return {body: Buffer.alloc(0), cut: false, sunk};
}

function asReadError(error: unknown): Error {
  const cause = asError(error);
  if (cause instanceof DocextractError || !('syscall' in cause)) return cause;
  return new DocextractError('cannot_read', `cannot read the document: ${cause.message}`, {cause});
}

/** Error codes before a connection is established: name resolution, refusal, unreachable network, TLS. */
function neverConnected(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    isPlainAnswer(error) ||
    /^(ENOTFOUND|EAI_|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)/.test(
      code,
    ) ||
    /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code)
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
