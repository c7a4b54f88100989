import {type IncomingMessage, request as requestPlain, type RequestOptions} from 'node:http';
import {request as requestSecure} from 'node:https';
import type {LookupFunction} from 'node:net';
import type {LookupAddress} from 'node:dns';
import {readRetryAfterMs} from '../../contract/rate-limit.js';
import type {StoredWebhook} from '../../storage/templates/webhook-secret.js';
import {type AttemptResult, isSuccess} from './attempt-result.js';
import {failureText} from './failure-text.js';
import {redacted, secretsOf} from './redact-secrets.js';
import {signatureOf} from './signature.js';
import {mustExist} from '../../contract/must-exist.js';

export interface Message {
  /** The `webhook-id`, the same at each attempt. */
  id: string;
  webhook: StoredWebhook;
  body: string;
}

export interface Sending {
  addressesOf: (url: URL, signal: AbortSignal) => Promise<LookupAddress[]>;
  timeoutMs: number;
  signal: AbortSignal;
  /** Milliseconds since the epoch. */
  clock: () => number;
  userAgent: string;
}

/** Bytes of the reply that are read, for the log. */
const replyBytes = 1024;

/**
 * Sends one POST: lookup, connection and reply within the time limit. No redirects. Each attempt has its own
 * connection, to addresses that were checked for it. Never throws.
 */
export async function send(message: Message, sending: Sending): Promise<AttemptResult> {
  const started = performance.now();
  const durationMs = (): number => Math.round(performance.now() - started);
  const {signal, release} = deadline(sending);
  const secrets = secretsOf(message.webhook);
  try {
    const url = new URL(message.webhook.url);
    const addresses = await orAborted(sending.addressesOf(url, signal), signal);
    const reply = await post(url, {message, addresses, signal, sending});
    const text = await beginningOf(reply);
    const {statusCode: status = 0} = reply;
    return {
      durationMs: durationMs(),
      status,
      ...(isSuccess(status) ? {} : {error: refusalText(status)}),
      ...(text === '' ? {} : {reply: redacted(text, secrets)}),
      retryAfterMs: readRetryAfterMs(reply.headers, sending.clock()),
    };
  } catch (error) {
    return {durationMs: durationMs(), error: redacted(failureText(error, sending.timeoutMs), secrets)};
  } finally {
    release();
  }
}

function post(
  url: URL,
  {
    message,
    addresses,
    signal,
    sending,
  }: {
    message: Message;
    addresses: LookupAddress[];
    signal: AbortSignal;
    sending: Sending;
  },
): Promise<IncomingMessage> {
  const body = Buffer.from(message.body);
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: headersOf(message, {bytes: body.length, sending}),
    lookup: only(addresses),
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options);
    request.once('response', resolve);
    // A connection that breaks after the response must not end the process.
    request.on('error', reject);
    request.end(body);
  });
}

/** Headers that a template cannot override. */
const ours = /^(host|connection|content-length|transfer-encoding|expect|upgrade|te|trailer|webhook-.*)$/i;

function headersOf(
  {id, webhook, body}: Message,
  {bytes, sending}: {bytes: number; sending: Sending},
): Record<string, string | number> {
  const timestamp = Math.floor(sending.clock() / 1000);
  const own = Object.entries(webhook.headers ?? {}).filter(([name]) => !ours.test(name));
  return {
    'content-type': 'application/json',
    'user-agent': sending.userAgent,
    ...Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
    'content-length': bytes,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({id, timestamp, body}, webhook.secret),
  };
}

/** Lookup that returns the checked addresses, whatever the name now resolves to. */
function only(addresses: LookupAddress[]): LookupFunction {
  return (_host, {all}, callback) => {
    if (all === true) return callback(null, addresses);
    const {address, family} = mustExist(addresses[0], 'checked address of the endpoint');
    callback(null, address, family);
  };
}

/** The status is the answer; the body is for people, and may break off or never end. */
async function beginningOf(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    const content: AsyncIterable<Buffer> = reply;
    for await (const chunk of content) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= replyBytes) break;
    }
  } catch {
    // Keep what has arrived.
  }
  reply.destroy();
  return Buffer.concat(chunks).subarray(0, replyBytes).toString('utf8').replaceAll('\0', '\ufffd').trim();
}

function refusalText(status: number): string {
  const redirect = status >= 300 && status < 400 ? '; redirects are not followed' : '';
  return `The endpoint answered ${status}${redirect}.`;
}

function deadline({timeoutMs, signal}: Sending): {signal: AbortSignal; release: () => void} {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    work.then(resolve, reject);
  });
}
