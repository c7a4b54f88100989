import {setTimeout as delay} from 'node:timers/promises';
import type {Readable} from 'node:stream';
import {AwsV4Signer} from 'aws4fetch';
import {Agent, type Dispatcher, request as sendOnce} from 'undici';
import {systemCodeOf} from '../../contract/errors.js';
import type {S3Settings} from './s3-address.js';
import {isTransient, S3Error} from './s3-error.js';
import {parseXml, textOf} from './xml.js';

/**
 * One request. This client replaces @aws-sdk/client-s3, which installs 29 packages, and asks the metadata service of a
 * machine for credentials.
 */
export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Without the prefix; absent: the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Opened anew for every attempt. */
  body?: {bytes: number; sha256: string; open: () => Readable | Buffer};
  signal?: AbortSignal;
  /** How often it is tried; several times unless given. */
  attempts?: number;
  /** Milliseconds for a reply to begin. */
  timeoutMs?: number;
}

export interface S3Reply {
  /** Lower-case names. */
  headers: Dispatcher.ResponseData['headers'];
  body: Dispatcher.ResponseData['body'];
  /** Milliseconds since the epoch by the clock of the store. */
  date: number;
}

export interface S3Client {
  settings: S3Settings;
  /** Sends a signed request and retries transient failures. Throws `S3Error` when the request does not succeed. */
  send(request: S3Request): Promise<S3Reply>;
  /** Aborts the requests under way. */
  close(): Promise<void>;
}

const connectMs = 10_000;
/** Most stores answer within a second; waiting for a slow store under load is better than repeating the request. */
const usualReplyMs = 30_000;
/** Most connections at a time; more would only wait in the store. */
const connections = 32;
const usualAttempts = 6;
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** Time after which no further attempt begins, in milliseconds, since a request waits for the result. */
const patienceMs = 60_000;
/** SHA-256 of nothing. */
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** `replyMs`: for a reply to begin, and for the next piece of a transfer to come. */
export function openS3Client(
  settings: S3Settings,
  {replyMs = usualReplyMs}: {replyMs?: number} = {},
): S3Client {
  const agent = new Agent({
    connect: {timeout: connectMs},
    connections,
    headersTimeout: replyMs,
    bodyTimeout: replyMs,
    // A connection that the store has closed is noticed by then.
    keepAliveTimeout: 4_000,
  });
  const signingKeys = new Map<string, ArrayBuffer>();
  /** How far the clock of the store is ahead, once it has complained. */
  let aheadMs = 0;
  const attempt = async (request: S3Request): Promise<S3Reply> => {
    const {method, body, signal, timeoutMs} = request;
    const url = urlOf(settings, request);
    const {headers} = await new AwsV4Signer({
      method,
      url,
      ...settings.credentials,
      ...{service: 's3', region: settings.region, cache: signingKeys},
      headers: {...request.headers, 'x-amz-content-sha256': body?.sha256 ?? emptySha256},
      datetime: new Date(Date.now() + aheadMs).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    }).sign();
    const content = body?.open();
    const response = await sendOnce(url, {
      ...{method, dispatcher: agent, signal: signal ?? null},
      headers: {...Object.fromEntries(headers), 'content-length': String(body?.bytes ?? 0)},
      body: content ?? null,
      ...(timeoutMs !== undefined && {headersTimeout: timeoutMs, bodyTimeout: timeoutMs}),
    }).finally(() => {
      if (content !== undefined && 'destroy' in content) content.destroy();
    });
    const date = Date.parse(String(response.headers.date)) || Date.now();
    if (response.statusCode < 300) return {headers: response.headers, body: response.body, date};
    throw await refusalOf(response, date);
  };
  return {
    settings,
    send: async (request) => {
      const begun = performance.now();
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(request);
        } catch (thrown) {
          const error = asS3Error(thrown);
          if (request.signal?.aborted === true) throw error;
          if (tries >= (request.attempts ?? usualAttempts) || performance.now() - begun > patienceMs)
            throw error;
          if (error.code === 'RequestTimeTooSkewed' && error.date !== undefined)
            aheadMs = error.date - Date.now();
          else if (!isTransient(error)) throw error;
          await delay(pauseBefore(tries, error), undefined, {signal: request.signal});
        }
      }
    },
    close: () => agent.destroy(),
  };
}

function urlOf({endpoint, bucket, prefix, isPathStyle}: S3Settings, {key, query = {}}: S3Request): string {
  const url = new URL(endpoint);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const object = key === undefined ? '' : `${prefix}${key}`;
  const parts = [url.pathname.replace(/\/+$/, ''), ...(isPathStyle ? [`/${bucket}`] : []), `/${object}`];
  url.pathname = parts.join('');
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** Code and message in the body of a refusal; a busy store may send an HTML page instead. */
async function refusalOf(
  {statusCode, headers, body}: Dispatcher.ResponseData,
  date: number,
): Promise<S3Error> {
  const content = await body.text().catch(() => '');
  const root = content.length > largestRefusal ? undefined : parseXml(content);
  const retryAfter = Number(headers['retry-after']);
  return new S3Error(textOf(root, 'Message') ?? 'no reason given', {
    ...{status: statusCode, date},
    code: textOf(root, 'Code') ?? codeOfStatus(statusCode),
    retryAfterMs: retryAfter > 0 ? retryAfter * 1000 : undefined,
  });
}

const largestRefusal = 64 * 1024;

/** Replies to HEAD have no body. */
function codeOfStatus(status: number): string {
  if (status === 403) return 'AccessDenied';
  if (status === 404) return 'NoSuchKey';
  return status === 301 ? 'PermanentRedirect' : 'Unknown';
}

/** Any failure without a reply is one of the connection. */
export function asS3Error(thrown: unknown): S3Error {
  if (thrown instanceof S3Error) return thrown;
  const cause = thrown instanceof Error && thrown.cause !== undefined ? thrown.cause : thrown;
  const code = systemCodeOf(thrown) ?? systemCodeOf(cause) ?? 'connection';
  return new S3Error('the store did not answer', {code, cause: thrown});
}

/** Half of it at random, so that nodes do not come back together. */
function pauseBefore(tries: number, {retryAfterMs}: S3Error): number {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
  return Math.max(pause * (0.5 + Math.random() / 2), Math.min(retryAfterMs ?? 0, longestPauseMs));
}
