import {lookup, type LookupAddress} from 'node:dns';
import {isIP} from 'node:net';
import type {AddressRules} from './address-rules.js';

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/**
 * The addresses to connect to for a URL: to exactly these, so that a name that means something else a moment later
 * changes nothing. One forbidden address among them is enough to refuse: whoever mixes them means no good. Throws an
 * Error that says so.
 */
export async function allowedAddresses(
  url: URL,
  {resolve, rules}: {resolve: Resolve; rules: AddressRules},
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{address: host, family}];
  for (const {address} of addresses) {
    const kind = rules.refusal(address, host);
    if (kind === undefined) continue;
    const what = family === 0 ? `${host} stands for ${address}, which` : host;
    throw new Error(`${what} is a ${kind} address; the operator has to allow it.`);
  }
  return addresses;
}

/**
 * Looks names up as the operating system does, its hosts file included. A look-up holds a thread that files need as
 * well, and cannot be called off: only so many at a time, or a dead name server would stop everything else.
 */
export function createResolve(atATime = 2): Resolve {
  const waiting: (() => void)[] = [];
  let free = atATime;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };
  return async (host) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return new Promise((resolve, reject) => {
      lookup(host, {all: true}, (error, addresses) => {
        leave();
        if (error) reject(error);
        else resolve(addresses);
      });
    });
  };
}
