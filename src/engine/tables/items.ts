import {heightOf} from '../box.js';
import type {Box} from '../page.js';
import type {ReadDocument} from '../fields/document.js';
import type {PageView, TextLine} from '../fields/view.js';
import type {ConceptName} from '../knowledge/concepts.js';
import {knownLabels} from '../fields/lexicon.js';
import {squash} from '../values/fold.js';
import {assignCells, type Cell} from './cells.js';
import {edgesOf} from './edges.js';
import type {Header, HeaderColumn} from './header.js';

/** One row of a table as a reader sees it: all that belongs to one thing sold, over one or more lines. */
export interface Item {
  page: PageView;
  cells: Cell[];
  lines: TextLine[];
}

/** Columns of numbers, one of each to an item. */
const numeric: ConceptName[] = ['quantity', 'unit_price', 'line_amount'];

/** The items below a heading, on to the next pages while they go on without a heading of their own. */
export function itemsUnder(header: Header, document: ReadDocument): Item[] {
  const below = header.page.rows.slice(header.lastRow + 1);
  const {rows, ended} = bodyOf(below, header.box.bottom, document);
  const items = groupItems(rows, header);
  if (ended || below.length - rows.length > 3) return items;
  return [...items, ...continued(header, document)];
}

/** A page that goes on with rows of the same columns, below whatever stands at its head. */
function continued(header: Header, document: ReadDocument): Item[] {
  const page = document.view.pages.find(({number}) => number === header.page.number + 1);
  if (page === undefined) return [];
  const columns = header.columns.filter((column) => numeric.some((name) => has(column, name)));
  const first = page.rows.findIndex((row) => columns.every((column) => hasNumberUnder(row, column.box)));
  const heading = document.headers.find((other) => other.page === page)?.firstRow ?? Infinity;
  if (first < 0 || first > heading) return [];
  const goesOn = {...header, page};
  const below = page.rows.slice(first);
  const {rows, ended} = bodyOf(below, topOf(page.rows[first]!), document);
  const items = groupItems(rows, goesOn).filter((item) =>
    columns.every((column) => item.cells.some((cell) => cell.column === column)),
  );
  return ended || below.length - rows.length > 3 ? items : [...items, ...continued(goesOn, document)];
}

function hasNumberUnder(row: TextLine[], box: Box): boolean {
  return row.some((line) =>
    line.tokens.some(
      (token) => /\d/.test(token.text) && token.box.left < box.right + 20 && token.box.right > box.left - 20,
    ),
  );
}

/** Rows down to a total, another heading or a wide gap. */
function bodyOf(
  rows: TextLine[][],
  top: number,
  document: ReadDocument,
): {rows: TextLine[][]; ended: boolean} {
  const body: TextLine[][] = [];
  let bottom = top;
  for (const row of rows) {
    if (endsTable(row, document)) return {rows: body, ended: true};
    const gap = Math.min(...row.map((line) => line.box.top)) - bottom;
    // What stands alone at the foot of the page is its number.
    if (gap > 9 * row[0]!.page.lineHeight) return {rows: body, ended: rows.length - body.length > 3};
    body.push(row);
    bottom = Math.max(...row.map((line) => line.box.bottom));
  }
  return {rows: body, ended: false};
}

const closing: ConceptName[] = [
  'subtotal',
  'net_total',
  'grand_total',
  'tax_total',
  'tax_base',
  'item_count',
  'open_amount',
  'payment_terms',
];

function endsTable(row: TextLine[], document: ReadDocument): boolean {
  const [first] = row;
  if (first === undefined) return false;
  if (document.headers.some((header) => header.page === first.page && header.lines.includes(first)))
    return true;
  const lead = row.find((line) => (line.text.match(/\p{L}/gu)?.length ?? 0) > 2);
  if (lead === undefined) return false;
  const [spot] = document.spots.get(lead)!;
  if (spot?.from !== 0 || spot.standing < 0.6) return false;
  return (
    closing.some((name) => (spot.concepts.get(name) ?? 0) >= 0.75) &&
    !spot.concepts.has('quantity') &&
    !spot.concepts.has('description')
  );
}

interface Row {
  lines: TextLine[];
  cells: Cell[];
}

/**
 * Rows with numbers begin items; rows that fill different columns within a few lines are one item, for some tables
 * set their cells at different heights. Rows of text belong to the item above.
 */
function groupItems(rows: TextLine[][], header: Header): Item[] {
  const edges = edgesOf(header.columns, rows);
  const all = rows.map((lines) => ({lines, cells: assignCells(lines, header.columns, edges)}));
  const isCounted = isNumbered(all);
  const items: Item[] = [];
  let pending: Row[] = [];
  for (const row of all) {
    const last = items.at(-1);
    if (!row.cells.some(isNumberCell) && !(isCounted && row.cells.some(isPosition))) {
      if (last === undefined || !isNear(last, row.lines)) pending.push(row);
      else add(last, row);
      continue;
    }
    if (last !== undefined && belongsTo(last, row, isCounted)) add(last, row);
    else {
      const above = pending.filter(
        (part) =>
          isRightAbove(part.lines, row.lines) && part.cells.some((cell) => has(cell.column, 'description')),
      );
      items.push({
        page: header.page,
        cells: [...above.flatMap((part) => part.cells), ...row.cells],
        lines: [...above.flatMap((part) => part.lines), ...row.lines],
      });
    }
    pending = [];
  }
  return withoutAsides(items);
}

