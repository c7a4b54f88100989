import {fit, padEnd, widthOf} from '../terminal/width.js';
import {printable} from '../terminal/printable.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Rows in columns for people: each as wide as its widest cell, the last cut so that a line fits `width`.
 * Rows that would be cut beyond reading (narrow terminals) are written one cell a line, whole: ids are to be copied.
 */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const cells = [header, ...rows].map((row) => row.map(printable));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const fixed = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 0);
  if (fixed + Math.min(widths.at(-1) ?? 0, 10) > width)
    return stacked(mustExist(cells[0], 'header row of the table'), cells.slice(1));
  return cells.map((row) => line(row, widths, width - fixed));
}

function line(row: readonly string[], widths: readonly number[], lastWidth: number): string {
  const last = row.length - 1;
  return row
    .map((cell, column) =>
      column === last
        ? fit(cell, lastWidth)
        : padEnd(cell, mustExist(widths[column], 'width of the table column')),
    )
    .join('  ')
    .trimEnd();
}

function stacked(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap((row, index) => [...(index === 0 ? [] : ['']), ...cellLines(header, row)]);
}

/** A column without a heading belongs to the one before it, as the currency of an amount does. */
function cellLines(header: readonly string[], row: readonly string[]): string[] {
  const titled: {heading: string; cells: string[]}[] = [];
  for (const [column, cell] of row.entries()) {
    const heading = header[column] ?? '';
    const before = titled.at(-1);
    if (heading === '' && before !== undefined) before.cells.push(cell);
    else titled.push({heading, cells: [cell]});
  }
  return titled.flatMap(({heading, cells}) => {
    const text = cells.filter((cell) => cell !== '').join(' ');
    return text === '' ? [] : [`${heading}: ${text}`];
  });
}
