import type {FieldValue} from '../../contract/extraction.js';
import {findValues} from '../values/find-values.js';
import {squash} from '../values/fold.js';
import type {Notation} from '../values/found.js';
import {cleanName} from '../values/name.js';
import type {Cell} from './cells.js';
import type {AskedColumn} from './columns.js';
import {has, type Item} from './items.js';

/** The value an item has in a column of the request; `null` when the table has no such column or the cell is empty. */
export function valueOfCell(asked: AskedColumn, item: Item, notation: Notation): FieldValue {
  const cells = item.cells.filter((cell) => answers(cell, asked));
  if (asked.type === 'text' || asked.type === 'name' || asked.type === 'address') return textOf(cells);
  for (const cell of cells) {
    const text = asked.type === 'money' ? cell.text.replace(/\d+(?:[.,]\d+)? ?%/g, '') : cell.text;
    const found = findValues(asked.type, text, notation);
    const hit = asked.type === 'money' ? found.at(-1) : found[0];
    if (hit !== undefined) return hit.value;
  }
  return null;
}

function answers(cell: Cell, asked: AskedColumn): boolean {
  if (asked.concept !== undefined && has(cell.column, asked.concept)) return true;
  return asked.labels.includes(squash(cell.column.title));
}

/** The first line, and the next ones where a line was broken because the next word had no room on it. */
function textOf(cells: Cell[]): string | null {
  const worded = cells.filter((cell) => /\p{L}/u.test(cell.text));
  const lines = worded.length > 1 && isCode(worded[0]!) ? worded.slice(1) : worded;
  const [first] = lines;
  if (first === undefined) return null;
  const block = paragraphOf(lines);
  const edge = Math.max(...block.map((cell) => cell.box.right));
  const kept = [first];
  for (const next of block.slice(1)) {
    if (!isBrokenBefore(kept.at(-1)!, next, edge)) break;
    kept.push(next);
  }
  return cleanName(kept.reduce((text, cell) => joinLines(text, cell.text), '')) || null;
}

/** The lines from the first on that stand close below each other, up to a remark. */
function paragraphOf(lines: Cell[]): Cell[] {
  const end = lines.findIndex((next, index) => {
    if (index === 0) return false;
    const {box} = lines[index - 1]!;
    return isRemark(next.text) || next.box.top - box.bottom > box.bottom - box.top;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** A word divided at the end of a line is one word again. */
function joinLines(text: string, next: string): string {
  return /\p{L}-$/u.test(text) && /^\p{L}/u.test(next) ? text + next : `${text} ${next}`;
}

/** `GTIN: 4012345001235` and a sentence below the name of an article are about it, not part of it. */
function isRemark(text: string): boolean {
  return /^[^\d]{0,40}[:：] ?\S/.test(text) || text.split(' ').length > 6;
}

function isBrokenBefore(last: Cell, next: Cell, edge: number): boolean {
  const height = last.box.bottom - last.box.top;
  if (/\p{L}-$/u.test(last.text)) return true;
  const firstWord = next.text.split(' ')[0]!.length / next.text.length;
  const room = edge - last.box.right;
  return room < firstWord * (next.box.right - next.box.left) + 0.3 * height;
}

/** Under a title for both, the number of the article comes before its name. */
function isCode({text, column}: Cell): boolean {
  return has(column, 'article_number') && /\d/.test(text) && !text.trim().includes(' ');
}
