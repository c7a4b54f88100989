import {unionOf} from '../../box.js';
import type {Box} from '../../page.js';
import type {TextLine, Token} from '../../page-view/document-view.js';
import {columnAt, type ColumnBoundary} from './column-boundaries.js';
import type {HeaderColumn} from '../headers/header-column.js';
import {isNumber} from '../headers/number-token.js';
import {runsOf} from '../headers/token-runs.js';

/** The words of one row in one column. */
export interface Cell {
  column: HeaderColumn;
  text: string;
  box: Box;
  line: TextLine;
}

/** The cells of a row, left to right; empty ones are left out. */
export function assignCells(
  lines: TextLine[],
  columns: HeaderColumn[],
  boundaries: ColumnBoundary[],
): Cell[] {
  const split = joinNeighbours(cellsOf(lines, (run) => splitAtEdges(run, boundaries)));
  if (split.some(isAmount)) return withWordsBack(split);
  // In a row without an amount, a number is part of a sentence, which may extend under the columns behind the
  // description.
  const described = columns.findIndex(({concepts}) => concepts.has('description'));
  return joinNeighbours(
    cellsOf(lines, (run) => splitAtEdges(run, boundaries.slice(0, Math.max(0, described)))),
  );

  function cellsOf(from: TextLine[], partsOf: (run: Token[]) => Token[][]): Cell[] {
    return from.flatMap((line) =>
      runsOf(line)
        .flatMap(partsOf)
        .map((part) => cellOf(part, columns[columnOf(part, boundaries)]!, line)),
    );
  }
}

/** "Spaghetti al" and "nero 10%": moves the last words of a description back from the column of figures behind it. */
function withWordsBack(cells: Cell[]): Cell[] {
  const kept: Cell[] = [];
  for (const cell of cells) {
    const last = kept.at(-1);
    const [, words, figure] = /^(\p{L}[\p{L} ]*) ((?:\p{Sc} ?)?[-−]?\d[\d.,]* ?%?)$/u.exec(cell.text) ?? [];
    const isBehind = last?.line.row === cell.line.row && last.column.concepts.has('description');
    if (!isBehind || words === undefined || figure === undefined || !isOfFigures(cell)) kept.push(cell);
    else kept.splice(-1, 1, {...last, text: `${last.text} ${words}`}, {...cell, text: figure});
  }
  return kept;
}

function isOfFigures({column: {concepts}, text}: Cell): boolean {
  const isNamed = ['tax_rate', 'quantity', 'unit_price', 'line_amount'] as const;
  return isNamed.some((name) => concepts.has(name)) && /^\p{L}{4}/u.test(text);
}

function isAmount({column: {concepts}, text}: Cell): boolean {
  return (concepts.has('line_amount') || concepts.has('unit_price')) && /\d/.test(text);
}

/**
 * Splits a run at the boundaries it crosses if they are clear or beside a number. A run of text without numbers is
 * not split: it may extend under the next column.
 */
function splitAtEdges(run: Token[], boundaries: ColumnBoundary[]): Token[][] {
  if (!run.some(isNumber) && !/\d/.test(run[0]!.text)) return [run];
  const parts: Token[][] = [];
  for (const token of run) {
    const last = parts.at(-1)?.at(-1);
    const boundary = last && boundaries.find(({at}) => at > middle(last.box) && at <= middle(token.box));
    if (boundary === undefined || !(boundary.isClear || isNumber(token) || isNumber(last!)))
      if (parts.length > 0) {
        parts.at(-1)!.push(token);
        continue;
      }
    parts.push([token]);
  }
  return parts;
}

function columnOf(tokens: Token[], boundaries: ColumnBoundary[]): number {
  return columnAt(
    unionOf(tokens.map(({box}) => box)),
    boundaries,
    tokens.some(isNumber) && tokens.length < 4,
  );
}

function middle(box: Box): number {
  return (box.left + box.right) / 2;
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
