import {type Stringifier, stringify} from 'csv-stringify';

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
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return harmless(text.replace(/\s*[\r\n]+\s*/g, ' '));
}

/**
 * A spreadsheet runs a cell that begins with one of `=+-@` as a formula, and what is in a document is anybody's. An
 * apostrophe makes it text. Numbers and phone numbers (`-12.50`, `+49 30 1234`) begin like that and stay as they are.
 */
function harmless(text: string): string {
  return /^[=@\t]|^[+-](?![\d\s().,/-]*$)/.test(text) ? `'${text}` : text;
}
