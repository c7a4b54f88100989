import type {IncomingHttpHeaders} from 'node:http';
import {headers as names, routes} from '../contract/routes.js';
import {type RateLimit, readRateLimit} from '../contract/rate-limit.js';
import {addressOf, baseAddress} from './address.js';
import {attempt} from './attempt.js';
import {codeOfFailure, connectionFailure, isPlainAnswer, plainAnswerHint} from './connection-failure.js';
import {openNetwork} from './network/open-network.js';
import type {Proxies} from './network/proxies.js';

export interface ProbeOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  auth?: 'x-auth' | 'bearer' | undefined;
  proxies?: Proxies;
  timeoutMs?: number;
  now?: () => number;
}

/** Answer of a service to a free request, or why there was none. */
export type ProbeResult =
  | {reached: false; code: string; message: string; hint?: string}
  | {reached: true; status: number; isJson: boolean; skewMs: number | undefined; rateLimit: RateLimit};

/**
 * Requests a job that cannot exist, once. `skewMs`: milliseconds that the local clock is ahead of the service's, to
 * the second.
 */
export async function probe(options: ProbeOptions): Promise<ProbeResult> {
  const {baseUrl, apiKey, auth, proxies = {}, timeoutMs = 10_000, now = Date.now} = options;
  const network = openNetwork(proxies, timeoutMs);
  const sentMs = now();
  try {
    const answered = await attempt({
      method: routes.status.method,
      url: addressOf(baseAddress(baseUrl), routes.status, {query: {job_id: noJob}}),
      headers: apiKey === undefined ? {} : keyHeader(apiKey, auth),
      replyMs: timeoutMs,
      maxReplyBytes: 65_536,
      network,
    });
    if (answered.kind !== 'reply') {
      const {cause} = answered;
      const hint = isPlainAnswer(cause) ? {hint: plainAnswerHint} : {};
      return {reached: false, code: codeOfFailure(cause), message: connectionFailure(cause), ...hint};
    }
    const {status, headers} = answered.reply;
    return {
      reached: true,
      status,
      isJson: /json/i.test(headers['content-type'] ?? ''),
      skewMs: skewOf(headers, (sentMs + now()) / 2),
      rateLimit: readRateLimit(headers, now()),
    };
  } finally {
    await network.close();
  }
}

const noJob = '00000000-0000-4000-8000-000000000000';

function keyHeader(apiKey: string, auth: ProbeOptions['auth']): Record<string, string> {
  return auth === 'bearer' ? {authorization: `Bearer ${apiKey}`} : {[names.apiKey]: apiKey};
}

function skewOf({date}: IncomingHttpHeaders, nowMs: number): number | undefined {
  const told = Date.parse(date ?? '');
  return Number.isNaN(told) ? undefined : Math.round((nowMs - told) / 1000) * 1000;
}
