import {Agent, type Dispatcher, EnvHttpProxyAgent, request} from 'undici';
import type {Network, WireAnswer, WireRequest} from './wire.js';
import {proxyAddress, type Proxies} from './proxies.js';

/** The network by undici: all requests, and proxies. */
export function openUndici(proxies: Proxies, connectMs: number): Network {
  const dispatcher = openDispatcher(proxies, connectMs);
  return {
    request: (wanted) => requestBy(dispatcher, wanted),
    close: () => dispatcher.close(),
  };
}

/**
 * Sends one request through a dispatcher and resolves once the head of the answer is there. Rejects with errors of
 * undici.
 */
export async function requestBy(
  dispatcher: Dispatcher,
  {url, method, headers, body, replyMs, signal}: WireRequest,
): Promise<WireAnswer> {
  return request(url, {
    method,
    headers,
    // undici reads the iterable only once connected: before that, nothing was sent.
    body: (body ?? null) as Dispatcher.DispatchOptions['body'],
    dispatcher,
    headersTimeout: replyMs,
    bodyTimeout: replyMs,
    ...(signal && {signal}),
  });
}

function openDispatcher({http, https, except}: Proxies, connectMs: number): Dispatcher {
  if (http === undefined && https === undefined) return new Agent({connect: {timeout: connectMs}});
  return new EnvHttpProxyAgent({
    // Empty, not absent: undici would read absent ones from the environment.
    httpProxy: http === undefined ? '' : proxyAddress(http),
    httpsProxy: https === undefined ? '' : proxyAddress(https),
    noProxy: except ?? '',
    connect: {timeout: connectMs},
    // Tunnel only for https: many proxies allow tunnels to port 443 alone.
    proxyTunnel: false,
    proxyTls: {timeout: connectMs},
  });
}
