import {type CsvOptions, csvText} from '../../contract/csv.js';
import {
  type MetaDepth,
  metaColumnNames,
  metaDepthOf,
  metaIn,
  staticColumnNames,
  withColumns,
} from '../../contract/result-columns.js';
import type {StoredRow} from './result-rows.js';

type TableRow = Pick<StoredRow, 'source' | 'job_id' | 'fields'>;
/** Stored results, read as often as they are needed. */
export type TableRows = () => Iterable<TableRow> | AsyncIterable<TableRow>;

/**
 * Results as CSV: `source` and `job_id` first, then the union of all fields in the order they were first seen, each followed by
 * its metadata, such as `<field>.confidence`; then static values as `static.<key>`, sorted by key. `rows` is read twice,
 * never held as a whole.
 */
export async function* csvOf(rows: TableRows, options: CsvOptions = {}): AsyncGenerator<string> {
  yield* csvText(recordsOf(rows, await columnsOf(rows)), options);
}

/** The columns of a table of results, but `source` and `job_id`. */
export async function columnsOf(rows: TableRows): Promise<string[]> {
  const [columns, told, last] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const depths = new Set<MetaDepth | undefined>();
  for await (const {fields} of rows()) {
    const meta = metaIn(fields);
    const apart = ['_static_values', ...(meta ? ['_meta'] : [])];
    for (const name of Object.keys(fields)) if (!apart.includes(name)) columns.add(name);
    for (const name of Object.keys(meta ?? {})) told.add(name);
    for (const name of staticColumnNames(fields)) last.add(name);
    depths.add(meta && metaDepthOf(meta));
  }
  const depth = (['provenance', 'confidence'] as const).find((one) => depths.has(one));
  const beside = (name: string) =>
    depth !== undefined && told.has(name) ? metaColumnNames(name, depth) : [];
  return [...new Set([...[...columns].flatMap((name) => [name, ...beside(name)]), ...[...last].sort()])];
}

/** The names of the columns, then a record for each result. */
export async function* recordsOf(rows: TableRows, columns: string[]): AsyncGenerator<unknown[]> {
  yield ['source', 'job_id', ...columns];
  for await (const {source, job_id, fields} of rows()) {
    const cells = withColumns(fields);
    yield [source, job_id, ...columns.map((name) => cells[name])];
  }
}
