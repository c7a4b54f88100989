import {linesOn, type LocatedLine} from '../grounding/text-location.js';
import type {Page} from '../page.js';

/** A line with its id in a question, and as it is written there. */
export interface NumberedLine extends LocatedLine {
  /** Page and line, `2.15`. */
  id: string;
  /** `2.15 [5,80] Total 12.00`: id, left and top in hundredths of the page, text. */
  written: string;
}

export function numberLines(pages: Page[]): NumberedLine[] {
  return pages.flatMap((page) =>
    linesOn([page]).map((placed, index) => {
      const id = `${page.number}.${index + 1}`;
      return {...placed, id, written: `${id} ${cornerOf(placed)} ${plain(placed.line.text)}`};
    }),
  );
}

/** Longer lines are cut, in characters; no line of a real document is longer. */
const longestLine = 1000;

function cornerOf({page, line}: LocatedLine): string {
  const left = Math.round((100 * line.box.left) / page.width);
  const top = Math.round((100 * line.box.top) / page.height);
  return `[${left},${top}]`;
}

/**
 * On one line and without control characters, so that no text can pass for the next line or the end of the document.
 */
function plain(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestLine);
}
