import {heightOf} from '../../box.js';
import type {TextLine, Token} from '../../page-view/document-view.js';
import {isNumber} from '../headers/number-token.js';
import {cellGap} from '../headers/token-runs.js';
import type {TableColumn} from './table.js';

interface Strip {
  left: number;
  right: number;
  titles: Token[];
}

const fewRows = 3;
/** The least gap between columns, in line heights; in few rows gaps between words may align by chance. */
export function columnGap(rows: number): number {
  return rows < fewRows ? cellGap : cellGap / 2;
}

/** The share of rows whose text may extend into the next column. */
export const overrunning = 0.15;
/** How many rows are searched for the fullest row. */
const firstRows = 12;

/** The columns of the filled rows of a table, each with its title from the header. */
export function tableColumns(header: TextLine[], body: TextLine[][]): TableColumn[] {
  const filled = filledRows(body);
  const height = Math.max(...header.map(({box}) => heightOf(box)));
  const strips = stripsOf(filled, columnGap(filled.length) * height);
  for (const run of header.flatMap(({tokens}) => closeTokens(tokens))) placeTitle(run, strips);
  const titled = strips.sort((a, b) => a.left - b.left).reduce<Strip[]>(withoutUntitled, []);
  return titled.map(({titles, left, right}) => ({
    title: titles.map(({text}) => text).join(' '),
    tokens: titles,
    left,
    right,
  }));
}

/** The cells of a row as text, one per column; empty for an empty cell. */
export function cellsIn(lines: TextLine[], columns: TableColumn[]): string[] {
  const boundaries = columns.slice(1).map(({left}, at) => (columns[at]!.right + left) / 2);
  const texts = columns.map((): string[] => []);
  for (const run of lines.flatMap(({tokens}) => closeTokens(tokens))) {
    let at = columnOf(run[0]!, boundaries);
    run.forEach((token, index) => {
      const own = columnOf(token, boundaries);
      if (own !== at && (index === 0 || beginsCell(run, index))) at = own;
      texts[at]!.push(token.text);
    });
  }
  return texts.map((words) => words.join(' '));
}

/** Words that extend into the next column stay in their cell; a number or a wide gap starts a new cell. */
function beginsCell(run: Token[], index: number): boolean {
  const [before, token] = [run[index - 1]!, run[index]!];
  const space = token.box.left - before.box.right;
  return isNumber(token) || isNumber(before) || space > (cellGap / 2) * heightOf(token.box);
}

function columnOf({box}: Token, boundaries: number[]): number {
  const middle = (box.left + box.right) / 2;
  return boundaries.filter((boundary) => boundary < middle).length;
}

/**
 * The rows that the columns are derived from: rows with at least half as many cells as the fullest of the first rows. If some
 * of them contain a digit, only those.
 */
function filledRows(body: TextLine[][]): TextLine[][] {
  const counts = body.map((row) => closeTokens(row.flatMap((line) => line.tokens)).length);
  const least = Math.max(2, Math.max(...counts.slice(0, firstRows)) / 2);
  const filled = body.filter((_, at) => counts[at]! >= least);
  const figured = filled.filter((row) => row.some(({text}) => /\d/.test(text)));
  return figured.length > 0 ? figured : filled;
}

/** Groups of tokens with gaps of less than half a line height. */
export function closeTokens(tokens: Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    const isClose = last !== undefined && token.box.left - last.box.right <= heightOf(token.box) / 2;
    if (isClose) runs.at(-1)!.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** Vertical strips in which more rows have words than may overrun, separated by at least `gap`. */
function stripsOf(rows: TextLine[][], gap: number): Strip[] {
  const allowed = Math.floor(overrunning * rows.length);
  const boundaries = rows
    .flatMap((row) => coveredBy(row, gap))
    .flatMap(({left, right}) => [
      {x: left, step: 1},
      {x: right, step: -1},
    ])
    .sort((a, b) => a.x - b.x || b.step - a.step);
  const strips: Strip[] = [];
  let depth = 0;
  for (const {x, step} of boundaries) {
    const before = depth;
    depth += step;
    if (before <= allowed && depth > allowed) strips.push({left: x, right: x, titles: []});
    else if (before > allowed && depth <= allowed) strips.at(-1)!.right = x;
  }
  return joinedClose(strips, gap);
}

/** The horizontal extents of the text of a row; spaces between words are part of them. */
function coveredBy(row: TextLine[], gap: number): {left: number; right: number}[] {
  const stretches: {left: number; right: number}[] = [];
  for (const {box} of row.flatMap(({tokens}) => tokens)) {
    const last = stretches.at(-1);
    if (last !== undefined && box.left - last.right < gap) last.right = Math.max(last.right, box.right);
    else stretches.push({left: box.left, right: box.right});
  }
  return stretches;
}

function joinedClose(strips: Strip[], gap: number): Strip[] {
  return strips.reduce<Strip[]>((joined, strip) => {
    const last = joined.at(-1);
    if (last !== undefined && strip.left - last.right < gap) last.right = strip.right;
    else joined.push(strip);
    return joined;
  }, []);
}

/**
 * Assigns a run of header words: each to the column below it, or else to that of its neighbours; if none is below, to
 * a new column without values.
 */
function placeTitle(run: Token[], strips: Strip[]): void {
  const below = run.map(({box}) => stripBelow(box, strips));
  if (below.every((strip) => strip === undefined)) {
    const [first, last] = [run[0]!, run.at(-1)!];
    strips.push({left: first.box.left, right: last.box.right, titles: [...run]});
    return;
  }
  run.forEach((token, at) => {
    const strip = below[at] ?? below.slice(0, at).findLast(Boolean) ?? below.slice(at).find(Boolean);
    strip!.titles.push(token);
  });
}

function stripBelow({left, right}: Token['box'], strips: Strip[]): Strip | undefined {
  const [best] = strips
    .map((strip) => ({strip, shared: Math.min(strip.right, right) - Math.max(strip.left, left)}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return best?.strip;
}

/** A strip without a title belongs to the column before it, as a currency sign after an amount does. */
function withoutUntitled(strips: Strip[], strip: Strip): Strip[] {
  const last = strips.at(-1);
  if (strip.titles.length > 0 || last === undefined) return [...strips, strip];
  last.right = Math.max(last.right, strip.right);
  return strips;
}
