import {setImmediate as allArrived} from 'node:timers/promises';
import type {Compilable, Kysely} from 'kysely';
import {again} from './again.js';

/**
 * Looks up together what is asked for at about the same time, and only when all of them have asked: nobody is told what
 * was true before. `query` is that of some values of a column, `keyOf` the value of a row.
 */
export function together<Db, Row>(
  db: Kysely<Db>,
  {query, keyOf}: {query: (keys: string[]) => Compilable<Row>; keyOf: (row: Row) => string},
): (key: string) => Promise<Row | undefined> {
  const queries = sizes.map((size) => again(db, query(Array<string>(size).fill(''))));
  let waiting: Set<string> | undefined;
  let found: Promise<Map<string, Row>>;
  const lookUp = async (): Promise<Map<string, Row>> => {
    const keys = (waiting = new Set<string>());
    await allArrived();
    waiting = undefined;
    const all = [...keys];
    const rows = new Map<string, Row>();
    for (let at = 0; at < all.length; at += largest) {
      const some = all.slice(at, at + largest);
      const place = sizes.findIndex((size) => some.length <= size);
      for (const row of await queries[place]!(padded(some, sizes[place]!))) rows.set(keyOf(row), row);
    }
    return rows;
  };
  return async (key) => {
    if (waiting === undefined) found = lookUp();
    waiting?.add(key);
    return (await found).get(key);
  };
}

/** Few texts of statements serve any number of values. */
const sizes = [1, 4, 16, 64];
const largest = 64;

function padded(keys: string[], size: number): string[] {
  return [...keys, ...Array<string>(size - keys.length).fill(keys[0]!)];
}
