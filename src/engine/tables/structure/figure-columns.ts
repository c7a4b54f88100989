import type {TableRow} from './table.js';

/** Which columns of a table hold numbers. */
export interface FigureColumns {
  /** Columns of dates, amounts and numbers; rows may leave some of them empty. */
  columns: ReadonlySet<number>;
  /** How many of them a row fills, by the median. */
  usual: number;
}

/**
 * The columns in which most of the full rows have figures; the rest are notes and totals. A row with at least half of
 * the fullest row's figures is a full row, no continuation.
 */
export function figureColumnsOf(rows: readonly TableRow[], count: number): FigureColumns {
  const figures = rows.map(({cells}) => cells.filter(isFigure).length);
  const most = Math.max(0, ...figures);
  const full = rows.filter((_, at) => figures[at]! > 0 && figures[at]! >= most / 2);
  const columns = Array.from({length: count}, (_, at) => at).filter((at) => {
    const filled = full.filter(({cells}) => cells[at] !== '');
    return filled.length > 0 && filled.filter(({cells}) => isFigure(cells[at]!)).length >= filled.length / 2;
  });
  const filled = full.map((row) => figuresIn(row, columns)).sort((a, b) => a - b);
  return {columns: new Set(columns), usual: filled[filled.length >> 1] ?? 0};
}

/** How many of some columns a row fills with figures. */
export function figuresIn({cells}: TableRow, columns: Iterable<number>): number {
  return [...columns].filter((at) => isFigure(cells[at]!)).length;
}

/** The most letters of a unit, currency or short code in a figure. */
const mostLetters = 3;
/** A date with the month in words, which has more letters. */
const writtenDate =
  /^(?:\p{L}{3,10}\.? )?\d{1,2}(?:st|nd|rd|th)?[.,]? (?:(?:de )?\p{L}{3,10}\.?,? ?(?:de )?)?\d{2,4}$/u;

/** A number, amount or date, perhaps with a sign or a unit. */
export function isFigure(text: string): boolean {
  if (!/\d/.test(text)) return false;
  return (text.match(/\p{L}/gu)?.length ?? 0) <= mostLetters || writtenDate.test(text);
}
