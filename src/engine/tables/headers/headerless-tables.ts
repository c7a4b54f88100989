import {overlapAcross} from '../../overlaps.js';
import {haveSameRight, heightOf, unionOf, widthOf} from '../../box.js';
import {isClearAmount} from '../../clear-amount.js';
import type {ReadDocument} from './read-document.js';
import type {PageView, TextLine, Token} from '../../page-view/document-view.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {Box} from '../../page.js';
import {units} from '../../knowledge/languages/gathered/units.js';
import {fold} from '../../values/fold.js';
import {findDates} from '../../values/date.js';
import {findMoney} from '../../values/money.js';
import {mostBetween, namesAbove} from './item-names-above.js';
import {isNumber} from './number-token.js';
import {runsOf} from './token-runs.js';
import type {HeaderColumn} from './header-column.js';
import type {Header} from './table-header.js';
import {isClosing} from './table-body.js';

/**
 * The first table without titles: rows of words and numbers whose last numbers are amounts with a common right edge.
 * The other columns get their meaning later, from the arithmetic of their numbers.
 */
export function firstHeaderlessTable(document: ReadDocument): Header[] {
  for (const page of document.view.pages) {
    const header = untitledTable(page, document);
    if (header !== undefined) return [header];
  }
  return [];
}

/** Index of the row before the text close above the first row of figures, at most `most` rows up. */
function nameAbove({lines}: FigureRow, document: ReadDocument, most: number): number {
  const {page} = lines[0]!;
  let row = lines[0]!.row - 1;
  while (row >= 0 && lines[0]!.row - row <= most) {
    const above = page.rows[row]!;
    const gap = page.rows[row + 1]![0]!.box.top - above[0]!.box.bottom;
    const isLabel = above.some((line) => line.text.includes(':')) || isClosing(above, document);
    if (gap > page.lineHeight / 2 || isLabel) break;
    row--;
  }
  return row;
}

interface FigureRow {
  lines: TextLine[];
  words: Box[];
  figures: Box[];
  amount: Box;
}

function untitledTable(page: PageView, document: ReadDocument): Header | undefined {
  const rows = page.rows.flatMap((lines) => figureRow(lines, document));
  const table = longestColumn(rows, page);
  const [first] = table;
  if (first === undefined) return undefined;
  const places = table.map(({lines}) => lines[0]!.row);
  const row = first.words.length === 0 ? nameAbove(first, document, mostBetween(places)) : places[0]! - 1;
  const columns = columnsOf(table, namesAbove(places, page));
  const box = unionOf(columns.map((column) => column.box));
  return {page, firstRow: row, lastRow: row, lines: [], columns, box: {...box, bottom: first.amount.top}};
}

/** The parts of a row that ends in an amount, has words or several figures before it, and does not end a table. */
function figureRow(row: TextLine[], document: ReadDocument): FigureRow[] {
  const lines = withoutBeside(row, document);
  if (isClosing(lines, document) || lines.some((line) => findDates(line.text).length > 0)) return [];
  const runs = lines.flatMap((line) => runsOf(line).flatMap(splitLead));
  const last = runs.at(-1);
  if (last === undefined || !isFigure(last) || !isAmount(last, document)) return [];
  const figures = runs.filter(isFigure).map(boxOf);
  const words = runs
    .filter((run) => !isFigure(run) && run.some(({text}) => /\p{L}{2}/u.test(text)) && !run.every(isUnit))
    .map(boxOf);
  if (words.length === 0 && figures.length < 3) return [];
  if (lines.some((line) => /[:：] *\S/.test(line.text))) return [];
  return [{lines, words, figures, amount: figures.at(-1)!}];
}

/** A row up to its last amount: text behind a gap after it is outside the table. */
function withoutBeside(row: TextLine[], document: ReadDocument): TextLine[] {
  const end = row.findLastIndex((line) => {
    const last = runsOf(line).at(-1);
    return last !== undefined && isFigure(last) && isAmount(last, document);
  });
  const behind = row[end + 1];
  if (end < 1 || behind === undefined) return row;
  const gap = behind.box.left - row[end]!.box.right;
  return gap > heightOf(behind.box) ? row.slice(0, end + 1) : row;
}

