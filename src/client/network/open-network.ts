// network: the ways on which requests reach a service; knows nothing of documents, keys or retries.

import type {Dispatcher} from 'undici';
import {createPlainReads} from './plain-reads.js';
import {proxyAddress, type Proxies} from './proxies.js';
import type {Network} from './wire.js';

/**
 * Direct connections, or proxies. Direct reads use Node's own client, because loading undici takes longer than
 * everything else that a short command does. Throws `usage` for an invalid proxy address.
 */
export function openNetwork(proxies: Proxies, connectMs: number): Network {
  const addresses = [proxies.http, proxies.https].filter((address) => address !== undefined);
  addresses.forEach(proxyAddress);
  const reads = createPlainReads(connectMs);
  let opening: Promise<Network> | undefined;
  const whole = (): Promise<Network> =>
    (opening ??= import('./undici-network.js').then(({openUndici}) => openUndici(proxies, connectMs)));
  return {
    async request(request) {
      const isRead = request.method === 'GET' && request.body === undefined;
      return isRead && addresses.length === 0 ? reads.request(request) : (await whole()).request(request);
    },
    async close() {
      await Promise.all([reads.close(), opening?.then((network) => network.close())]);
    },
  };
}

/** A dispatcher of the caller, who also closes it. */
export function networkOf(dispatcher: Dispatcher): Network {
  return {
    request: async (request) => (await import('./undici-network.js')).requestBy(dispatcher, request),
    close: () => Promise.resolve(),
  };
}
