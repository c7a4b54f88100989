import type {Output} from '../io.js';
import {widthOf} from './width.js';

/** Columns that a line may have: those of the terminal, and without limit where the output is none. */
export function columnsOf({isTTY, columns}: Output): number {
  return isTTY === true ? (columns ?? 80) : Infinity;
}

/**
 * Breaks each line between words; continuation lines are indented by two more columns. Words that are too long stay whole.
 * Our own: wrap-ansi has no hanging indent.
 */
export function wrap(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns))
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  if (widthOf(line) <= columns) return line;
  const indent = /^ */.exec(line)![0];
  const rows: string[] = [];
  let row = '';
  for (const word of line.slice(indent.length).split(' ')) {
    const next = row === '' ? `${indent}${rows.length === 0 ? '' : '  '}${word}` : `${row} ${word}`;
    if (row === '' || widthOf(next) <= columns) row = next;
    else {
      rows.push(row);
      row = `${indent}  ${word}`;
    }
  }
  return [...rows, row].join('\n');
}
