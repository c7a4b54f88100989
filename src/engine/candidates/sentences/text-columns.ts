import {heightOf} from '../../box.js';
import {rowsOf} from '../../group-words-into-lines.js';
import type {PageAnalysis} from '../../layout/analysis.js';
import type {Word} from '../../page.js';

/** The words of one printed line, left to right. */
export type TextRow = Word[];

/** Rows of a page in the order they are read: where text is set in two columns, the left one first. */
export function rowsInReadingOrder({page}: PageAnalysis): TextRow[] {
  const rows = rowsOf(page.words);
  const ordered: TextRow[] = [];
  for (let at = 0; at < rows.length;) {
    const gutter = gutterFrom(rows.slice(at));
    if (gutter === undefined) ordered.push(rows[at++]!);
    else {
      const zone = rows.slice(at, at + gutter.rows);
      const middle = (gutter.left + gutter.right) / 2;
      ordered.push(...zone.map((row) => row.filter(({box}) => box.right <= middle)));
      ordered.push(...zone.map((row) => row.filter(({box}) => box.right > middle)));
      at += gutter.rows;
    }
  }
  return ordered.filter((row) => row.length > 0);
}

interface Gutter {
  left: number;
  right: number;
  /** Number of rows it runs through. */
  rows: number;
}

/** Minimum rows of a gutter: fewer with a common gap are chance, a signature block, or a label with its value. */
const leastRows = 6;

/** The gutter that begins in the first row and runs through most rows, between running text on both sides. */
function gutterFrom(rows: TextRow[]): Gutter | undefined {
  const widest = gapsOf(rows[0]!).map((gap) => followed(gap, rows));
  return widest.sort((a, b) => b.rows - a.rows).find((gutter) => gutter.rows >= leastRows);
}

function gapsOf(row: TextRow): Gutter[] {
  return row.slice(1).flatMap((word, at) => {
    const gap = {left: row[at]!.box.right, right: word.box.left, rows: 1};
    return isWide(gap, word) ? [gap] : [];
  });
}

/** Whether a gutter is at least as wide as a word is high: more than the spaces of justified text. */
function isWide({left, right}: Gutter, {box}: Word): boolean {
  return right - left >= heightOf(box);
}

/**
 * Follows a gap of the first row downwards while the part that all rows leave free stays wide. `rows` is 0 if too few
 * rows have running text on both sides.
 */
function followed(first: Gutter, rows: TextRow[]): Gutter {
  let gutter = first;
  let both = 0;
  for (const row of rows) {
    const left = row.filter(({box}) => box.right <= (gutter.left + gutter.right) / 2);
    const right = row.slice(left.length);
    const next = {
      left: Math.max(gutter.left, ...left.map(({box}) => box.right)),
      right: Math.min(gutter.right, ...right.map(({box}) => box.left)),
      rows: gutter.rows,
    };
    if (!isWide(next, row[0]!)) break;
    if (isText(left) && isText(right)) both++;
    gutter = {...next, rows: rows.indexOf(row) + 1};
  }
  return both >= leastRows ? gutter : {...gutter, rows: 0};
}

/** Whether words are running text: fewer than three are a table cell or a label. */
function isText(words: Word[]): boolean {
  return words.length >= 3;
}
