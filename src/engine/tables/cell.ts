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
    const found = findValues(asked.type, cell.text, notation);
    const hit = asked.type === 'money' ? found.at(-1) : found[0];
    if (hit !== undefined) return hit.value;
  }
  return null;
}

function answers(cell: Cell, asked: AskedColumn): boolean {
  if (asked.concept !== undefined && has(cell.column, asked.concept)) return true;
  return asked.labels.includes(squash(cell.column.title));
}

/** Under a title for both, the number of the article comes before its name. */
function isCode({text, column}: Cell): boolean {
  return has(column, 'article_number') && /\d/.test(text) && !text.trim().includes(' ');
}

/** The first line, and the next ones while a line was broken because it was full. */
function textOf(cells: Cell[]): string | null {
  const worded = cells.filter((cell) => /\p{L}/u.test(cell.text));
  const lines = worded.length > 1 && isCode(worded[0]!) ? worded.slice(1) : worded;
  const [first] = lines;
  if (first === undefined) return null;
  const widest = Math.max(...cells.map((cell) => cell.box.right));
  const kept = [first];
  for (const next of lines.slice(1)) {
    const last = kept.at(-1)!;
    const full = last.box.right - last.box.left > 0.8 * (widest - first.box.left);
    if (!full || next.box.top - last.box.bottom > last.box.bottom - last.box.top) break;
    kept.push(next);
  }
  return cleanName(kept.map((cell) => cell.text).join(' ')) || null;
}
