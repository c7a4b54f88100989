import pLimit, {type LimitFunction} from 'p-limit';

/**
 * Most transactions of one process that write, or wait for the write lock, at a time. Each waits with a connection, up
 * to ten seconds where another node is frozen in a transaction; the other connections of the pool remain free for
 * readers. Writers run one after another anyway, and a few keep the lock busy.
 */
const mostWriters = 4;

const limits = new WeakMap<object, LimitFunction>();

/** Runs a transaction in its turn. No transaction may wait for another one of its process. */
export function asWriter<Result>(db: object, transaction: () => Promise<Result>): Promise<Result> {
  const limit = limits.get(db) ?? pLimit(mostWriters);
  limits.set(db, limit);
  return limit(transaction);
}
