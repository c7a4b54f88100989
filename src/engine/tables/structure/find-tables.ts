import type {ReadDocument} from '../headers/read-document.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import type {PageView} from '../../page-view/document-view.js';
import {squash} from '../../values/fold.js';
import {figureColumnsOf, isFigure} from './figure-columns.js';
import {rowsOnNextPages} from './following-pages.js';
import type {Table} from './table.js';
import {isHeadingRow} from '../../labels/heading-rows.js';
import {tableBelow, type FoundTable} from './tables-below.js';

/** The tables of a document that have column titles, including those of line items, page by page from the top. */
export function findTables(document: ReadDocument): Table[] {
  const found = document.view.pages.flatMap((page) => tablesOn(page, document));
  return joined(
    found.map(({table, end}) => ({
      ...table,
      rows: [...table.rows, ...rowsOnNextPages(table, end, document)],
    })),
  );
}

/** Rows below a row of titles that may be the true titles of its table. */
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
  const found = page.rows[row] && tableBelow(page, row, document);
  if (found === undefined || !areTitles(found.table)) return undefined;
  return isHeadingRow({page, row}, document.detectedLabels) || holdsRows(found.table) ? found : undefined;
}

/** Words over every column, none of them a value, the label of one beside it, or a part of a sentence. */
function areTitles({columns}: Table): boolean {
  return columns.every(
    ({title}) =>
      /\p{L}/u.test(title) && !/[:：]|[,;]$/.test(title) && !isFigure(title) && !isOfSentence(title),
  );
}

/** Titles name a column; lines of running text with gaps in them have more words. */
const mostWordsOfTitle = 8;

function isOfSentence(title: string): boolean {
  return title.split(/\s+/).length > mostWordsOfTitle;
}

/** Columns that make a table of rows without a known title, and the fewest rows of it. */
const fewestColumns = 3;
const fewestRows = 2;

/** Numbers aligned under three titles, or rows of words that fill every column under a known title. */
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