/**
 * Where the items are counted, two figures make a row of its own, and so does a number; but numbers may stand at half
 * the height of their items.
 */
function belongsTo(last: Item, row: Row, isCounted: boolean): boolean {
  if (!isNear(last, row.lines)) return false;
  if (!isCounted) return goesOn(last.cells, row);
  const figures = [isQuantity, isPrice, isAmount].filter((isFigure) => row.cells.some(isFigure)).length;
  if (figures > 1) return complements(last.cells, row.cells);
  return !row.cells.some(isPosition) || !last.cells.some(isPosition);
}

/** The rows have numbers of their own that go up: 1, 2, 3 or 10, 20, 30. */
function isNumbered(rows: Row[]): boolean {
  const numbers = rows.flatMap(({cells}) => cells.filter(isPosition).map(({text}) => Number.parseInt(text)));
  return numbers.length > 0 && numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
}

function isPosition({column, text}: Cell): boolean {
  return has(column, 'position') && /^\d{1,4}[.)]?$/.test(text);
}

/** Numbers in remarks look like items; where a third of the rows have an amount, one without is a remark. */
function withoutAsides(items: Item[]): Item[] {
  const hasAmount = (item: Item) => item.cells.some(isAmount);
  const priced = items
    .filter(isSold)
    .filter((item) =>
      item.cells.some((cell) => has(cell.column, 'unit_price') || has(cell.column, 'line_amount')),
    );
  const complete = priced.filter(hasAmount);
  return complete.length >= 0.3 * priced.length && complete.length > 0 ? complete : priced;
}

/** "Discount 5 %" between the items is none, unless it is counted like them. */
function isSold({cells}: Item): boolean {
  return (
    !cells.some((cell) => has(cell.column, 'description') && isDiscount(cell.text)) ||
    cells.some((cell) => has(cell.column, 'quantity') && isNumberCell(cell))
  );
}

function isDiscount(text: string): boolean {
  return (
    knownLabels()
      .exact(squash(text.split(' ')[0]!))
      ?.has('discount') ?? false
  );
}

function add(item: Item, {lines, cells}: Row): void {
  item.lines.push(...lines);
  item.cells.push(...cells);
}

function isNumberCell(cell: Cell): boolean {
  return (
    numeric.some((name) => has(cell.column, name)) &&
    /^[-−(]?(?:\p{L}{1,3}\.? )?[^\p{L}]{0,3}\d/u.test(cell.text)
  );
}

export function has(column: HeaderColumn, name: ConceptName): boolean {
  return column.concepts.has(name);
}

/** What fills cells still open, or says something about the item: "Bruttopreis: 9,90" below it is no item of its own. */
function goesOn(known: Cell[], {lines, cells}: Row): boolean {
  const isRemark = lines.some((line) => /\p{L} ?[:：]/u.test(line.text)) || !cells.some(isPrice);
  return complements(known, cells) || (known.some(isAmount) && isRemark && !cells.some(isAmount));
}

function isAmount(cell: Cell): boolean {
  return has(cell.column, 'line_amount') && isNumberCell(cell);
}

function isPrice(cell: Cell): boolean {
  return has(cell.column, 'unit_price') && isNumberCell(cell);
}

function isQuantity(cell: Cell): boolean {
  return has(cell.column, 'quantity') && isNumberCell(cell);
}

/** The new cells fill columns of numbers the item has still open. */
function complements(known: Cell[], cells: Cell[]): boolean {
  const filled = new Set(known.filter(isNumberCell).map((cell) => cell.column));
  const fresh = cells.filter(isNumberCell);
  return (
    filled.size > 0 &&
    fresh.every((cell) => !filled.has(cell.column)) &&
    !cells.some(
      (cell) =>
        has(cell.column, 'position') &&
        /\d/.test(cell.text) &&
        known.some((other) => other.column === cell.column),
    )
  );
}

function isNear(item: Item, lines: TextLine[]): boolean {
  const bottom = Math.max(...item.lines.map((line) => line.box.bottom));
  return topOf(lines) - bottom < 2.5 * item.page.lineHeight;
}

function isRightAbove(above: TextLine[], lines: TextLine[]): boolean {
  return topOf(lines) - Math.max(...above.map((line) => line.box.bottom)) < 0.6 * heightOf(boxOf(lines));
}

function topOf(lines: TextLine[]): number {
  return Math.min(...lines.map((line) => line.box.top));
}

function boxOf(lines: TextLine[]): Box {
  return lines[0]!.box;
}
