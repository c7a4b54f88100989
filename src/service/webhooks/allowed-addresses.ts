import type {LookupAddress} from 'node:dns';
import {isIP} from 'node:net';
import type {AddressRules} from './address-rules.js';

/** Resolves a host name to all its addresses; `signal` cancels queries to name servers. */
export type Resolve = (host: string, signal?: AbortSignal) => Promise<LookupAddress[]>;

/**
 * Addresses to connect to for a URL. Connections use exactly these, so that DNS changes have no effect (DNS
 * rebinding). One forbidden address refuses the host. Throws an Error that says so.
 */
export async function allowedAddresses(
  url: URL,
  {resolve, rules, signal}: {resolve: Resolve; rules: AddressRules; signal?: AbortSignal},
): Promise<LookupAddress[]> {
  const addresses = await addressesOf(url, {resolve, signal});
  const refused = firstRefused(url, {addresses, rules});
  if (refused !== undefined) throw new Error(`${refusalText(refused)}; the operator has to allow it.`);
  return addresses;
}

/** A forbidden address and its host name. */
export interface RefusedAddress {
  host: string;
  address: string;
  kind: string;
}

/** All addresses of the host of a URL, unchecked. An IP address in the URL is returned as it is, without a lookup. */
export async function addressesOf(
  url: URL,
  {resolve, signal}: {resolve: Resolve; signal?: AbortSignal},
): Promise<LookupAddress[]> {
  const host = hostOf(url);
  const family = isIP(host);
  return family === 0 ? resolve(host, signal) : [{address: host, family}];
}

/** The first of the addresses that the rules forbid; `undefined` when all are allowed. */
export function firstRefused(
  url: URL,
  {addresses, rules}: {addresses: LookupAddress[]; rules: AddressRules},
): RefusedAddress | undefined {
  const host = hostOf(url);
  for (const {address} of addresses) {
    const kind = rules.refusal(address, host);
    if (kind !== undefined) return {host, address, kind};
  }
  return undefined;
}

/** States which address is forbidden and its kind, without a full stop. */
export function refusalText({host, address, kind}: RefusedAddress): string {
  const what = host === address ? host : `${host} stands for ${address}, which`;
  return `${what} is a ${kind} address`;
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** The error of a lookup without an answer. Its code is `EAI_AGAIN`, as for a lookup by the operating system. */
export function noAnswer(host: string): Error {
  return Object.assign(new Error(`the name server does not answer for ${host}`), {code: 'EAI_AGAIN'});
}
