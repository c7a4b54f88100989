import {heightOf} from '../box.js';
import {has, isNumberCell, isPosition, joinRows, type Row} from './item.js';

/** Tables that set the figures of an item on a line of their own, below its name. */
export function areStacked(rows: Row[]): boolean {
  const figures = rows.filter(({cells}) => cells.some(isNumberCell));
  const named = figures.filter(isNamed);
  return figures.length > 0 && rows.some(isNamed) && named.length < 0.3 * figures.length;
}

/** A line of figures with the lines of text around it that are nearer to it than to the next one. */
export function groupStacked(rows: Row[]): Row[] {
  const figures = rows.flatMap(({cells}, index) => (cells.some(isNumberCell) ? [index] : []));
  const starts = figures.map((at, index) => startOf(rows, (figures[index - 1] ?? -1) + 1, at));
  return starts.map((start, index) => joinRows(rows.slice(start, starts[index + 1] ?? rows.length)));
}

/** Between two lines of figures, the first line of text that belongs to the second. */
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

/** Text above the first line of figures, up to a gap. */
function firstName(rows: Row[], figures: number): number {
  let start = figures;
  while (
    start > 0 &&
    isNamed(rows[start - 1]!) &&
    gapAbove(rows, start) < heightOf(rows[start]!.lines[0]!.box)
  )
    start--;
  return start;
}

function gapAbove(rows: Row[], index: number): number {
  const above = rows[index - 1];
  if (above === undefined) return 0;
  return (
    Math.min(...rows[index]!.lines.map(({box}) => box.top)) -
    Math.max(...above.lines.map(({box}) => box.bottom))
  );
}

function isNamed({cells}: Row): boolean {
  return cells.some((cell) => has(cell.column, 'description') && /\p{L}{2}/u.test(cell.text));
}
