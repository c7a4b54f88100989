import type {Compilable, Kysely} from 'kysely';

/**
 * A query that is built once and asked again and again with other values, for what every request asks: building one
 * takes several times as long as its answer. `query` is given with any values; `values` replaces them in their order.
 * Asked of the same database, or of a transaction of it.
 */
export function reusableQuery<Db, Row>(
  db: Kysely<Db>,
  query: Compilable<Row>,
): (values: unknown[], on?: Kysely<Db>) => Promise<Row[]> {
  const compiled = query.compile();
  return async (values, on = db) => {
    if (values.length !== compiled.parameters.length) throw new Error(`not the values of ${compiled.sql}`);
    return (await on.executeQuery<Row>({...compiled, parameters: values})).rows;
  };
}
