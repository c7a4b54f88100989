import {DocextractError} from '../../contract/errors.js';

/** Proxies as the usual environment variables name them. */
export interface Proxies {
  /** For services of `http:` addresses: HTTP_PROXY. */
  http?: string | undefined;
  /** For those of `https:` addresses: HTTPS_PROXY; that of `http` when absent. */
  https?: string | undefined;
  /** Hosts that are reached without one: NO_PROXY. */
  except?: string | undefined;
}

/** `proxy:3128` as `http://proxy:3128`, as other programs take it. An address that is none is a `usage` error. */
export function proxyAddress(text: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (URL.canParse(address) && /^(https?|socks5?):$/.test(new URL(address).protocol)) return address;
  throw new DocextractError('usage', 'the address of the proxy is not one', {
    hint: 'HTTPS_PROXY and HTTP_PROXY take such as http://proxy.example.com:3128',
  });
}
