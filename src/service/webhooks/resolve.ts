import type {LookupAddress} from 'node:dns';
import {isIP} from 'node:net';
import type {AddressRules} from './address-rules.js';

/** All addresses of a host name. Nobody waits any more when the signal is aborted. */
export type Resolve = (host: string, signal?: AbortSignal) => Promise<LookupAddress[]>;

/**
 * The addresses to connect to for a URL: to exactly these, so that a name that means something else a moment later
 * changes nothing. One forbidden address among them is enough to refuse: whoever mixes them means no good. Throws an
 * Error that says so.
 */
export async function allowedAddresses(
  url: URL,
  {resolve, rules, signal}: {resolve: Resolve; rules: AddressRules; signal?: AbortSignal},
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host, signal) : [{address: host, family}];
  for (const {address} of addresses) {
    const kind = rules.refusal(address, host);
    if (kind === undefined) continue;
    const what = family === 0 ? `${host} stands for ${address}, which` : host;
    throw new Error(`${what} is a ${kind} address; the operator has to allow it.`);
  }
  return addresses;
}

export function noAnswer(host: string): Error {
  return Object.assign(new Error(`the name server does not answer for ${host}`), {code: 'EAI_AGAIN'});
}
