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

/** The way to the network: straight, or by the proxies. A proxy address that is none is a `usage` error. */
export function openNetwork(proxies: Proxies, connectMs: number): Dispatcher {
  const {http, https, except} = proxies;
  if (http === undefined && https === undefined) return new Agent({connect: {timeout: connectMs}});
  return new EnvHttpProxyAgent({
    // Empty, not absent: what is absent would be looked for in the environment of the process.
    httpProxy: http === undefined ? '' : proxyAddress(http),
    httpsProxy: https === undefined ? '' : proxyAddress(https),
    noProxy: except ?? '',
    connect: {timeout: connectMs},
    // A tunnel only where it is needed: many proxies open none to other ports than 443.
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
