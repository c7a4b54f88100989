import type {LookupAddress} from 'node:dns';
import {Resolver} from 'node:dns/promises';
import {createHostsFileCheck} from './hosts-file.js';
import {noAnswer, type Resolve} from './allowed-addresses.js';
import {createSystemLookUp} from './system-dns-lookup.js';

interface Options {
  /** Name servers; by default those of this machine. */
  servers?: string[];
  /** Timeout of a name server in milliseconds, and number of tries. */
  patience?: {timeout: number; tries: number};
  /** Lookup by the operating system. */
  bySystem?: Resolve;
  /** The names of the hosts file. */
  isOfThisMachine?: (host: string) => Promise<boolean>;
}

const seconds = {timeout: 2_000, tries: 2};

/**
 * Queries name servers directly: any number of names at once, each within seconds, so that dead name servers do not
 * delay others. The operating system's lookup holds a thread without a time limit; it is used for names of its hosts
 * file, names without a domain, and names the servers do not know.
 */
export function createNameServerLookUp(options: Options = {}): Resolve {
  const {
    servers,
    patience = seconds,
    bySystem = createSystemLookUp(),
    isOfThisMachine = createHostsFileCheck(),
  } = options;
  return async (host, signal) => {
    if (!/\.[^.]/.test(host) || (await isOfThisMachine(host))) return bySystem(host);
    const resolver = new Resolver(patience);
    if (servers) resolver.setServers(servers);
    // A pending query keeps the process alive.
    signal?.addEventListener('abort', () => resolver.cancel(), {once: true});
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer, index): LookupAddress[] =>
      answer.status === 'rejected'
        ? []
        : answer.value.map((address) => ({address, family: index === 0 ? 4 : 6})),
    );
    if (addresses.length > 0) return addresses;
    const codes = answers.map((answer) => (answer.status === 'rejected' ? codeOf(answer.reason) : ''));
    if (codes.some((code) => isDead.includes(code))) throw noAnswer(host);
    return bySystem(host);
  };
}

/** Asking again would only take as long again. */
const isDead = ['ETIMEOUT', 'ESERVFAIL', 'ECANCELLED'];

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
