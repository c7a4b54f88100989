import {csvText} from '../../contract/csv.js';
import {withColumns} from '../../contract/result-columns.js';

/**
 * Rows as CSV: a header, then one line per document. Line breaks in values become spaces, because released clients
 * count lines to count documents.
 */
export function toCsv(
  rows: AsyncIterable<Record<string, unknown>>,
  columns: string[],
): AsyncGenerator<string> {
  return csvText(recordsOf(rows, columns), {lineBreaks: 'space'});
}

async function* recordsOf(
  rows: AsyncIterable<Record<string, unknown>>,
  columns: string[],
): AsyncGenerator<unknown[]> {
  yield columns;
  for await (const row of rows) {
    const cells = withColumns(row);
    yield columns.map((column) => cells[column]);
  }
}
