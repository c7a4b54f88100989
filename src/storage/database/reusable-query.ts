import type {Compilable, Kysely} from 'kysely';

/**
 * Compiles a query once and runs it with different values: building takes several times as long as running it.
 * `query` is built with sample values; `values` replaces them in order. For one database, or transactions of it.
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