/** Divides a run between a number and the words behind it: a right-aligned quantity is close to the description. */
function splitLead(run: Token[]): Token[][] {
  const [first, second] = run;
  if (run.length < 2 || !isNumber(first!) || isFigure(run) || isNumber(second!)) return [run];
  return [[first!], run.slice(1)];
}

/** Whether a run is a number, possibly with its unit or currency. */
function isFigure(run: Token[]): boolean {
  const words = run.filter(({text}) => /\p{L}/u.test(text));
  return run.some(isNumber) && words.length <= 1 && run.length <= 4 && words.every(isUnit);
}

/**
 * Whether a word may be a unit or currency, possibly cut off by its column: short, known, or the beginning of a known
 * one.
 */
function isUnit({text}: Token): boolean {
  const key = fold(text).replace(/\.$/, '');
  return (
    key.length < 4 || units.has(key) || (key.length > 3 && [...units].some((unit) => unit.startsWith(key)))
  );
}

function isAmount(run: Token[], {view}: ReadDocument): boolean {
  const text = run.map((token) => token.text).join(' ');
  return findMoney(text, view.numberLocale).some(isClearAmount);
}

function boxOf(run: Token[]): Box {
  return unionOf(run.map(({box}) => box));
}

/** The longest list of rows whose amounts have a common right edge, without a wide gap between. */
function longestColumn(rows: FigureRow[], page: PageView): FigureRow[] {
  let best: FigureRow[] = [];
  for (const start of rows) {
    const column = [start];
    for (const next of rows.slice(rows.indexOf(start) + 1)) {
      if (!haveSameRight(next.amount, start.amount)) continue;
      if (next.amount.top - column.at(-1)!.amount.bottom > 9 * page.lineHeight) break;
      column.push(next);
    }
    if (column.length > best.length) best = column;
  }
  return best;
}

/**
 * The columns of a table without titles: figures above each other, and the widest text between them as the
 * description.
 */
function columnsOf(rows: FigureRow[], names: Box | undefined): HeaderColumn[] {
  const figures = mergeAcross(rows.flatMap((row) => row.figures));
  const words = rows.flatMap((row) => row.words);
  const text = widest(
    mergeAcross(words.filter((box) => figures.every((other) => overlapAcross(box, other) <= 0))),
  );
  // Names on lines of their own overlap no column: their column is where they begin, else a narrow one left of the
  // figures.
  const boundary = Math.min(...figures.map(({left}) => left));
  const described = text ??
    clipBeforeFigures(names, figures) ?? {...figures[0]!, left: boundary - 2, right: boundary - 1};
  const all = [...figures.map(untitled), titled(described, 'description')];
  const columns = all.sort((a, b) => a.box.left - b.box.left);
  columns.at(-1)!.concepts = new Map([['line_amount', 1]]);
  return columns;
}

/** The box of the item names, cut off before the first column of figures right of it. */
function clipBeforeFigures(names: Box | undefined, figures: Box[]): Box | undefined {
  if (names === undefined) return undefined;
  const behind = figures.filter(({left}) => left > names.left).map(({left}) => left);
  return {...names, right: Math.min(names.right, ...behind.map((left) => left - 1))};
}

function untitled(box: Box): HeaderColumn {
  return {box, title: '', concepts: new Map()};
}

function titled(box: Box, concept: ConceptName): HeaderColumn {
  return {box, title: '', concepts: new Map([[concept, 1]])};
}

function mergeAcross(boxes: Box[]): Box[] {
  const merged: Box[] = [];
  for (const box of [...boxes].sort((a, b) => a.left - b.left)) {
    const last = merged.at(-1);
    if (last !== undefined && overlapAcross(last, box) > 0) merged[merged.length - 1] = unionOf([last, box]);
    else merged.push(box);
  }
  return merged;
}

function widest(boxes: Box[]): Box | undefined {
  return boxes.reduce<Box | undefined>(
    (best, next) => (best === undefined || widthOf(next) > widthOf(best) ? next : best),
    undefined,
  );
}
