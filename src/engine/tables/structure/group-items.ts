import {haveSameLeft, haveSameRight, heightOf} from '../../box.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import type {TextLine} from '../../page-view/document-view.js';
import {squash} from '../../values/fold.js';
import {assignCells, type Cell} from './row-cells.js';
import {columnBoundaries} from './column-boundaries.js';
import {withoutGroupHeadings} from './group-headings.js';
import type {HeaderColumn} from '../headers/header-column.js';
import type {Header} from '../headers/table-header.js';
import {
  hasConcept,
  isAmount,
  isNumberCell,
  isPosition,
  isPrice,
  isQuantity,
  joinRows,
  type Item,
  type Row,
} from './item.js';
import {withoutSidebar} from '../headers/rows-without-sidebar.js';
import {widestGap} from './table-below-titles.js';
import {areStacked, groupStacked} from './stacked-items.js';
import {withNumbering} from './position-column.js';

/** The body of a table as items, each of one or more rows. */
export function groupItems(body: TextLine[][], header: Header): Item[] {
  const rows = withoutSidebar(body, header);
  const columns = withNumbering(header.columns, rows);
  const boundaries = columnBoundaries(columns, rows);
  const all = withoutGroupHeadings(
    rows.map((lines) => ({lines, cells: assignCells(lines, columns, boundaries)})),
  );
  const description = header.columns.find((column) => hasConcept(column, 'description'));
  const items = areStacked(all) ? groupStacked(all, description) : groupRows(all);
  return withoutAsides(
    items.map(({lines, cells}) => ({page: header.page, lines, cells})),
    columns,
  );
}

/**
 * Rows with numbers begin items, rows of text belong to the item above. Close rows that fill different columns are
 * one item, as some tables print cells at different heights.
 */
function groupRows(all: Row[]): Row[] {
  const isCounted = isNumbered(all);
  const items: Row[] = [];
  let pending: Row[] = [];
  for (const [index, row] of all.entries()) {
    const last = items.at(-1);
    if (!row.cells.some(isNumberCell) && !(isCounted && row.cells.some(isPosition))) {
      if (last === undefined || !isNear(last, row.lines) || isNameOf(row, all[index + 1], last))
        pending.push(row);
      else add(last, row);
      continue;
    }
    if (last !== undefined && belongsTo(last, row, isCounted)) add(last, row);
    else {
      const above = pending.filter(
        (part) =>
          isRightAbove(part.lines, row.lines) &&
          part.cells.some((cell) => hasConcept(cell.column, 'description')),
      );
      items.push(joinRows([...above, row]));
    }
    pending = [];
  }
  return items;
}

/**
 * Whether a row of words is the name of the item below: nearer to its figures than to the item above, and clearly so
 * if those figures have a name too.
 */
function isNameOf(row: Row, next: Row | undefined, last: Row): boolean {
  if (!next?.cells.some(isNumberCell)) return false;
  const isNamed = next.cells.some(
    (cell) => hasConcept(cell.column, 'description') && /\p{L}{2}/u.test(cell.text),
  );
  const bottom = Math.max(...last.lines.map((line) => line.box.bottom));
  const below = topOf(next.lines) - Math.max(...row.lines.map((line) => line.box.bottom));
  return topOf(row.lines) - bottom > below + (isNamed ? heightOf(row.lines[0]!.box) : 0);
}

/**
 * Whether a row of figures belongs to the last item. In a table with item numbers, a row with two figures or a number
 * begins a new item, unless the last item still lacks just these: an item number may be printed between two lines.
 */
function belongsTo(last: Row, row: Row, isCounted: boolean): boolean {
  if (!isNear(last, row.lines)) return false;
  if (!isCounted) return goesOn(last.cells, row);
  const figures = [isQuantity, isPrice, isAmount].filter((isFigure) => row.cells.some(isFigure)).length;
  if (figures > 1) return isNameAlone(last.cells, row.cells) || complements(last.cells, row.cells);
  if (last.cells.some(isAmount) && row.cells.some(isAmount) && isFreight(row)) return false;
  return !row.cells.some(isPosition) || !last.cells.some(isPosition);
}

/**
 * "3  Garden chair" above figures without an item number: whether the last item is a name only and these are its
 * figures.
 */
function isNameAlone(known: Cell[], cells: Cell[]): boolean {
  return known.some(isPosition) && !known.some(isNumberCell) && !cells.some(isPosition);
}

