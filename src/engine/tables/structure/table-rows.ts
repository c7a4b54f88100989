import {heightOf} from '../../box.js';
import type {ReadDocument} from '../headers/read-document.js';
import type {TextLine} from '../../page-view/document-view.js';
import {addDecimals, compareDecimals} from '../../values/decimal.js';
import type {NumberLocale} from '../../values/found.js';
import {findMoney} from '../../values/money.js';
import {isTotalLine} from '../headers/total-line.js';
import {continuedColumns} from './continuation-lines.js';
import {figureColumnsOf, figuresIn, isFigure, type FigureColumns} from './figure-columns.js';
import type {TableColumn, TableRow} from './table.js';
import {cellsIn} from './table-columns.js';

/** What is needed to read the lines below a header. */
interface RowReading extends FigureColumns {
  titles: TableColumn[];
  document: ReadDocument;
}

/** The rows of a table, and how many rows of the page they take. */
export interface ReadRows {
  rows: TableRow[];
  /** Rows of the page, counted from the first row of the body. */
  used: number;
}

/** The rows of the body of a table: a line with most of the figures begins a row, a line of words continues it. */
export function tableRows(body: TextLine[][], titles: TableColumn[], document: ReadDocument): ReadRows {
  const lines = body.map((row) => ({lines: row, cells: cellsIn(row, titles)}));
  const reading = {...figureColumnsOf(lines, titles.length), titles, document};
  const kept: TableRow[] = [];
  let current: TableRow | undefined;
  let pending: TableRow | undefined;
  let used = 0;
  for (const [at, line] of lines.entries()) {
    if (kept.length > 0 && isOtherTable(line, reading)) break;
    if (beginsRow(line, reading)) {
      current = isSumOf(line, kept, reading) ? undefined : withNameAbove(line, pending);
      if (current !== undefined) kept.push(current);
      pending = undefined;
      used = at + 1;
      continue;
    }
    const columns =
      current === undefined ? undefined : continuedColumns(line, current, {titles, figures: reading.columns});
    pending = columns === undefined ? line : undefined;
    if (columns === undefined) current = undefined;
    else {
      goOn(current!, line, columns);
      used = at + 1;
    }
  }
  return {rows: withoutLastSum(kept, reading), used};
}

/** A line with half of the usual figures begins a row: a figure that repeats the row above may be left out. */
function beginsRow(line: TableRow, {columns, usual, titles}: RowReading): boolean {
  if (columns.size === 0) {
    const filled = line.cells.filter((cell) => cell !== '').length;
    return line.cells[0] !== '' && filled >= Math.max(2, titles.length / 2);
  }
  const figures = figuresIn(line, columns);
  return figures > 0 && figures >= usual / 2;
}

/**
 * Whether a line is a sum: its words say so (or that it is a balance), or it has words in a first column of figures,
 * or it has fewer figures than other rows and nothing in the other columns.
 */
function isSumOf(line: TableRow, rows: TableRow[], {document, columns, titles, usual}: RowReading): boolean {
  const figures = figuresIn(line, columns);
  // A line with all figures is a row, whatever words it begins with.
  if (usual > 1 && figures >= usual) return false;
  if (isTotalLine(line.lines, document)) return true;
  const isFull = rows.some((row) => figuresIn(row, columns) > figures);
  if (/\p{L}/u.test(line.cells[0]!) && columns.has(0) && !isFigure(line.cells[0]!)) return true;
  const isNamed = line.cells.some((cell, at) => !columns.has(at) && cell !== '');
  return isFull && !isNamed && titles.length > columns.size;
}

/** Whether a line is the titles of another table: no digits, and words in columns of figures. */
function isOtherTable({cells}: TableRow, {columns}: RowReading): boolean {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const worded = filled.filter(
    (at) => columns.has(at) && !/\d/.test(cells[at]!) && /\p{L}{2}/u.test(cells[at]!),
  );
  return filled.length > 1 && worded.length > 0 && filled.every((at) => !/\d/.test(cells[at]!));
}

/** A row with the name from the line directly above, as some tables print the figures below the name. */
function withNameAbove(line: TableRow, above: TableRow | undefined): TableRow {
  const row = {cells: [...line.cells], lines: [...line.lines]};
  if (above === undefined) return row;
  const filled = above.cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const isFree = filled.every((at) => row.cells[at] === '' && !isFigure(above.cells[at]!));
  const gap = topOf(line.lines) - bottomOf(above.lines);
  const isClose = gap < heightOf(line.lines[0]!.box) / 2;
  if (!isFree || !isClose || row.cells.every((cell) => cell === '' || isFigure(cell)) === false) return row;
  for (const at of filled) row.cells[at] = above.cells[at]!;
  return {...row, lines: [...above.lines, ...row.lines]};
}

function goOn(row: TableRow, line: TableRow, columns: number[]): void {
  for (const at of columns) row.cells[at] = `${row.cells[at]!} ${line.cells[at]!}`.trim();
  row.lines.push(...line.lines);
}

/** Drops the last row if its only figure is the sum of the rows above in that column. */
function withoutLastSum(rows: TableRow[], {columns, document}: RowReading): TableRow[] {
  const last = rows.at(-1);
  if (last === undefined || rows.length < 3) return rows;
  const figures = [...columns].filter((at) => isFigure(last.cells[at]!));
  const isSum = figures.length > 0 && figures.some((at) => isSumIn(rows, at, document.view.numberLocale));
  return isSum && figures.length === 1 ? rows.slice(0, -1) : rows;
}

function isSumIn(rows: TableRow[], at: number, numberLocale: NumberLocale): boolean {
  const amounts = rows.map(({cells}) => findMoney(cells[at]!, numberLocale).at(-1)?.value);
  const [sum, ...parts] = [...amounts].reverse().filter((amount) => amount !== undefined);
  return sum !== undefined && parts.length > 1 && compareDecimals(sum, addDecimals(...parts)) === 0;
}

function topOf(lines: TextLine[]): number {
  return Math.min(...lines.map(({box}) => box.top));
}

function bottomOf(lines: TextLine[]): number {
  return Math.max(...lines.map(({box}) => box.bottom));
}
