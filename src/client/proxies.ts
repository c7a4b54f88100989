import {Agent, type Dispatcher, EnvHttpProxyAgent} from 'undici';
import {DocextractError} from '../contract/errors.js';

/** Proxies as the usual environment variables name them. */
export interface Proxies {
  /** For services of `http:` addresses: HTTP_PROXY. */
  http?: string | undefined;
  /** For those of `https:` addresses: HTTPS_PROXY; that of `http` when absent. */
  https?: string | undefined;
  /** Hosts that are reached without one: NO_PROXY. */
  except?: string | undefined;
}

/** Dispatcher for direct connections or proxies. An invalid proxy address is a `usage` error. */
export function openNetwork(proxies: Proxies, connectMs: number): Dispatcher {
  const {http, https, except} = proxies;
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

/** `proxy:3128` as `http://proxy:3128`, as other programs take it. */
function proxyAddress(text: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (URL.canParse(address) && /^(https?|socks5?):$/.test(new URL(address).protocol)) return address;
  throw new DocextractError('usage', 'the address of the proxy is not one', {
    hint: 'HTTPS_PROXY and HTTP_PROXY take such as http://proxy.example.com:3128',
  });
}
