import {lookup, type LookupAddress} from 'node:dns';
import {noAnswer, type Resolve} from './resolve.js';

/** The operating system: its hosts file, its search domains, and whatever else it asks. */
type LookUp = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

interface Options {
  atATime?: number;
  /** Whoever has waited so long is told that there is no answer. */
  patienceMs?: number;
  lookUp?: LookUp;
}

/**
 * Looks names up as the operating system does. A look-up holds a thread that files need as well, and cannot be called
 * off: only so many at a time, or a dead name server would stop everything else. Nobody waits longer than the patience,
 * and a name that several ask for is looked up once: one without an answer is not asked for again before its look-up ends.
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
