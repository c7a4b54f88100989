import {heightOf} from '../box.js';
import type {LineRange} from './line-range.js';
import type {ResultCache} from './result-cache.js';
import type {DocumentView, PageView, TextLine} from './document-view.js';

/** Lines of running text as one text, and where each begins in it. */
export interface Paragraph {
  text: string;
  lines: {line: TextLine; at: number}[];
}

/** The running text of a document: on each page the lines that are alone in their rows, split at wide gaps. */
export function paragraphsOf(view: DocumentView): Paragraph[] {
  return view.pages.flatMap(paragraphsOn);
}

function paragraphsOn(page: PageView): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let last: TextLine | undefined;
  for (const row of page.rows) {
    const [line] = row;
    if (line === undefined || row.length > 1) {
      last = undefined;
      continue;
    }
    const paragraph = last !== undefined && goesOn(last, line) ? paragraphs.at(-1)! : undefined;
    if (paragraph === undefined) paragraphs.push({text: line.text, lines: [{line, at: 0}]});
    else {
      paragraph.lines.push({line, at: paragraph.text.length + 1});
      paragraph.text += ` ${line.text}`;
    }
    last = line;
  }
  return paragraphs;
}

/**
 * Whether a line goes on with a paragraph: at most about two lines may be left out, and it begins left of the last
 * line's end.
 */
function goesOn(last: TextLine, next: TextLine): boolean {
  const gap = next.box.top - last.box.bottom;
  return gap < 3 * Math.max(heightOf(last.box), last.page.lineHeight) && next.box.left < last.box.right;
}

/** Whether a line is running text: enough words, many of them in small letters, in a paragraph of several lines. */
export function isOfParagraph(
  line: TextLine,
  {once, view}: {once: ResultCache; view: DocumentView},
): boolean {
  const words = line.tokens.filter(({text}) => /\p{L}/u.test(text));
  const small = words.filter(({text}) => /^\p{Ll}/u.test(text)).length;
  if (words.length < leastWords || 2 * small < words.length) return false;
  return once
    .of(paragraphsOf, view)
    .some(({lines}) => lines.length > 1 && lines.some((one) => one.line === line));
}

const leastWords = 6;

/** The parts of lines that a range of a paragraph's text covers. */
export function rangesOf({lines}: Paragraph, {start, end}: {start: number; end: number}): LineRange[] {
  return lines.flatMap(({line, at}) => {
    const from = Math.max(0, start - at);
    const to = Math.min(line.text.length, end - at);
    return from < to ? [{line, start: from, end: to}] : [];
  });
}
