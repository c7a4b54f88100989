import {linesOf} from '../../src/engine/group-words-into-lines.js';
import type {Page, Word} from '../../src/engine/page.js';

/** A page as typewritten text: each character six units wide, each line twelve high; two spaces and more part columns. */
export function pageOf(text: string, number = 1, source: Word['source'] = 'text'): Page {
  const rows = text.replace(/^\n/, '').split('\n');
  const words = rows.flatMap((row, index) => wordsOf(row, index, source));
  return {number, width: 600, height: Math.max(800, rows.length * 14), words, lines: linesOf(words)};
}

function wordsOf(row: string, index: number, source: Word['source']): Word[] {
  return [...row.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: {
      left: match.index * 6,
      right: (match.index + match[0].length) * 6,
      top: index * 14,
      bottom: index * 14 + 10,
    },
    confidence: 1,
    source,
  }));
}
