import {type CsvOptions, csvText} from '../../contract/csv.js';
import {staticColumnNames, withStaticColumns} from '../../contract/static-columns.js';
import type {StoredRow} from './result-rows.js';

type TableRow = Pick<StoredRow, 'source' | 'job_id' | 'fields'>;
type TableRows = () => Iterable<TableRow> | AsyncIterable<TableRow>;

/**
 * Results as CSV: `source` and `job_id` first, then the union of all fields in the order they were first seen, then static
 * values as `static.<key>`, sorted by key. `rows` is read twice, never held as a whole.
 */
export async function* csvOf(rows: TableRows, options: CsvOptions = {}): AsyncGenerator<string> {
  yield* csvText(recordsOf(rows, await columnsOf(rows)), options);
}

async function columnsOf(rows: TableRows): Promise<string[]> {
  const [columns, last] = [new Set<string>(), new Set<string>()];
  for await (const {fields} of rows()) {
    for (const name of Object.keys(fields)) if (name !== '_static_values') columns.add(name);
    for (const name of staticColumnNames(fields)) last.add(name);
  }
  return [...new Set([...columns, ...[...last].sort()])];
}

async function* recordsOf(rows: TableRows, columns: string[]): AsyncGenerator<unknown[]> {
  yield ['source', 'job_id', ...columns];
  for await (const {source, job_id, fields} of rows()) {
    const cells = withStaticColumns(fields);
    yield [source, job_id, ...columns.map((name) => cells[name])];
  }
}
