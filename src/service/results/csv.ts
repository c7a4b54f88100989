import {type Stringifier, stringify} from 'csv-stringify';
import {csvCell} from '../../contract/csv-cell.js';

/**
 * Rows as CSV (RFC 4180): a header, then one line per document. What is not text (tables, lists, `_meta`) is JSON in
 * its cell. Line breaks inside a value become spaces, because readers in the wild count lines to count documents.
 */
export function toCsv(rows: AsyncIterable<Record<string, unknown>>, columns: string[]): Stringifier {
  const csv = stringify({
    header: true,
    columns: columns.map((key) => ({key, header: cellOf(key)})),
    record_delimiter: 'windows',
  });
  void write(rows, csv, columns);
  return csv;
}

async function write(
  rows: AsyncIterable<Record<string, unknown>>,
  csv: Stringifier,
  columns: string[],
): Promise<void> {
  try {
    for await (const row of rows) {
      const cells = columns.map((column) => cellOf(row[column]));
      if (!csv.write(cells)) await new Promise((resolve) => csv.once('drain', resolve));
    }
    csv.end();
  } catch (error) {
    csv.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

function cellOf(value: unknown): string {
  return csvCell(typeof value === 'string' ? value.replace(/\s*[\r\n]+\s*/g, ' ') : value);
}
