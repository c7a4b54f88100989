import {type CsvOptions, csvText} from '../../contract/csv.js';
import {withStaticColumns} from '../../contract/static-columns.js';
import type {StoredRow} from './result-rows.js';

type TableRow = Pick<StoredRow, 'source' | 'job_id' | 'fields'>;
type TableRows = () => Iterable<TableRow> | AsyncIterable<TableRow>;

/**
 * Results as CSV: `source` and `job_id` first, then the union of all fields in the order they were first seen, static
 * values as `static.<key>`. `rows` is read twice, never held as a whole.
 */
export async function* csvOf(rows: TableRows, options: CsvOptions = {}): AsyncGenerator<string> {
  const columns = new Set<string>();
  for await (const {fields} of rows())
    for (const name of Object.keys(withStaticColumns(fields))) columns.add(name);
  yield* csvText(recordsOf(rows, [...columns]), options);
}

async function* recordsOf(rows: TableRows, columns: string[]): AsyncGenerator<unknown[]> {
  yield ['source', 'job_id', ...columns];
  for await (const {source, job_id, fields} of rows()) {
    const cells = withStaticColumns(fields);
    yield [source, job_id, ...columns.map((name) => cells[name])];
  }
}
