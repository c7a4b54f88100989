import type {ReadDocument} from '../../fields/document.js';
import type {PageView, TextLine} from '../../fields/view.js';
import {isClosing} from '../detect/table-body.js';
import {cellsIn, recordColumns, type RecordColumn} from './record-columns.js';

/** A table of any kind: what its titles say and the texts below them, one record over one or more rows. */
export interface RecordTable {
  page: PageView;
  heading: TextLine[];
  columns: RecordColumn[];
  records: TableRecord[];
}

export interface TableRecord {
  cells: string[];
  lines: TextLine[];
}

/** The table below a row of titles; `undefined` where what stands there is none. */
export function recordsBelow(page: PageView, row: number, document: ReadDocument): RecordTable | undefined {
  const last = lastTitleRow(page, row);
  const heading = page.rows.slice(row, last + 1).flat();
  const body = bodyBelow(page, last);
  if (body.length === 0) return undefined;
  const columns = recordColumns(heading, beforeSums(body, document));
  if (columns.length < 2) return undefined;
  const rows = body.map((lines) => ({lines, cells: cellsIn(lines, columns)}));
  const anchors = anchorsOf(rows, columns.length);
  if (anchors.length === 0) return undefined;
  const records = grouped(rows, {columns, anchors, document});
  return records.length === 0 ? undefined : {page, heading, columns, records};
}

/** Titles may go on in the next rows: short words without a number, close below. */
function lastTitleRow({rows, lineHeight}: PageView, row: number): number {
  let last = row;
  while (last + 1 < rows.length && last - row < 2) {
    const next = rows[last + 1]!;
    const gap = topOf(next) - bottomOf(rows[last]!);
    const isTitle = next.every(({text, tokens}) => !/\d/.test(text) && tokens.length < 5);
    if (gap > 0.5 * lineHeight || !isTitle || next.length > rows[row]!.length) break;
    last++;
  }
  return last;
}

/** The rows down to a wide gap. */
function bodyBelow({rows, lineHeight}: PageView, last: number): TextLine[][] {
  const body: TextLine[][] = [];
  let bottom = bottomOf(rows[last]!);
  for (const next of rows.slice(last + 1)) {
    if (topOf(next) - bottom > widestGap * lineHeight) break;
    body.push(next);
    bottom = Math.max(bottom, bottomOf(next));
  }
  return body;
}

/** The rows above what closes the table; what stands below it has columns of its own. */
function beforeSums(body: TextLine[][], document: ReadDocument): TextLine[][] {
  const end = body.findIndex((row, at) => at > 1 && isClosing(row, document));
  return end < 0 ? body : body.slice(0, end);
}

/** In line heights; rows of forms are set wide. */
const widestGap = 2.6;

/** Columns that nearly every record has a figure in: dates, amounts, numbers. */
function anchorsOf(rows: TableRecord[], count: number): number[] {
  const figures = (cells: string[]) => cells.flatMap((cell, at) => (isFigure(cell) ? [at] : []));
  const filled = rows.map(({cells}) => figures(cells));
  const most = Math.max(...filled.map(({length}) => length));
  const full = filled.filter(({length}) => length >= 0.6 * most && length > 0);
  return Array.from({length: count}, (_, at) => at).filter(
    (at) => full.filter((row) => row.includes(at)).length >= 0.6 * full.length,
  );
}

/** A number, amount or date, perhaps with a sign or a unit. */
function isFigure(text: string): boolean {
  return /\d/.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) <= 3;
}

interface Shape {
  columns: RecordColumn[];
  anchors: number[];
  document: ReadDocument;
}

/** A row with most of the figures begins a record; words alone in one column go on with it. */
function grouped(rows: TableRecord[], shape: Shape): TableRecord[] {
  const records: TableRecord[] = [];
  let isOpen = false;
  for (const row of rows) {
    const figures = shape.anchors.filter((at) => isFigure(row.cells[at]!)).length;
    if (figures >= Math.max(1, 0.5 * shape.anchors.length)) {
      isOpen = !isSum(row, shape);
      if (isOpen) records.push({cells: [...row.cells], lines: [...row.lines]});
      continue;
    }
    const at = columnGoingOn(row, records.at(-1), shape);
    if (!isOpen || at === undefined) isOpen = false;
    else goOn(records.at(-1)!, row, at);
  }
  return records;
}

/** A row that begins with words where others begin with a figure, or with the words for a sum. */
function isSum({lines, cells}: TableRecord, {document, anchors}: Shape): boolean {
  if (!/^\p{L}/u.test(lines[0]!.text)) return false;
  return (
    isClosing(lines, document) || (!isFigure(cells[anchors[0]!]!) && (anchors.length > 2 || anchors[0] === 0))
  );
}

/** The column whose text goes on in a row, where nothing else stands in it. */
function columnGoingOn(
  row: TableRecord,
  record: TableRecord | undefined,
  {columns}: Shape,
): number | undefined {
  const filled = row.cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const [at] = filled;
  if (record === undefined || at === undefined || filled.length > 1 || record.cells[at] === '')
    return undefined;
  const {left} = columns[at]!;
  const {lineHeight} = row.lines[0]!.page;
  const limit = columns[at + 1]?.left ?? Infinity;
  const isWithin = row.lines.every(
    ({box, text}) => box.left > left - lineHeight && box.right < limit && !/^\p{L}[^:]*:(?: |$)/u.test(text),
  );
  const isClose = topOf(row.lines) - Math.max(...record.lines.map(({box}) => box.bottom)) < lineHeight;
  return isWithin && isClose ? at : undefined;
}

function goOn(record: TableRecord, row: TableRecord, at: number): void {
  record.cells[at] = `${record.cells[at]!} ${row.cells[at]!}`;
  record.lines.push(...row.lines);
}

function topOf(lines: TextLine[]): number {
  return Math.min(...lines.map(({box}) => box.top));
}

function bottomOf(lines: TextLine[]): number {
  return Math.max(...lines.map(({box}) => box.bottom));
}
