import type {TableRow} from './table.js';

/** Which columns of a table hold numbers. */
export interface FigureColumns {
  /** Columns of dates, amounts and numbers; a row may leave some empty. */
  columns: ReadonlySet<number>;
  /** How many of them a row usually fills. */
  usual: number;
}

/** The share of the filled cells of a column of figures that are figures; notes and totals are the rest. */
const figureShare = 0.6;
/** Rows with this share of the figures of the fullest row are no continuations. */
const fullShare = 0.6;

/** The columns that hold figures wherever the full rows fill them. */
export function figureColumnsOf(rows: readonly TableRow[], count: number): FigureColumns {
  const figures = rows.map(({cells}) => cells.filter(isFigure).length);
  const most = Math.max(0, ...figures);
  const full = rows.filter((_, at) => figures[at]! > 0 && figures[at]! >= fullShare * most);
  const columns = Array.from({length: count}, (_, at) => at).filter((at) => {
    const filled = full.filter(({cells}) => cells[at] !== '');
    return (
      filled.length > 0 &&
      filled.filter(({cells}) => isFigure(cells[at]!)).length >= figureShare * filled.length
    );
  });
  const filled = full.map((row) => figuresIn(row, columns)).sort((a, b) => a - b);
  return {columns: new Set(columns), usual: filled[filled.length >> 1] ?? 0};
}

/** How many of some columns a row fills with figures. */
export function figuresIn({cells}: TableRow, columns: Iterable<number>): number {
  return [...columns].filter((at) => isFigure(cells[at]!)).length;
}

/** Letters that a unit, a sign, a currency or a short code in front of a number has. */
const mostLetters = 3;
/** Letters of the month in a date that is written out. */
const writtenDate =
  /^(?:\p{L}{3,10}\.? )?\d{1,2}(?:st|nd|rd|th)?[.,]? (?:(?:de )?\p{L}{3,10}\.?,? ?(?:de )?)?\d{2,4}$/u;

/** A number, amount or date, perhaps with a sign or a unit. */
export function isFigure(text: string): boolean {
  if (!/\d/.test(text)) return false;
  return (text.match(/\p{L}/gu)?.length ?? 0) <= mostLetters || writtenDate.test(text);
}
