import {stringify} from 'csv-stringify/sync';
import type {Rows} from './rows.js';

/**
 * Results as CSV, RFC 4180: `source` and `job_id` first, then the union of all fields in the order they were first seen.
 * Tables and objects stand in their cell as JSON. `rows` is gone through twice, never held as a whole.
 */
export async function* csvOf(rows: Rows): AsyncGenerator<string> {
  const columns = new Set<string>();
  for await (const {fields} of rows()) for (const name of Object.keys(fields)) columns.add(name);
  const names = [...columns];
  yield line(['source', 'job_id', ...names]);
  for await (const {source, job_id = '', fields} of rows())
    yield line([source, job_id, ...names.map((name) => cellOf(fields[name]))]);
}

function line(cells: string[]): string {
  return stringify([cells], {record_delimiter: '\r\n'});
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
