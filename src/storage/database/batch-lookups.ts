import {setImmediate as allArrived} from 'node:timers/promises';
import type {Compilable, Kysely} from 'kysely';
import {mustExist} from '../../contract/must-exist.js';
import {isPostgres} from './dialect.js';

/**
 * Batches lookups that arrive at about the same time, and queries after the last of them, so that no answer is stale.
 * `query` selects by values of a column, `columns` are its output, `keyOf` returns the key of a row.
 */
export function batchLookups<Db, Row extends object>(
  db: Kysely<Db>,
  {query, columns, keyOf}: Question<Row>,
): (key: string) => Promise<Row | undefined> {
  const statements = sizes.map((size) => ({
    size,
    read: inOneText(db, {query: query(Array<string>(size).fill('')), columns}),
  }));
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
      const fitting = statements.find(({size}) => some.length <= size);
      const {size, read} = mustExist(fitting, 'statement for so many values');
      for (const row of await read(padded(some, size))) rows.set(keyOf(row), row);
    }
    return rows;
  };
  return async (key) => {
    if (waiting === undefined) found = lookUp();
    waiting?.add(key);
    return (await found).get(key);
  };
}

interface Question<Row> {
  query: (keys: string[]) => Compilable<Row>;
  columns: readonly (keyof Row & string)[];
  keyOf: (row: Row) => string;
}

/** Statement sizes: few statements serve any number of values. */
const sizes = [1, 4, 16, 64];
const largest = 64;

function padded(keys: string[], size: number): string[] {
  return [...keys, ...Array<string>(size - keys.length).fill(keys[0] ?? '')];
}

/** Reads rows as one JSON text on SQLite: reading values one by one takes several times as long. */
function inOneText<Db, Row>(
  db: Kysely<Db>,
  {query, columns}: {query: Compilable<Row>; columns: readonly (keyof Row & string)[]},
): (values: string[]) => Promise<Row[]> {
  const compiled = query.compile();
  if (isPostgres(db))
    return async (values) => (await db.executeQuery<Row>({...compiled, parameters: values})).rows;
  const list = columns.map((column) => `"${column}"`).join(', ');
  const sql = `select json_group_array(json_array(${list})) as found from (${compiled.sql})`;
  return async (values) => {
    const {rows} = await db.executeQuery<{found: string}>({...compiled, sql, parameters: values});
    const all = JSON.parse(mustExist(rows[0], 'row of an aggregate').found) as unknown[][];
    return all.map((row) => {
      const named = Object.fromEntries(columns.map((column, at) => [column, row[at]]));
      // The columns are those of the query.
      return named as Row;
    });
  };
}
