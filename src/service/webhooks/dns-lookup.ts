import type {LookupAddress} from 'node:dns';
import {Resolver} from 'node:dns/promises';
import {hostNames} from './host-names.js';
import {noAnswer, type Resolve} from './resolve.js';
import {createSystemLookUp} from './system-dns-lookup.js';

interface Options {
  /** Name servers; by default those of this machine. */
  servers?: string[];
  /** How long one may take to answer, in milliseconds, and how often it is asked. */
  patience?: {timeout: number; tries: number};
  /** As the operating system finds a name, wherever it does. */
  bySystem?: Resolve;
  /** The names of the hosts file. */
  isOfThisMachine?: (host: string) => Promise<boolean>;
}

const seconds = {timeout: 2_000, tries: 2};

/**
 * Name servers are asked directly: any number of names at a time, each within seconds, so that names whose servers are
 * dead hold nobody up. The operating system holds a thread for each name that it looks up, for as long as it likes; it is
 * asked for what it may know better: names of its hosts file, names without a domain, and those the servers do not know.
 */
export function createResolve(options: Options = {}): Resolve {
  const {
    servers,
    patience = seconds,
    bySystem = createSystemLookUp(),
    isOfThisMachine = hostNames(),
  } = options;
  return async (host, signal) => {
    if (!/\.[^.]/.test(host) || (await isOfThisMachine(host))) return bySystem(host);
    const resolver = new Resolver(patience);
    if (servers) resolver.setServers(servers);
    // What is asked keeps the process from ending.
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
