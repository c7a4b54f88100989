import {stringify} from 'csv-stringify/sync';
import {csvCell} from '../contract/csv-cell.js';
import type {StoredRow} from './rows.js';

type TableRow = Pick<StoredRow, 'source' | 'job_id' | 'fields'>;

/**
 * Results as CSV, RFC 4180: `source` and `job_id` first, then the union of all fields in the order they were first seen.
 * Tables and objects stand in their cell as JSON. `rows` is gone through twice, never held as a whole.
 */
export async function* csvOf(
  rows: () => Iterable<TableRow> | AsyncIterable<TableRow>,
): AsyncGenerator<string> {
  const columns = new Set<string>();
  for await (const {fields} of rows()) for (const name of Object.keys(fields)) columns.add(name);
  const names = [...columns];
  yield line(['source', 'job_id', ...names]);
  for await (const {source, job_id = '', fields} of rows())
    yield line([source, job_id, ...names.map((name) => fields[name])]);
}

function line(cells: unknown[]): string {
  return stringify([cells.map(csvCell)], {record_delimiter: '\r\n'});
}
