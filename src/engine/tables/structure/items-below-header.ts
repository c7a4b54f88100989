import {heightOf} from '../../box.js';
import type {ReadDocument} from '../headers/read-document.js';
import type {PageView} from '../../page-view/document-view.js';
import {bodyOf, isClosing} from '../headers/table-body.js';
import {hasNumberUnder} from '../headers/number-under.js';
import {groupItems} from './group-items.js';
import type {Header} from '../headers/table-header.js';
import {hasConcept, isAmount, numericConcepts, type Item} from './item.js';

/** The items below a header, including those on following pages that repeat no header. */
export function itemsUnder(header: Header, document: ReadDocument): Item[] {
  const below = header.page.rows.slice(header.lastRow + 1);
  const {rows, ended} = bodyOf(below, {top: header.box.bottom, document, columns: header.columns});
  const items = groupItems(rows, header);
  return ended ? items : [...items, ...continued(header, document, areNamedAbove(items))];
}

/** Whether most items have their name above their numbers. */
function areNamedAbove(items: Item[]): boolean {
  const above = items.filter(({cells}) => {
    const name = cells.find((cell) => hasConcept(cell.column, 'description'));
    const figure = cells.find(isAmount);
    return name !== undefined && figure !== undefined && name.line.row < figure.line.row;
  });
  return above.length > items.length / 2;
}

/**
 * The items on the following pages that continue the table: from the first row with numbers in its columns on, unless
 * a header comes before it.
 */
function continued(header: Header, document: ReadDocument, areNamed: boolean): Item[] {
  const page = document.view.pages.find(({number}) => number === header.page.number + 1);
  if (page === undefined) return [];
  const columns = header.columns.filter((column) => numericConcepts.some((name) => hasConcept(column, name)));
  const figures = page.rows.findIndex(
    (row) => !isClosing(row, document) && columns.every((column) => hasNumberUnder(row, column.box)),
  );
  const heading = document.headers.find((other) => other.page === page)?.firstRow ?? Infinity;
  if (figures < 0 || figures > heading) return [];
  const first = areNamed ? nameAbove(page, figures, header) : figures;
  const goesOn = {...header, page};
  const below = page.rows.slice(first);
  const top = Math.min(...page.rows[first]!.map((line) => line.box.top));
  const {rows, ended} = bodyOf(below, {top, document, columns: header.columns});
  const items = groupItems(rows, goesOn).filter((item) =>
    columns.every((column) => item.cells.some((cell) => cell.column === column)),
  );
  return ended ? items : [...items, ...continued(goesOn, document, areNamed)];
}

/** Index of the first of the rows of text close above a row of figures, in the column of the names. */
function nameAbove({rows}: PageView, figures: number, {columns}: Header): number {
  const names = columns.find((column) => hasConcept(column, 'description'))?.box;
  let first = figures;
  while (names !== undefined && first > 0) {
    const [row, next] = [rows[first - 1]!, rows[first]!];
    const near = heightOf(next[0]!.box);
    const isClose = next[0]!.box.top - Math.max(...row.map(({box}) => box.bottom)) < near;
    const isUnder = row.some(({box}) => box.left < names.right && box.left > names.left - near);
    if (!isClose || !isUnder || row.some(({text}) => /[:：]/.test(text))) break;
    first--;
  }
  return first;
}
