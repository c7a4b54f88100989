import {unionOf} from '../../box.js';
import type {DocumentAnalysis, PageAnalysis} from '../../layout/analysis.js';
import type {Box, Word} from '../../page.js';
import {matchableText} from './matchable-text.js';
import {rowsInReadingOrder, type TextRow} from './text-columns.js';

/**
 * The text of a document as one string, joined over lines, hyphens and pages. A line ends in `\n` if the first word of
 * the next line would have fitted into it.
 */
export interface RunningText {
  text: string;
  /** `matchableText` of the text: the same length, character for character. */
  matchable: string;
  words: PlacedWord[];
}

interface PlacedWord {
  start: number;
  end: number;
  word: Word;
  page: PageAnalysis;
  /** Words of one printed line share it. */
  row: TextRow;
}

export function runningText(analysis: DocumentAnalysis): RunningText {
  const words: PlacedWord[] = [];
  let text = '';
  for (const page of analysis.pages) {
    const rows = rowsInReadingOrder(page);
    rows.forEach((row, at) => {
      for (const word of row) {
        const start = text.length;
        text += word.text;
        words.push({start, end: text.length, word, page, row});
        if (word !== row.at(-1)) text += ' ';
      }
      text = withBreak(text, {row, next: rows[at + 1], rows});
    });
  }
  return {text, matchable: matchableText(text), words};
}

/**
 * Page, box and words of a range of characters; `undefined` if it has no words. If it goes over to the next page, page
 * and box are those of the first part.
 */
export function positionOf(
  {words}: RunningText,
  {start, end}: {start: number; end: number},
): {page: PageAnalysis; box: Box; words: Word[]} | undefined {
  const inside = words.filter((word) => word.start < end && word.end > start);
  const page = inside[0]?.page;
  if (page === undefined) return undefined;
  const ofPage = inside.filter((word) => word.page === page).map(({word}) => word);
  return {page, box: unionOf(ofPage.map(({box}) => box)), words: inside.map(({word}) => word)};
}

/** Appends what separates two lines: nothing within a hyphenated word (the hyphen goes), a line break or a space. */
function withBreak(text: string, {row, next, rows}: {row: TextRow; next?: TextRow; rows: TextRow[]}): string {
  if (next === undefined) return `${text} `;
  if (/\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(next[0]!.text)) return text.slice(0, -1);
  return text + (endsEarly(row, next, rows) ? '\n' : ' ');
}

/** Whether the first word of the next line would have fitted into this one, or the next line is in another column. */
function endsEarly(row: TextRow, next: TextRow, rows: TextRow[]): boolean {
  const last = row.at(-1)!.box;
  const [left, first] = [row[0]!.box.left, next[0]!.box];
  if (first.bottom < last.top) return true;
  const beside = rows.filter((other) => other[0]!.box.left <= last.right && other.at(-1)!.box.right >= left);
  const right = Math.max(...beside.map((other) => other.at(-1)!.box.right));
  return right - last.right > first.right - first.left;
}
