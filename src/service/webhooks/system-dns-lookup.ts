import {lookup, type LookupAddress} from 'node:dns';
import {noAnswer, type Resolve} from './allowed-addresses.js';

/** Lookup of the operating system: hosts file, search domains and so on. */
type LookUp = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

interface Options {
  atATime?: number;
  /** Time after which a lookup counts as unanswered. */
  patienceMs?: number;
  lookUp?: LookUp;
}

/**
 * Resolves names by the operating system. A lookup holds a thread of the pool that file access also uses, and cannot
 * be cancelled: so the number is limited, waits are limited, and concurrent lookups of a name are shared.
 */
export function createSystemLookUp({
  atATime = 2,
  patienceMs = 5_000,
  lookUp = (host, done) => lookup(host, {all: true}, done),
}: Options = {}): Resolve {
  const waiting: (() => void)[] = [];
  const underWay = new Map<string, Promise<LookupAddress[]>>();
  let free = atATime;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };
  const enter = (host: string): Promise<void> =>
    new Promise((resolve, reject) => {
      if (free > 0) {
        free--;
        return resolve();
      }
      const come = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(come), 1);
        reject(noAnswer(host));
      }, patienceMs);
      waiting.push(come);
    });
  const begin = async (host: string): Promise<LookupAddress[]> => {
    await enter(host).catch((error: unknown) => {
      underWay.delete(host);
      throw error;
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(noAnswer(host)), patienceMs);
      lookUp(host, (error, addresses) => {
        clearTimeout(timer);
        underWay.delete(host);
        leave();
        if (error) reject(error);
        else resolve(addresses);
      });
    });
  };
  return (host) => {
    const found = underWay.get(host) ?? begin(host);
    underWay.set(host, found);
    return found;
  };
}
