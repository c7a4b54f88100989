import {heightOf} from '../../box.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import type {TextLine} from '../../page-view/document-view.js';
import {squash} from '../../values/fold.js';
import {assignCells, type Cell} from './row-cells.js';
import {columnBoundaries} from './column-boundaries.js';
import {withoutGroupHeadings} from './group-headings.js';
import type {HeaderColumn} from '../headers/header-column.js';
import type {Header} from '../headers/table-header.js';
import {
  hasCell,
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
import {areStacked, groupStacked} from './stacked-items.js';
import {withNumbering} from './position-column.js';

/** The rows of the body of a table as items. */
export function groupItems(body: TextLine[][], header: Header): Item[] {
  const rows = withoutSidebar(body, header);
  const columns = withNumbering(header.columns, rows);
  const boundaries = columnBoundaries(columns, rows);
  const all = withoutGroupHeadings(
    rows.map((lines) => ({lines, cells: assignCells(lines, columns, boundaries)})),
  );
  const description = header.columns.find((column) => hasCell(column, 'description'));
  const items = areStacked(all) ? groupStacked(all, description) : groupRows(all);
  return withoutAsides(
    items.map(({lines, cells}) => ({page: header.page, lines, cells})),
    columns,
  );
}

/**
 * Rows with numbers begin items; rows that fill different columns within a few lines are one item, for some tables
 * set their cells at different heights. Rows of text belong to the item above.
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
          part.cells.some((cell) => hasCell(cell.column, 'description')),
      );
      items.push(joinRows([...above, row]));
    }
    pending = [];
  }
  return items;
}

/** Words that are nearer to the figures below them than to the item above; clearly so where those have a name too. */
function isNameOf(row: Row, next: Row | undefined, last: Row): boolean {
  if (!next?.cells.some(isNumberCell)) return false;
  const isNamed = next.cells.some(
    (cell) => hasCell(cell.column, 'description') && /\p{L}{2}/u.test(cell.text),
  );
  const bottom = Math.max(...last.lines.map((line) => line.box.bottom));
  const below = topOf(next.lines) - Math.max(...row.lines.map((line) => line.box.bottom));
  return topOf(row.lines) - bottom > below + (isNamed ? 0.8 : 0.3) * heightOf(row.lines[0]!.box);
}

/**
 * Where the items are counted, two figures make a row of its own, and so does a number; but item numbers may
 * be printed halfway between lines.
 */
function belongsTo(last: Row, row: Row, isCounted: boolean): boolean {
  if (!isNear(last, row.lines)) return false;
  if (!isCounted) return goesOn(last.cells, row);
  const figures = [isQuantity, isPrice, isAmount].filter((isFigure) => row.cells.some(isFigure)).length;
  if (figures > 1) return isNameAlone(last.cells, row.cells) || complements(last.cells, row.cells);
  if (last.cells.some(isAmount) && row.cells.some(isAmount) && isFreight(row)) return false;
  return !row.cells.some(isPosition) || !last.cells.some(isPosition);
}

/** "3  Garden chair" over figures that have no number: they are a line below what they count. */
function isNameAlone(known: Cell[], cells: Cell[]): boolean {
  return known.some(isPosition) && !known.some(isNumberCell) && !cells.some(isPosition);
}

/** The rows have numbers of their own that go up: 1, 2, 3 or 10, 20, 30. */
function isNumbered(rows: Row[]): boolean {
  const numbers = rows.flatMap(({cells}) => cells.filter(isPosition).map(({text}) => Number.parseInt(text)));
  return numbers.length > 0 && numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
}

/**
 * Numbers in remarks look like items; where a third of the rows have an amount, one without is a remark. What is
 * delivered may have no price at all.
 */
function withoutAsides(items: Item[], columns: HeaderColumn[]): Item[] {
  const hasAmount = (item: Item) => item.cells.some(isAmount);
  const isPriced = columns.some((column) => hasCell(column, 'unit_price') || hasCell(column, 'line_amount'));
  const sold = items.filter(isSold);
  if (!isPriced) return withoutStrays(sold);
  const priced = sold.filter((item) =>
    item.cells.some((cell) => hasCell(cell.column, 'unit_price') || hasCell(cell.column, 'line_amount')),
  );
  const complete = priced.filter(hasAmount);
  return complete.length >= 0.3 * priced.length && complete.length > 0 ? complete : priced;
}

/** Nothing proves a number that no price belongs to but others above and below it. */
function withoutStrays(items: Item[]): Item[] {
  const numbers = items.map(({cells}) => cells.find(isQuantity)?.box);
  return items.filter((_, index) => {
    const own = numbers[index];
    const near = own && 0.6 * heightOf(own);
    const aligned = numbers.filter(
      (box) =>
        own &&
        box &&
        near &&
        (Math.abs(box.right - own.right) < near || Math.abs(box.left - own.left) < near),
    );
    return own !== undefined && aligned.length >= Math.min(2, items.length);
  });
}

/** "Discount 5 %" between the items is none, unless it is counted like them. */
function isSold({cells}: Item): boolean {
  const name = cells.find((cell) => hasCell(cell.column, 'description'));
  return (
    name === undefined ||
    !isDiscount(name.text) ||
    cells.some((cell) => hasCell(cell.column, 'quantity') && isNumberCell(cell))
  );
}

/** What it costs to send the things is an item of its own, though it has no number. */
function isFreight({cells}: Row): boolean {
  const names = cells.filter((cell) => hasCell(cell.column, 'description'));
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

/** What fills cells still open, or says something about the item: "Bruttopreis: 9,90" below it is no item of its own. */
function goesOn(known: Cell[], {lines, cells}: Row): boolean {
  const isRemark =
    lines.some((line) => /\p{L} ?[:：]/u.test(line.text)) ||
    !cells.some((cell) => isPrice(cell) || isSign(cell));
  return complements(known, cells) || (known.some(isAmount) && isRemark && !cells.some(isAmount));
}

/** A currency whose figures had no room beside it and follow on the next line. */
function isSign({column, text}: Cell): boolean {
  return (
    (hasCell(column, 'unit_price') || hasCell(column, 'line_amount')) &&
    /^(?:\p{Sc}|\p{Lu}{3}|kr|zł)$/u.test(text)
  );
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
        hasCell(cell.column, 'position') &&
        /\d/.test(cell.text) &&
        known.some((other) => other.column === cell.column),
    )
  );
}

function isNear(item: Row, lines: TextLine[]): boolean {
  const bottom = Math.max(...item.lines.map((line) => line.box.bottom));
  return topOf(lines) - bottom < 2.5 * lines[0]!.page.lineHeight;
}

function isRightAbove(above: TextLine[], lines: TextLine[]): boolean {
  return topOf(lines) - Math.max(...above.map((line) => line.box.bottom)) < 0.6 * heightOf(lines[0]!.box);
}

function topOf(lines: TextLine[]): number {
  return Math.min(...lines.map((line) => line.box.top));
}
