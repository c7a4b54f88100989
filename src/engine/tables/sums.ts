import {addDecimals, compareDecimals} from '../values/decimal.js';
import {findMoney} from '../values/money.js';
import type {Notation} from '../values/found.js';
import {has, isPrice, isQuantity, type Item} from './item.js';

/**
 * Without rows that are the sum of the items above them, whatever they are called; what stands below a sum without a
 * name is a tax or the like unless it says how many.
 */
export function withoutSums(items: Item[], notation: Notation): Item[] {
  const kept: Item[] = [];
  let sum = '0';
  let isOver = false;
  for (const item of items) {
    const amount = amountOf(item, notation);
    const isBare = !item.cells.some((cell) => isPrice(cell) || isQuantity(cell));
    if (kept.length > 1 && isBare && amount !== undefined && compareDecimals(amount, sum) === 0) {
      isOver ||= !item.cells.some((cell) => has(cell.column, 'description'));
      continue;
    }
    isOver &&= !item.cells.some(isQuantity);
    if (isOver) continue;
    kept.push(item);
    sum = addDecimals(sum, amount ?? '0');
  }
  return kept;
}

/** The amount of an item; `undefined` where it has none. */
export function amountOf({cells}: Item, notation: Notation): string | undefined {
  return cells
    .filter((cell) => has(cell.column, 'line_amount'))
    .flatMap((cell) => findMoney(cell.text, notation).slice(-1))
    .map(({value}) => value)[0];
}
