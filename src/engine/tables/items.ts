import type {ReadDocument} from '../fields/document.js';
import {bodyOf, isClosing} from './body.js';
import {hasNumberUnder} from './number-under.js';
import {groupItems} from './group-items.js';
import type {Header} from './header.js';
import {has, numeric, type Item} from './item.js';

/** The items below a heading, on to the next pages while they go on without a heading of their own. */
export function itemsUnder(header: Header, document: ReadDocument): Item[] {
  const below = header.page.rows.slice(header.lastRow + 1);
  const {rows, ended} = bodyOf(below, {top: header.box.bottom, document, columns: header.columns});
  const items = groupItems(rows, header);
  return ended ? items : [...items, ...continued(header, document)];
}

/** A page that goes on with rows of the same columns, below whatever stands at its head. */
function continued(header: Header, document: ReadDocument): Item[] {
  const page = document.view.pages.find(({number}) => number === header.page.number + 1);
  if (page === undefined) return [];
  const columns = header.columns.filter((column) => numeric.some((name) => has(column, name)));
  const first = page.rows.findIndex(
    (row) => !isClosing(row, document) && columns.every((column) => hasNumberUnder(row, column.box)),
  );
  const heading = document.headers.find((other) => other.page === page)?.firstRow ?? Infinity;
  if (first < 0 || first > heading) return [];
  const goesOn = {...header, page};
  const below = page.rows.slice(first);
  const top = Math.min(...page.rows[first]!.map((line) => line.box.top));
  const {rows, ended} = bodyOf(below, {top, document, columns: header.columns});
  const items = groupItems(rows, goesOn).filter((item) =>
    columns.every((column) => item.cells.some((cell) => cell.column === column)),
  );
  return ended ? items : [...items, ...continued(goesOn, document)];
}
