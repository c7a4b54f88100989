import {heightOf} from '../../box.js';
import {units} from '../../knowledge/languages/gathered/units.js';
import {fold} from '../../values/fold.js';
import type {Cell} from './row-cells.js';
import type {HeaderColumn} from '../headers/header-column.js';
import {hasConcept, isNumberCell, isPosition, joinRows, numericConcepts, type Row} from './item.js';

/** Whether the numbers of the items are on lines of their own, below the names. */
export function areStacked(rows: Row[]): boolean {
  const figures = rows.filter(hasFigures);
  const named = figures.filter(({cells}) =>
    cells.some((cell) => hasConcept(cell.column, 'description') && !isUnit(cell)),
  );
  return (
    figures.length > 0 && rows.filter(isText).length > figures.length / 2 && named.length < figures.length / 2
  );
}

/**
 * The items of such a table: each line of figures with the lines of text that are nearer to it than to other figures.
 * Text in a column of figures is moved to the description.
 */
export function groupStacked(grid: Row[], description: HeaderColumn | undefined): Row[] {
  const rows = grid.map((row) => (hasFigures(row) ? withoutUnits(row) : describing(row, description)));
  const figures = rows.flatMap((row, index) => (hasFigures(row) ? [index] : []));
  const starts = figures.map((at, index) => startOf(rows, (figures[index - 1] ?? -1) + 1, at));
  return starts.map((start, index) => joinRows(rows.slice(start, starts[index + 1] ?? rows.length)));
}

function describing(row: Row, column: HeaderColumn | undefined): Row {
  if (column === undefined) return row;
  return {...row, cells: row.cells.map((cell) => (isUnderFigures(cell) ? {...cell, column} : cell))};
}

/** Removes a unit printed behind the quantity, in the column of the description. */
function withoutUnits(row: Row): Row {
  return {
    ...row,
    cells: row.cells.filter((cell) => !(hasConcept(cell.column, 'description') && isUnit(cell))),
  };
}

function isUnit({text}: Cell): boolean {
  return text.split(' ').every((word) => units.has(fold(word).replace(/\.$/, '')) || /^[\d.,]+$/.test(word));
}

function isUnderFigures(cell: Cell): boolean {
  const {concepts} = cell.column;
  return !isPosition(cell) && (concepts.size === 0 || numericConcepts.some((name) => concepts.has(name)));
}

/**
 * Index of the first line of text that belongs to a line of figures: one with an item number, or the one below the
 * widest gap. `from`: the line behind the figures before.
 */
function startOf(rows: Row[], from: number, figures: number): number {
  const numbered = rows.findIndex(
    ({cells}, index) => index >= from && index < figures && cells.some(isPosition),
  );
  if (numbered >= 0) return numbered;
  if (from === 0) return firstName(rows, figures);
  const gaps = Array.from({length: figures - from + 1}, (_, index) => gapAbove(rows, from + index));
  const widest = Math.max(...gaps);
  const isClear = widest > Math.min(...gaps) + 0.15 * heightOf(rows[figures]!.lines[0]!.box);
  return isClear ? from + gaps.indexOf(widest) : Math.max(from, figures - 1);
}

/** Index of the first line of text above the first figures, up to a gap. */
function firstName(rows: Row[], figures: number): number {
  const height = heightOf(rows[figures]!.lines[0]!.box);
  let start = figures;
  while (start > 0 && isText(rows[start - 1]!) && gapAbove(rows, start) < height) start--;
  return start;
}

function gapAbove(rows: Row[], index: number): number {
  const above = rows[index - 1];
  if (above === undefined) return 0;
  const bottom = Math.max(...above.lines.map(({box}) => box.bottom));
  return Math.min(...rows[index]!.lines.map(({box}) => box.top)) - bottom;
}

function hasFigures({cells}: Row): boolean {
  return cells.some(isNumberCell);
}

function isText(row: Row): boolean {
  return !hasFigures(row) && row.cells.some(isWorded);
}

function isWorded({text}: Cell): boolean {
  return /\p{L}{2}/u.test(text);
}
