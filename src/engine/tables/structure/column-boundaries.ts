import {heightOf, unionOf} from '../../box.js';
import type {Box} from '../../page.js';
import type {TextLine} from '../../page-view/document-view.js';
import type {HeaderColumn} from '../headers/header-column.js';
import {isBelow} from '../headers/number-under.js';
import {isNumber} from '../headers/number-token.js';
import {runsOf} from '../headers/token-runs.js';
import {overrunning} from './table-columns.js';

/** The boundary between two columns. */
export interface ColumnBoundary {
  at: number;
  /** Hardly any word of the rows with numbers crosses it. */
  isClear: boolean;
}

/** The boundaries between columns. Between two titles: in the widest vertical strip that the rows leave empty. */
export function columnBoundaries(columns: HeaderColumn[], rows: TextLine[][]): ColumnBoundary[] {
  const filled = filledRows(columns, rows);
  const strips = stripsOf(filled);
  if (areColumns(strips, columns))
    return strips
      .slice(1)
      .map((strip, index) => ({at: (strips[index]!.right + strip.left) / 2, isClear: true}));
  const boxes = filled.flatMap((row) => row.flatMap((line) => line.tokens.map(({box}) => box)));
  const words = {boxes, allowed: Math.floor(overrunning * filled.length)};
  return columns.slice(1).map((column, index) => edgeBetween(columns[index]!.box, column.box, words));
}

/** The rows with at least half of the highest count of numbers below titles. */
function filledRows(columns: HeaderColumn[], rows: TextLine[][]): TextLine[][] {
  const fillings = rows.map((row) => fillingOf(row, columns));
  const least = Math.max(2, Math.max(...fillings) / 2);
  return rows.filter((_, index) => fillings[index]! >= least);
}

/** The vertical strips that contain all words of the rows, separated by empty space, left to right. */
function stripsOf(rows: TextLine[][]): Box[] {
  const boxes = rows
    .flatMap((row) => row.flatMap((line) => runsOf(line).map((run) => unionOf(run.map(({box}) => box)))))
    .sort((a, b) => a.left - b.left);
  const strips: Box[] = [];
  for (const box of boxes) {
    const last = strips.at(-1);
    if (last !== undefined && box.left < last.right) strips[strips.length - 1] = unionOf([last, box]);
    else strips.push(box);
  }
  return strips;
}

/**
 * Whether the strips are the columns, in order: as many as titles, and none under the title of another column. A
 * strip need not be under its own title, which may be left-aligned above right-aligned numbers.
 */
function areColumns(strips: Box[], columns: HeaderColumn[]): boolean {
  const isUnder = (strip: Box, {box}: HeaderColumn) => strip.right > box.left && strip.left < box.right;
  return (
    strips.length === columns.length &&
    strips.every((strip, index) => columns.every((column, at) => at === index || !isUnder(strip, column)))
  );
}

/**
 * How many columns have a number under their title. Only rows with about the highest count show where the columns
 * are: remarks extend under all columns, and a table within the table has columns of its own.
 */
function fillingOf(row: TextLine[], columns: HeaderColumn[]): number {
  const numbers = row.flatMap((line) => line.tokens).filter(isNumber);
  const under = ({box}: HeaderColumn) => numbers.some((token) => isBelow(token.box, box));
  return Math.min(numbers.length, columns.filter(under).length);
}

interface Words {
  boxes: Box[];
  /** How many of them may cross a boundary. */
  allowed: number;
}

function edgeBetween(left: Box, right: Box, words: Words): ColumnBoundary {
  const strict = clearest(Math.min(left.right, right.left), Math.max(left.right, right.left), words);
  // Values may begin left of their title: then the boundary is somewhere under the titles.
  return strict.isClear ? strict : clearest(middle(left), middle(right), words);
}

function middle(box: Box): number {
  return (box.left + box.right) / 2;
}

function clearest(low: number, high: number, {boxes, allowed}: Words): ColumnBoundary {
  const near = boxes.filter((box) => box.right > low && box.left < high);
  const marks = [low, high, ...near.flatMap((box) => [box.left, box.right])]
    .filter((mark) => mark >= low && mark <= high)
    .sort((a, b) => a - b);
  let best = {at: (low + high) / 2, crossing: Infinity, width: 0};
  marks.slice(1).forEach((end, index) => {
    const start = marks[index]!;
    const at = (start + end) / 2;
    if (end === start) return;
    const all = near.filter((box) => box.left < at && box.right > at).length;
    const crossing = all <= allowed ? 0 : all;
    const wider = crossing === best.crossing && end - start > best.width;
    if (crossing < best.crossing || wider) best = {at, crossing, width: end - start};
  });
  return {at: best.at, isClear: best.crossing === 0 && best.width > 0};
}

/** The column of a box: by its centre for numbers, by its left edge for text. */
export function columnAt(box: Box, boundaries: ColumnBoundary[], isNumber: boolean): number {
  const at = isNumber ? middle(box) : Math.min(box.left + heightOf(box) / 4, box.right);
  return boundaries.filter((boundary) => boundary.at < at).length;
}
