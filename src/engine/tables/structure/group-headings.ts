import {heightOf} from '../../box.js';
import {hasConcept, isNumberCell, isPosition, type Row} from './item.js';

/**
 * Removes group headings from the rows of a table: numbered ones ("Lot 1"), and words directly above an item that has
 * a name itself, if they begin further left, or if only a minority of the items has such words above.
 */
export function withoutGroupHeadings(rows: Row[]): Row[] {
  const numbered = numberedHeadings(rows);
  const over = rows.filter((_, at) => standsOverItem(rows, at));
  const named = rows.filter(isNamedItem).length;
  const isRare = over.length > 0 && over.length < named / 2;
  return rows.filter((row, at) => {
    if (numbered.has(row)) return false;
    if (!over.includes(row)) return true;
    return !(isOutdented(row, rows[at + 1]!) || (isRare && !goesOnBelow(rows, at)));
  });
}

/** Numbered headings that count from 1: "Lot 1", "Lot 2", each above a named item or another text. */
function numberedHeadings(rows: Row[]): Set<Row> {
  const series = new Map<string, {row: Row; number: number}[]>();
  rows.forEach((row, at) => {
    const [, name, number] = /^(\p{L}[\p{L} .]*?) ?(\d{1,2})[.:]?$/u.exec(textOf(row)) ?? [];
    const next = rows[at + 1];
    if (name === undefined || next === undefined || !isBare(row) || !(isBare(next) || isNamedItem(next)))
      return;
    series.set(name, [...(series.get(name) ?? []), {row, number: Number(number)}]);
  });
  const counting = [...series.values()].filter((some) =>
    some.every(({number}, at) => number === some[0]!.number + at && (at > 0 || number === 1)),
  );
  return new Set(counting.flat().map(({row}) => row));
}

/**
 * Whether a row is words close above a named item: nearer to it than to the row above, or directly below a skipped
 * sum.
 */
function standsOverItem(rows: Row[], at: number): boolean {
  const [above, row, next] = [rows[at - 1], rows[at]!, rows[at + 1]];
  if (next === undefined || !isBare(row) || !isNamedItem(next)) return false;
  const [first] = row.lines;
  if (first === undefined || row.lines.length > 1 || first.text.endsWith(':')) return false;
  const height = heightOf(first.box);
  if (topOf(next) - bottomOf(row) > height) return false;
  if (above === undefined) return true;
  const isBehindSum = first.row - above.lines[0]!.row > 1;
  return isBehindSum || topOf(row) - bottomOf(above) > topOf(next) - bottomOf(row);
}

/** Whether text also continues below the item: its figures may be level with the middle of a text of three lines. */
function goesOnBelow(rows: Row[], at: number): boolean {
  const [row, item, below] = [rows[at]!, rows[at + 1]!, rows[at + 2]];
  if (below === undefined || !isBare(below)) return false;
  const gap = topOf(below) - bottomOf(item);
  return gap < topOf(item) - bottomOf(row);
}

/** Whether a row begins left of the item's name. */
function isOutdented(row: Row, item: Row): boolean {
  const names = item.cells.filter((cell) => hasConcept(cell.column, 'description'));
  const left = Math.min(...names.map(({box}) => box.left));
  const [first] = row.lines;
  return first!.box.left < left - heightOf(first!.box) / 2;
}

function isBare({cells}: Row): boolean {
  return (
    !cells.some((cell) => isNumberCell(cell) || isPosition(cell)) &&
    cells.some(({text}) => /\p{L}/u.test(text))
  );
}

function isNamedItem({cells}: Row): boolean {
  return (
    cells.some(isNumberCell) &&
    cells.some((cell) => hasConcept(cell.column, 'description') && /\p{L}{2}/u.test(cell.text))
  );
}

function textOf({lines}: Row): string {
  return lines.map(({text}) => text).join(' ');
}

function topOf({lines}: Row): number {
  return Math.min(...lines.map(({box}) => box.top));
}

function bottomOf({lines}: Row): number {
  return Math.max(...lines.map(({box}) => box.bottom));
}
