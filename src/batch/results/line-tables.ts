import {isRecord} from '../../contract/records.js';
import type {TableRows} from './results-table.js';

/** A field of results that holds a table, such as line items. */
export interface LineTable {
  field: string;
  /** The union of the columns of all documents, in the order they were first seen. */
  columns: string[];
}

/** Whether a value is a table: a list of records. */
export function isTable(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

/** The tables in results, in the order they were first seen. `_meta` is not one of them. */
export async function lineTablesOf(rows: TableRows): Promise<LineTable[]> {
  const columns = new Map<string, Set<string>>();
  for await (const {fields} of rows())
    for (const [field, value] of Object.entries(fields))
      if (isTable(value)) {
        const known = columns.get(field) ?? new Set<string>();
        columns.set(field, known);
        for (const line of value) for (const name of Object.keys(line)) known.add(name);
      }
  return [...columns].map(([field, names]) => ({field, columns: [...names]}));
}

/** The lines of all documents, after a header: `source`, `job_id`, `row` (from 1 in each document) and the columns. */
export async function* linesOf(rows: TableRows, {field, columns}: LineTable): AsyncGenerator<unknown[]> {
  yield ['source', 'job_id', 'row', ...columns];
  for await (const {source, job_id, fields} of rows()) {
    const lines = fields[field];
    if (isTable(lines))
      for (const [index, line] of lines.entries())
        yield [source, job_id, String(index + 1), ...columns.map((name) => line[name])];
  }
}

/** Tables with the names of their files beside `results.csv`: letters, digits, `_`, `.` and `-` of their fields, each once. */
export function lineTableFiles(tables: readonly LineTable[]): {name: string; table: LineTable}[] {
  const taken = new Set<string>();
  return tables.map((table) => {
    const plain = table.field.replaceAll(/[^\p{L}\p{N}_.-]/gu, '_');
    for (let copy = 1; ; copy++) {
      const name = `results.${plain}${copy === 1 ? '' : `-${copy}`}.csv`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return {name, table};
    }
  });
}

/** Whether a file is called like a table beside `results.csv`. */
export function isLineTableFile(name: string): boolean {
  return /^results\..+\.csv$/.test(name);
}
