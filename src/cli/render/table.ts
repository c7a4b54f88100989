import {fit, padEnd, widthOf} from '../terminal/width.js';
import {wrap} from '../terminal/wrap.js';
import {printable} from '../terminal/printable.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Rows in columns for people: each as wide as its widest cell, the last cut so that a line fits `width`, or with
 * `isLastWhole` continued below.
 * Rows that would be cut beyond reading (narrow terminals) are written one cell a line, whole: ids are to be copied.
 */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  {isLastWhole = false} = {},
): string[] {
  const cells = [header, ...rows].map((row) => row.map(printable));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const fixed = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 0);
  const least = isLastWhole ? longestWord(cells) : Math.min(widths.at(-1) ?? 0, 10);
  if (fixed + least > width)
    return stacked(mustExist(cells[0], 'header row of the table'), cells.slice(1), width);
  return cells.flatMap((row) => line(row, widths, {width: width - fixed, isWhole: isLastWhole}));
}

/** Columns that the longest word of the last column takes. */
function longestWord(cells: readonly (readonly string[])[]): number {
  return Math.max(...cells.flatMap((row) => (row.at(-1) ?? '').split(' ').map(widthOf)));
}

function line(
  row: readonly string[],
  widths: readonly number[],
  last: {width: number; isWhole: boolean},
): string[] {
  const before = row
    .slice(0, -1)
    .map((cell, column) => `${padEnd(cell, mustExist(widths[column], 'width of the table column'))}  `)
    .join('');
  const cell = row.at(-1) ?? '';
  const [first = '', ...more] = last.isWhole ? wordsWithin(cell, last.width) : [fit(cell, last.width)];
  return [`${before}${first}`, ...more.map((part) => `${' '.repeat(widthOf(before))}${part}`)].map((text) =>
    text.trimEnd(),
  );
}

/** The text in parts of at most so many columns, broken between words. */
function wordsWithin(text: string, width: number): string[] {
  const parts: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${parts.at(-1) ?? ''} ${word}`;
    if (parts.length > 0 && widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(word);
  }
  return parts;
}

function stacked(header: readonly string[], rows: readonly (readonly string[])[], width: number): string[] {
  return rows.flatMap((row, index) => [
    ...(index === 0 ? [] : ['']),
    ...cellLines(header, row).flatMap(({heading, text}) => headed(heading, text, width)),
  ]);
}

/** A column without a heading belongs to the one before it, as the currency of an amount does. */
function cellLines(header: readonly string[], row: readonly string[]): {heading: string; text: string}[] {
  const titled: {heading: string; cells: string[]}[] = [];
  for (const [column, cell] of row.entries()) {
    const heading = header[column] ?? '';
    const before = titled.at(-1);
    if (heading === '' && before !== undefined) before.cells.push(cell);
    else titled.push({heading, cells: [cell]});
  }
  return titled.flatMap(({heading, cells}) => {
    const text = cells.filter((cell) => cell !== '').join(' ');
    return text === '' ? [] : [{heading, text}];
  });
}

/** Broken between words. One word that no line holds, such as an id, stays beside its heading. */
function headed(heading: string, text: string, width: number): string[] {
  const line = `${heading}: ${text}`;
  return text.includes(' ') || widthOf(text) + 2 <= width ? wrap(line, width).split('\n') : [line];
}
