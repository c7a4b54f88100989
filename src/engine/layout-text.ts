import {heightOf, widthOf} from './box.js';
import {rowsOf, splitAtColumns} from './group-words-into-lines.js';
import type {Page, Word} from './page.js';

/**
 * A page as plain text in which words keep their positions: columns stay columns, an empty line separates paragraphs.
 */
export function layoutText(page: Pick<Page, 'words'>): string {
  if (page.words.length === 0) return '';
  const characterWidth = medianOf(page.words.map(({text, box}) => widthOf(box) / text.length));
  const lineHeight = medianOf(page.words.map(({box}) => heightOf(box)));
  const out: string[] = [];
  let bottom = Infinity;
  for (const row of rowsOf(page.words)) {
    const top = Math.min(...row.map(({box}) => box.top));
    if (top - bottom > lineHeight) out.push('');
    out.push(typeset(row, characterWidth));
    bottom = Math.max(...row.map(({box}) => box.bottom));
  }
  return out.join('\n');
}

/**
 * A row as text of fixed width: each run of words between column gaps starts at its column, at least two spaces after
 * the run before.
 */
function typeset(row: Word[], characterWidth: number): string {
  let text = '';
  for (const line of splitAtColumns(row)) {
    const column = Math.min(widestLine, Math.round(line[0]!.box.left / characterWidth));
    const spaces = Math.max(text === '' ? 0 : 2, column - text.length);
    text += ' '.repeat(spaces) + line.map((word) => word.text).join(' ');
  }
  return text;
}

/** Greatest column: a page of dots must not become a line of megabytes. */
const widestLine = 400;

function medianOf(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
