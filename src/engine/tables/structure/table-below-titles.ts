import type {ReadDocument} from '../headers/read-document.js';
import type {PageView, TextLine} from '../../page-view/document-view.js';
import type {Table} from './table.js';
import {tableColumns} from './table-columns.js';
import {tableRows} from './table-rows.js';
import {isClosing} from '../headers/table-body.js';
import {isTotalLine} from '../headers/total-line.js';

/** A table, and the index of the row of the page behind its last one. */
export interface FoundTable {
  table: Table;
  end: number;
}

/** The table below a row of titles; `undefined` where none is there. */
export function tableBelowTitles(
  page: PageView,
  row: number,
  document: ReadDocument,
): FoundTable | undefined {
  if (!mayTitle(page.rows[row]!)) return undefined;
  const last = lastTitleRow(page, row, document);
  const header = page.rows.slice(row, last + 1).flat();
  const body = bodyBelow(page, last);
  if (body.length === 0) return undefined;
  const columns = tableColumns(header, beforeTotals(body, document));
  if (columns.length < 2) return undefined;
  const {rows, used} = tableRows(body, columns, document);
  if (rows.length === 0) return undefined;
  const heading = headingAbove(page, row);
  return {
    table: {page, header, columns, rows, ...(heading !== undefined && {heading})},
    end: last + 1 + used,
  };
}

/** A row of titles has fewer words than this. */
const mostTitleWords = 30;

/** Whether a row may be titles: at least two words, at most one with a digit. */
function mayTitle(row: TextLine[]): boolean {
  const words = row.flatMap(({text}) => text.split(' '));
  const numbers = words.filter((word) => /\d/.test(word)).length;
  return words.length > 1 && words.length < mostTitleWords && numbers < 2;
}

/** The most rows of a header below its first one, and the most words of a line in them. */
const mostTitleRows = 2;
const mostWordsBelow = 4;

/**
 * The last row of a header. Titles may continue in the next rows: short words without a digit, closer to the titles
 * than to the rows below.
 */
function lastTitleRow({rows, lineHeight}: PageView, row: number, document: ReadDocument): number {
  let last = row;
  while (last + 1 < rows.length && last - row < mostTitleRows) {
    const next = rows[last + 1]!;
    const gap = topOf(next) - bottomOf(rows[last]!);
    const isTitle = next.every(({text, tokens}) => !/\d/.test(text) && tokens.length <= mostWordsBelow);
    const below = rows[last + 2];
    const gapBelow = below === undefined ? 0 : topOf(below) - bottomOf(next);
    const isCloser = gap < gapBelow;
    const isFuller = next.length > 1 && next.length >= rows[row]!.length && !hasFigures(below);
    if (gap > lineHeight / 2 || !isTitle || isFuller || next.length > rows[row]!.length) break;
    if ((next.length === 1 && !isCloser) || isTotalLine(next, document)) break;
    last++;
  }
  return last;
}

function hasFigures(row: TextLine[] | undefined): boolean {
  return row?.some(({text}) => /\d/.test(text)) ?? false;
}

/** A wider gap ends a table. In line heights; rows of forms have wide gaps. */
export const widestGap = 2.5;

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

/** The rows above a sum that closes the table, without balances; what is printed below it has columns of its own. */
function beforeTotals(body: TextLine[][], document: ReadDocument): TextLine[][] {
  const end = body.findIndex((row, at) => at > 1 && isClosing(row, document));
  const rows = end < 0 ? body : body.slice(0, end);
  const plain = rows.filter((row) => !isTotalLine(row, document));
  return plain.length > 0 ? plain : rows;
}

function headingAbove({rows, lineHeight}: PageView, row: number): string | undefined {
  const above = rows[row - 1];
  if (above?.length !== 1 || /\d/.test(above[0]!.text)) return undefined;
  return topOf(rows[row]!) - bottomOf(above) < widestGap * lineHeight ? above[0]!.text : undefined;
}

function topOf(lines: TextLine[]): number {
  return Math.min(...lines.map(({box}) => box.top));
}

function bottomOf(lines: TextLine[]): number {
  return Math.max(...lines.map(({box}) => box.bottom));
}
