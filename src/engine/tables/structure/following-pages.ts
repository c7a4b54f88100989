import type {ReadDocument} from '../headers/read-document.js';
import type {PageView, TextLine} from '../../page-view/document-view.js';
import {squash} from '../../values/fold.js';
import {figureColumnsOf, figuresIn} from './figure-columns.js';
import type {Table, TableRow} from './table.js';
import {cellsIn} from './table-columns.js';
import {tableRows} from './table-rows.js';

/** The most rows below a table that continues on the next page: page number, carried balance. */
const mostRowsBelow = 4;
/** The most rows above the continuation of a table: the head of the page. */
const mostRowsAbove = 15;

/** The rows of a table on the following pages that repeat no header. `end`: the row of its page behind the last row. */
export function rowsOnNextPages(table: Table, end: number, document: ReadDocument): TableRow[] {
  const found: TableRow[] = [];
  let {page} = table;
  let below = end;
  while (page.rows.length - below <= mostRowsBelow) {
    const next = document.view.pages.find(({number}) => number === page.number + 1);
    const first = next && firstRow(next, table, found);
    if (next === undefined || first === undefined) return found;
    const {rows, used} = tableRows(next.rows.slice(first), table.columns, document);
    found.push(...rows);
    [page, below] = [next, first + used];
  }
  return found;
}

/**
 * Index of the first row of a page with the table's figures in its columns; `undefined` if the header is repeated
 * above.
 */
function firstRow(page: PageView, {columns, rows, header}: Table, more: TableRow[]): number | undefined {
  const {columns: figured, usual} = figureColumnsOf([...rows, ...more], columns.length);
  if (usual < 2) return undefined;
  const key = keyOf(header);
  for (const [at, lines] of page.rows.slice(0, mostRowsAbove).entries()) {
    if (keyOf(lines) === key) return undefined;
    const row = {lines, cells: cellsIn(lines, columns)};
    if (figuresIn(row, figured) >= usual && isUnder(row, figured, columns)) return at;
  }
  return undefined;
}

/** Whether each filled column of figures overlaps a word of the row horizontally. */
function isUnder({cells, lines}: TableRow, figured: ReadonlySet<number>, columns: Table['columns']): boolean {
  const boxes = lines.flatMap(({tokens}) => tokens.map(({box}) => box));
  return [...figured]
    .filter((at) => cells[at] !== '')
    .every((at) => boxes.some((box) => box.right > columns[at]!.left && box.left < columns[at]!.right));
}

function keyOf(lines: TextLine[]): string {
  return squash(lines.map(({text}) => text).join(' '));
}
