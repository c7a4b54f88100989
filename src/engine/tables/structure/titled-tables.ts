// structure: rows, columns and cells of tables, also over several pages; rows grouped into line items.

import type {ReadDocument} from '../headers/read-document.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import type {PageView} from '../../page-view/document-view.js';
import {squash} from '../../values/fold.js';
import {figureColumnsOf, isFigure} from './figure-columns.js';
import {rowsOnNextPages} from './following-pages.js';
import type {Table} from './table.js';
import {isHeadingRow} from '../../labels/heading-rows.js';
import {tableBelowTitles, type FoundTable} from './table-below-titles.js';

/** The tables of a document that have column titles, including those of line items, page by page from the top. */
export function titledTables(document: ReadDocument): Table[] {
  const found = document.view.pages.flatMap((page) => tablesOn(page, document));
  return joined(
    found.map(({table, end}) => ({
      ...table,
      rows: [...table.rows, ...rowsOnNextPages(table, end, document)],
    })),
  );
}

/** How many rows, this one included, are tried as the titles of the table that begins at a row. */
const mostRowsOver = 3;

function tablesOn(page: PageView, document: ReadDocument): FoundTable[] {
  const found: FoundTable[] = [];
  for (let row = 0; row < page.rows.length; row++) {
    const ahead = Array.from({length: mostRowsOver}, (_, at) => titledTable(page, row + at, document));
    const [first] = ahead;
    if (first === undefined) continue;
    const isOver = ahead.some((other) => other !== undefined && isWider(other, first));
    if (isOver) continue;
    found.push(first);
    row = first.end - 1;
  }
  return found;
}

function isWider({table}: FoundTable, {table: other}: FoundTable): boolean {
  return table.columns.length > other.columns.length && table.rows.length >= other.rows.length;
}

function titledTable(page: PageView, row: number, document: ReadDocument): FoundTable | undefined {
  const found = page.rows[row] && tableBelowTitles(page, row, document);
  if (found === undefined || !areTitles(found.table)) return undefined;
  return isHeadingRow({page, row}, document.detectedLabels) || holdsRows(found.table) ? found : undefined;
}

/** Whether every column has a title that is no value, no label of a value beside it, and no part of a sentence. */
function areTitles({columns}: Table): boolean {
  return columns.every(
    ({title}) =>
      /\p{L}/u.test(title) && !/[:：]|[,;]$/.test(title) && !isFigure(title) && !isOfSentence(title),
  );
}

/** The most words of a title; lines of running text with gaps have more. */
const mostWordsOfTitle = 8;

function isOfSentence(title: string): boolean {
  return title.split(/\s+/).length > mostWordsOfTitle;
}

/** The fewest columns of a table without a known title, and the fewest rows of one. */
const fewestColumns = 3;
const fewestRows = 2;

/**
 * Whether a table has enough rows: with columns of figures under three titles or a known one, or with words that fill
 * every cell under a known title.
 */
function holdsRows({columns, rows}: Table): boolean {
  if (rows.length < fewestRows) return false;
  const figured = figureColumnsOf(rows, columns.length).columns.size;
  const isKnown = columns.some(({title}) => knownLabels().exact(squash(title)) !== undefined);
  if (figured > 0) return columns.length >= fewestColumns || isKnown;
  return isKnown && rows.every(({cells}) => cells.every((cell) => cell !== ''));
}

/** Tables with the same titles are one, on one page or several. */
function joined(tables: Table[]): Table[] {
  return tables.reduce<Table[]>((all, table) => {
    const same = all.find((other) => titlesOf(other) === titlesOf(table));
    if (same === undefined) return [...all, table];
    same.rows.push(...table.rows);
    return all;
  }, []);
}

function titlesOf({columns}: Table): string {
  return columns.map(({title}) => squash(title)).join('|');
}