/** Whether the rows have item numbers that increase: 1, 2, 3 or 10, 20, 30. */
function isNumbered(rows: Row[]): boolean {
  const numbers = rows.flatMap(({cells}) => cells.filter(isPosition).map(({text}) => Number.parseInt(text)));
  return numbers.length > 0 && numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
}

/**
 * Drops discounts, and remarks with numbers that look like items: those without an amount, if at least half of the
 * items with a price have one. Delivery notes may have no prices at all.
 */
function withoutAsides(items: Item[], columns: HeaderColumn[]): Item[] {
  const hasAmount = (item: Item) => item.cells.some(isAmount);
  const isPriced = columns.some(
    (column) => hasConcept(column, 'unit_price') || hasConcept(column, 'line_amount'),
  );
  const sold = items.filter(isSold);
  if (!isPriced) return withoutStrays(sold);
  const priced = sold.filter((item) =>
    item.cells.some(
      (cell) => hasConcept(cell.column, 'unit_price') || hasConcept(cell.column, 'line_amount'),
    ),
  );
  const complete = priced.filter(hasAmount);
  return complete.length >= priced.length / 2 && complete.length > 0 ? complete : priced;
}

/**
 * Without prices only alignment confirms a quantity: keeps the items whose quantity shares an edge with another
 * one's.
 */
function withoutStrays(items: Item[]): Item[] {
  const numbers = items.map(({cells}) => cells.find(isQuantity)?.box);
  return items.filter((_, index) => {
    const own = numbers[index];
    const aligned = numbers.filter(
      (box) => own && box && (haveSameRight(box, own) || haveSameLeft(box, own)),
    );
    return own !== undefined && aligned.length >= Math.min(2, items.length);
  });
}

/** False for a discount between the items ("Discount 5 %"), unless it has a quantity. */
function isSold({cells}: Item): boolean {
  const name = cells.find((cell) => hasConcept(cell.column, 'description'));
  return (
    name === undefined ||
    !isDiscount(name.text) ||
    cells.some((cell) => hasConcept(cell.column, 'quantity') && isNumberCell(cell))
  );
}

/** Whether a row is a charge for shipping: an item of its own, even without an item number. */
function isFreight({cells}: Row): boolean {
  const names = cells.filter((cell) => hasConcept(cell.column, 'description'));
  return names.some(({text}) => knownLabels().exact(squash(text))?.has('shipping'));
}

function isDiscount(text: string): boolean {
  return (
    knownLabels()
      .exact(squash(text.split(' ')[0]!))
      ?.has('discount') ?? false
  );
}

function add(item: Row, {lines, cells}: Row): void {
  item.lines.push(...lines);
  item.cells.push(...cells);
}

/** Whether a row continues an item: it fills open cells, or is a remark without an amount ("Bruttopreis: 9,90"). */
function goesOn(known: Cell[], {lines, cells}: Row): boolean {
  const isRemark =
    lines.some((line) => /\p{L} ?[:：]/u.test(line.text)) ||
    !cells.some((cell) => isPrice(cell) || isSign(cell));
  return complements(known, cells) || (known.some(isAmount) && isRemark && !cells.some(isAmount));
}

/** Whether a cell is only a currency: its amount had no room beside it and follows on the next line. */
function isSign({column, text}: Cell): boolean {
  return (
    (hasConcept(column, 'unit_price') || hasConcept(column, 'line_amount')) &&
    /^(?:\p{Sc}|\p{Lu}{3}|kr|zł)$/u.test(text)
  );
}

/** Whether the new numbers are all in columns that the item has left open. */
function complements(known: Cell[], cells: Cell[]): boolean {
  const filled = new Set(known.filter(isNumberCell).map((cell) => cell.column));
  const fresh = cells.filter(isNumberCell);
  return (
    filled.size > 0 &&
    fresh.every((cell) => !filled.has(cell.column)) &&
    !cells.some(
      (cell) =>
        hasConcept(cell.column, 'position') &&
        /\d/.test(cell.text) &&
        known.some((other) => other.column === cell.column),
    )
  );
}

function isNear(item: Row, lines: TextLine[]): boolean {
  const bottom = Math.max(...item.lines.map((line) => line.box.bottom));
  return topOf(lines) - bottom < widestGap * lines[0]!.page.lineHeight;
}

function isRightAbove(above: TextLine[], lines: TextLine[]): boolean {
  return topOf(lines) - Math.max(...above.map((line) => line.box.bottom)) < heightOf(lines[0]!.box) / 2;
}

function topOf(lines: TextLine[]): number {
  return Math.min(...lines.map((line) => line.box.top));
}
