import type {Output} from '../io.js';
import {widthOf} from './width.js';

/** How wide lines may be: as wide as the terminal, and as long as they are where there is none. */
export function columnsOf({isTTY, columns}: Output): number {
  return isTTY === true ? (columns ?? 80) : Infinity;
}

/** A line broken between words, what follows indented by two more. Colours take no room; words that are too long stay whole. */
export function wrap(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns))
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  if (shownWidth(line) <= columns) return line;
  const indent = /^ */.exec(line)![0];
  const rows: string[] = [];
  let row = '';
  for (const word of line.slice(indent.length).split(' ')) {
    const next = row === '' ? `${indent}${rows.length === 0 ? '' : '  '}${word}` : `${row} ${word}`;
    if (row === '' || shownWidth(next) <= columns) row = next;
    else {
      rows.push(row);
      row = `${indent}  ${word}`;
    }
  }
  return [...rows, row].join('\n');
}

function shownWidth(text: string): number {
  return widthOf(text.replaceAll(/\u001b\[[\d;]*m/g, ''));
}
