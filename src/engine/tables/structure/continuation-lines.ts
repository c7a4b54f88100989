import type {TextLine} from '../../page-view/document-view.js';
import type {TableColumn, TableRow} from './table.js';
import {closeTokens} from './table-columns.js';

interface ContinuationPlace {
  titles: TableColumn[];
  figures: ReadonlySet<number>;
}

/**
 * The columns whose texts continue in a line below a row. `undefined` if the line does not belong to the row: a group
 * heading, a label, text that extends under other columns.
 */
export function continuedColumns(
  line: TableRow,
  row: TableRow,
  {titles, figures}: ContinuationPlace,
): number[] | undefined {
  const filled = line.cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const {lineHeight} = line.lines[0]!.page;
  const isClose = topOf(line.lines) - bottomOf(row.lines) < lineHeight;
  const isPossible =
    filled.length > 0 &&
    filled.every((at) => row.cells[at] !== '' && !figures.has(at) && isWithin(line, at, titles));
  if (!isClose || !isPossible) return undefined;
  // The first column names the row: words there are a group heading unless the name did not fit in its line.
  const isHeading = filled.includes(0) && !isWrapped(row, line, titles);
  return isHeading ? undefined : filled;
}

function isWithin({lines}: TableRow, at: number, titles: TableColumn[]): boolean {
  const {left} = titles[at]!;
  const {lineHeight} = lines[0]!.page;
  const limit = titles[at + 1]?.left ?? Infinity;
  const own = lines.filter(({box}) => (box.left + box.right) / 2 > left - lineHeight && box.left < limit);
  return own.every(({box, text}) => box.left > left - lineHeight && box.right < limit && !isLabelled(text));
}

function isLabelled(text: string): boolean {
  return /^\p{L}[^:]*:(?: |$)/u.test(text);
}

/** Whether the first word of a line would not have fitted behind the last word of the first column. */
function isWrapped(row: TableRow, line: TableRow, titles: TableColumn[]): boolean {
  const limit = titles[1]?.left ?? Infinity;
  const above = row.lines.filter(({box}) => box.left < limit).at(-1);
  const [word] = line.lines[0]!.tokens;
  if (above === undefined || word === undefined) return false;
  const [first] = closeTokens(above.tokens);
  const end = first!.at(-1)!.box.right;
  const space = above.page.lineHeight / 3;
  return end + space + (word.box.right - word.box.left) > Math.min(limit, titles[0]!.right) - space;
}

function topOf(lines: TextLine[]): number {
  return Math.min(...lines.map(({box}) => box.top));
}

function bottomOf(lines: TextLine[]): number {
  return Math.max(...lines.map(({box}) => box.bottom));
}
