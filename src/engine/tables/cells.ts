import {heightOf, unionOf, widthOf} from '../box.js';
import type {Box} from '../page.js';
import type {TextLine, Token} from '../fields/view.js';
import type {HeaderColumn} from './header.js';

/** Words of one row that stand in one column. */
export interface Cell {
  column: HeaderColumn;
  text: string;
  box: Box;
  line: TextLine;
}

/** The words of a row, each run of them in the column it stands under. */
export function assignCells(lines: TextLine[], columns: HeaderColumn[]): Cell[] {
  const cells = lines.flatMap((line) =>
    runsOf(line)
      .flatMap((run) => splitAtColumns(run, columns))
      .map((part) => cellOf(part, columnOf(part, columns), line)),
  );
  return joinNeighbours(cells);
}

/** Words with less than a letter's height between them. */
function runsOf(line: TextLine): Token[][] {
  const gap = 0.75 * heightOf(line.box);
  const runs: Token[][] = [];
  for (const token of line.tokens) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && token.box.left - last.box.right < gap) runs.at(-1)!.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** A run under several titles is several cells when numbers stand under them; a long text just runs on. */
function splitAtColumns(run: Token[], columns: HeaderColumn[]): Token[][] {
  const box = unionOf(run.map((token) => token.box));
  const under = columns.filter((column) => overlap(column.box, box) > 0);
  if (under.length < 2 || !run.some((token) => isNumber(token))) return [run];
  const parts: {column: HeaderColumn; tokens: Token[]}[] = [];
  for (const token of run) {
    const column = isNumber(token) || parts.length === 0 ? columnOf([token], columns) : parts.at(-1)!.column;
    const last = parts.at(-1);
    if (last?.column === column) last.tokens.push(token);
    else parts.push({column, tokens: [token]});
  }
  return parts.map(({tokens}) => tokens);
}

function isNumber(token: Token): boolean {
  return /^[-−(]?[€$£]?\d[\d.,'’]*[€%)]?-?$/.test(token.text);
}

/** The column with most in common; where titles and values do not overlap, the one with the nearest edge. */
function columnOf(tokens: Token[], columns: HeaderColumn[]): HeaderColumn {
  const box = unionOf(tokens.map((token) => token.box));
  const ranked = columns.map((column) => ({
    column,
    shared: overlap(column.box, box),
    distance: edgeDistance(column.box, box),
  }));
  const under = ranked.filter(({shared}) => shared > 0);
  const numbers = tokens.every(isNumber);
  const well = under.filter(({column, shared}) => shared > 0.4 * Math.min(widthOf(column.box), widthOf(box)));
  if (well.length > 0 && !numbers) return leftmost(well.map(({column}) => column));
  const before = ranked.filter(({column}) => column.box.left <= box.left + 2);
  if (under.length === 0 && !numbers && before.length > 0) return before.at(-1)!.column;
  return (under.length > 0 ? under : ranked).reduce((a, b) => (b.distance < a.distance ? b : a)).column;
}

function leftmost(columns: HeaderColumn[]): HeaderColumn {
  return columns.reduce((a, b) => (b.box.left < a.box.left ? b : a));
}

function overlap(a: Box, b: Box): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** Columns align left, right or centred. */
function edgeDistance(title: Box, value: Box): number {
  const centres = (title.left + title.right - value.left - value.right) / 2;
  return Math.min(Math.abs(title.left - value.left), Math.abs(title.right - value.right), Math.abs(centres));
}

function cellOf(tokens: Token[], column: HeaderColumn, line: TextLine): Cell {
  return {
    column,
    text: tokens.map((token) => token.text).join(' '),
    box: unionOf(tokens.map((token) => token.box)),
    line,
  };
}

function joinNeighbours(cells: Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last?.column === cell.column)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${cell.text}`,
        box: unionOf([last.box, cell.box]),
      };
    else joined.push(cell);
  }
  return joined;
}
