import type {DocumentAnalysis, PageAnalysis, Segment} from '../layout/analysis.js';
import {columnOverlap, areInRow} from '../layout/neighbourhood.js';
import type {FieldQuery} from '../query/field-query.js';
import {wordsOfName} from '../query/meaning/field-concept.js';
import type {Candidate} from './candidate.js';
import {tellingWords} from './sentences/query-concepts.js';
import {matchableText} from './sentences/matchable-text.js';
import {plainText, typedValues, type TypedValue} from './typed-values.js';
import {unionOf} from '../box.js';

/** Maximum number of words of a row or column header. */
const longestHeader = 8;
/** Maximum number of cells per query. */
const mostCells = 6;
/** Forms of one word share at least so many initial letters; the longer one has at most so many others. */
const [leastStem, longestEnding] = [5, 3];
/** Minimum number of letters of an abbreviation: "Fri" for "Friday". */
const shortestAbbreviation = 3;

/** A short segment with words of the request: bit n of `matched` is set if it has word n. */
interface CellHeader {
  segment: Segment;
  matched: number;
  /** 0 to 1: the share of its own words that the request has. */
  share: number;
}

interface Crossing {
  page: PageAnalysis;
  row: CellHeader;
  column: CellHeader;
  cell: Segment;
  /** Number of segments between row header and cell, and between column header and cell. */
  between: {row: number; column: number};
}

/** Values where a row and a column of the request cross: "hours on Friday", "target grade in French". */
export function tableCellSource({pages, numberLocale}: DocumentAnalysis): (query: FieldQuery) => Candidate[] {
  return (query) => {
    const words = wordsOf(query);
    if (words.length < 2) return [];
    const crossings = pages.flatMap((page) => crossingsOf(page, words));
    const ranked = crossings
      .sort((a, b) => coverage(b) - coverage(a) || ownShare(b) - ownShare(a) || steps(a) - steps(b))
      .slice(0, mostCells);
    return ranked.flatMap((crossing, rank) => {
      const signals = signalsOf(crossing, {rank, ranked, words: words.length});
      return valuesOf(crossing, query, numberLocale).map((typed) =>
        candidateOf(query, crossing, typed, signals),
      );
    });
  };
}

/** The telling words of the request: at most 30, so that a set of them fits into the bits of a 32-bit integer. */
function wordsOf({field: {name, prompt = ''}}: FieldQuery): string[] {
  const text = prompt.trim() === '' ? wordsOfName(name) : prompt;
  return [...new Set(tellingWords(matchableText(text)))].slice(0, 30);
}

function crossingsOf(page: PageAnalysis, words: readonly string[]): Crossing[] {
  const headers = page.segments.flatMap((segment) => headerOf(segment, words) ?? []);
  return headers.flatMap((row) => {
    const cells = page.segments.filter((other) => isRightOf(row.segment, other));
    if (cells.length === 0) return [];
    const columns = headers.filter((column) => addsTo(row, column) && isAbove(column.segment, row.segment));
    return columns.flatMap((column) =>
      cells
        .filter((cell) => columnOverlap(column.segment, cell) > 0)
        .map((cell) => ({page, row, column, cell, between: cellsBetween(page, {row, column, cell})})),
    );
  });
}

function headerOf(segment: Segment, words: readonly string[]): CellHeader | undefined {
  const own = matchableText(segment.text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (own.length === 0 || own.length > longestHeader) return undefined;
  let matched = 0;
  const known = own.filter((word) => {
    const at = words.findIndex((asked) => isSameWord(asked, word));
    if (at >= 0) matched |= 1 << at;
    return at >= 0;
  });
  return matched === 0 ? undefined : {segment, matched, share: known.length / own.length};
}

function isSameWord(asked: string, printed: string): boolean {
  if (asked === printed) return true;
  if (printed.length >= shortestAbbreviation && asked.startsWith(printed) && /^\p{L}+$/u.test(printed))
    return true;
  let alike = 0;
  while (alike < Math.min(asked.length, printed.length) && asked[alike] === printed[alike]) alike++;
  return alike >= leastStem && Math.max(asked.length, printed.length) - alike <= longestEnding;
}

/** Whether each of two headers has a word of the request that the other lacks. */
function addsTo(row: CellHeader, column: CellHeader): boolean {
  return (column.matched & ~row.matched) !== 0 && (row.matched & ~column.matched) !== 0;
}

function isRightOf(header: Segment, other: Segment): boolean {
  return other !== header && other.box.left >= header.box.right && areInRow(header, other);
}

function isAbove(column: Segment, row: Segment): boolean {
  return column.box.bottom <= row.box.top + (row.box.bottom - row.box.top) / 2;
}

function cellsBetween(
  {segments}: PageAnalysis,
  {row, column, cell}: Pick<Crossing, 'row' | 'column' | 'cell'>,
): Crossing['between'] {
  const inRow = segments.filter((other) => isRightOf(row.segment, other) && other.box.right <= cell.box.left);
  const inColumn = segments.filter(
    (other) =>
      columnOverlap(other, cell) > 0 &&
      other.box.top >= column.segment.box.bottom &&
      other.box.bottom <= cell.box.top,
  );
  return {row: inRow.length, column: inColumn.length};
}

function coverage({row, column}: Crossing): number {
  let bits = row.matched | column.matched;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

function ownShare({row, column}: Crossing): number {
  return row.share + column.share;
}

function steps({between}: Crossing): number {
  return between.row + between.column;
}

function signalsOf(
  crossing: Crossing,
  {rank, ranked, words}: {rank: number; ranked: readonly Crossing[]; words: number},
): Record<string, number> {
  const {row, column, cell, between, page} = crossing;
  const rivals = ranked.filter((other) => coverage(other) >= coverage(crossing)).length - 1;
  return {
    cellCoverage: coverage(crossing) / words,
    cellRank: rank,
    cellRivals: rivals,
    cellRowShare: row.share,
    cellColumnShare: column.share,
    cellColumnLabel: column.segment.labelProbability,
    cellRowLabel: row.segment.labelProbability,
    cellLabel: cell.labelProbability,
    cellsLeft: Math.min(between.row, 10),
    cellsAbove: Math.min(between.column, 20),
    cellRowGap: Math.min(30, (cell.box.left - row.segment.box.right) / page.textHeight),
    cellColumnGap: Math.min(60, (cell.box.top - column.segment.box.bottom) / page.textHeight),
  };
}

/** The values in a cell that have the type of the query. If the type is only inferred, also the text as printed. */
function valuesOf(
  {cell}: Crossing,
  query: FieldQuery,
  numberLocale: DocumentAnalysis['numberLocale'],
): TypedValue[] {
  const typed = typedValues(cell.words, query, numberLocale);
  return query.isTypeGiven || query.type === undefined ? typed : [...typed, ...plainText(cell.words)];
}

function candidateOf(
  query: FieldQuery,
  {page}: Crossing,
  {value, raw, words, quality, share}: TypedValue,
  signals: Record<string, number>,
): Candidate {
  return {
    query,
    source: 'table',
    value,
    raw,
    page,
    box: unionOf(words.map(({box}) => box)),
    words,
    signals: {...signals, cellQuality: quality, cellValueShare: share},
  };
}
