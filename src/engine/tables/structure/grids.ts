import {haveSameLeft, haveSameRight, heightOf, unionOf} from '../../box.js';
import type {Box} from '../../page.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import {isHeadingRow} from '../../labels/heading-rows.js';
import type {LabelsByLine} from '../../labels/label-detection.js';
import {columnGap} from './table-columns.js';
import {widestGap} from './table-below-titles.js';
import type {DocumentView, PageView, TextLine, Token} from '../../page-view/document-view.js';

/** A table of any kind: column titles in one row, and rows below that align with them. */
export interface Grid {
  page: PageView;
  titles: string[];
  /** The lines of the titles. */
  titleLines: TextLine[];
  rows: GridRow[];
  /** The row directly above the titles, if it is a single line without digits. */
  heading?: string;
  box: Box;
}

export interface GridRow {
  /** One text per title; empty for an empty cell. */
  cells: string[];
  lines: TextLine[];
}

/** The tables of a document, including those of line items, page by page from the top. */
export function gridsOf(view: DocumentView, detectedLabels: LabelsByLine): Grid[] {
  return view.pages.flatMap((page) => {
    const grids: Grid[] = [];
    for (let row = 0; row < page.rows.length; row++) {
      const grid = gridAt(page, row, detectedLabels);
      if (grid === undefined) continue;
      grids.push(grid);
      row += grid.rows.length;
    }
    return grids;
  });
}

/** The lines of tables of figures: at least three columns, and numbers in most of the rows. */
export function linesOfFigures(grids: Grid[]): Set<TextLine> {
  const figures = grids.filter(
    ({titles, rows}) =>
      titles.length > 2 && rows.length > 1 && rows.filter(hasFigure).length >= rows.length / 2,
  );
  return new Set(
    figures.flatMap(({titleLines, rows}) => [...titleLines, ...rows.flatMap(({lines}) => lines)]),
  );
}

function hasFigure({cells}: GridRow): boolean {
  return cells.some((cell) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell));
}

function gridAt(page: PageView, row: number, detectedLabels: LabelsByLine): Grid | undefined {
  const titles = page.rows[row]!;
  if (!isHeadingRow({page, row}, detectedLabels)) return undefined;
  const body = bodyOf(page, row, detectedLabels);
  const columns = columnsOf(titles, body);
  if (columns.length < 2 || body.length === 0) return undefined;
  const rows = joined(body.map((lines) => ({cells: cellsOf(lines, columns), lines})));
  const above = page.rows[row - 1];
  const heading = above?.length === 1 && !/\d/.test(above[0]!.text) ? above[0]!.text : undefined;
  return {
    page,
    titles: cellsOf(titles, columns),
    titleLines: titles,
    rows,
    ...(heading !== undefined && {heading}),
    box: unionOf([...titles, ...body.flat()].map((line) => line.box)),
  };
}

const mostRows = 60;

/** The rows below the titles, down to a wide gap, a sum, a label with a colon or another table. */
function bodyOf(page: PageView, row: number, detectedLabels: LabelsByLine): TextLine[][] {
  const body: TextLine[][] = [];
  let last = page.rows[row]!;
  for (let at = row + 1; at < Math.min(page.rows.length, row + 1 + mostRows); at++) {
    const next = page.rows[at]!;
    const gap = top(next) - bottom(last);
    const isOver = gap > widestGap * page.lineHeight || next.some((line) => isEnd(line, detectedLabels));
    if (
      isOver ||
      isNextTable(page, at, detectedLabels) ||
      !next.slice(1).every((line) => isUnder(line, page.rows[row]!))
    )
      break;
    body.push(next);
    last = next;
  }
  return body;
}

/**
 * Whether a line may be a cell below the titles: words share the left or right edge of a title word; text of at most
 * four letters may be anywhere.
 */
function isUnder({box, text}: TextLine, titles: TextLine[]): boolean {
  const tokens = titles.flatMap((line) => line.tokens);
  return (
    /^[^\p{L}]*(?:\p{L}{1,4}[^\p{L}]*)?$/u.test(text) ||
    tokens.some((token) => haveSameLeft(token.box, box) || haveSameRight(token.box, box))
  );
}

/** Whether a row is the titles of another table or the heading above them. */
function isNextTable(page: PageView, row: number, detectedLabels: LabelsByLine): boolean {
  const lines = page.rows[row]!;
  if (lines.length > 2 && isHeadingRow({page, row}, detectedLabels)) return true;
  const below = page.rows[row + 1];
  if (lines.length > 1 || below === undefined || /\d/.test(lines[0]!.text)) return false;
  return below.length > 1 && isHeadingRow({page, row: row + 1}, detectedLabels);
}

const sums = new Set<ConceptName>([
  'grand_total',
  'net_total',
  'subtotal',
  'tax_total',
  'tax_base',
  'open_amount',
]);

function isEnd(line: TextLine, detectedLabels: LabelsByLine): boolean {
  return detectedLabels
    .get(line)!
    .some(
      (detectedLabel) =>
        detectedLabel.from === 0 &&
        (detectedLabel.hasColon || [...detectedLabel.concepts.keys()].some((name) => sums.has(name))),
    );
}

interface Span {
  left: number;
  right: number;
}

/**
 * The columns: separated by gaps that run through titles and cells. A column without a title joins the one before it.
 */
function columnsOf(titles: TextLine[], body: TextLine[][]): Span[] {
  const tokens = [...titles, ...body.flat()].flatMap((line) => line.tokens);
  const height = heightOf(titles[0]!.box);
  const least = columnGap(body.length) * height;
  const spans: Span[] = [];
  for (const {box} of [...tokens].sort((a, b) => a.box.left - b.box.left)) {
    const last = spans.at(-1);
    if (last !== undefined && box.left - last.right < least) last.right = Math.max(last.right, box.right);
    else spans.push({left: box.left, right: box.right});
  }
  const titled = titles.flatMap((line) => line.tokens);
  return spans.reduce<Span[]>((columns, span) => {
    const hasTitle = titled.some((token) => isIn(token, span));
    const last = columns.at(-1);
    if (!hasTitle && last !== undefined) last.right = span.right;
    else columns.push({...span});
    return columns;
  }, []);
}

function cellsOf(lines: TextLine[], columns: Span[]): string[] {
  const tokens = lines.flatMap((line) => line.tokens);
  return columns.map((column) =>
    tokens
      .filter((token) => isIn(token, column))
      .map(({text}) => text)
      .join(' '),
  );
}

function isIn({box}: Token, {left, right}: Span): boolean {
  const middle = (box.left + box.right) / 2;
  return middle >= left && middle <= right;
}

/** Joins a row with one filled cell, neither in the first column nor an amount, to the row above. */
function joined(rows: GridRow[]): GridRow[] {
  return rows.reduce<GridRow[]>((all, row) => {
    const last = all.at(-1);
    const filled = row.cells.filter((cell) => cell !== '');
    const isMore = row.cells[0] === '' && filled.length === 1 && !/\d[.,]\d\d$/.test(filled[0]!);
    if (last === undefined || !isMore) return [...all, row];
    const cells = last.cells.map((cell, at) => `${cell} ${row.cells[at]!}`.trim());
    return [...all.slice(0, -1), {cells, lines: [...last.lines, ...row.lines]}];
  }, []);
}

function top(lines: TextLine[]): number {
  return Math.min(...lines.map(({box}) => box.top));
}

function bottom(lines: TextLine[]): number {
  return Math.max(...lines.map(({box}) => box.bottom));
}
