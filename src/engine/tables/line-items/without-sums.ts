import {addDecimals, compareDecimals} from '../../values/decimal.js';
import {findMoney} from '../../values/money.js';
import type {NumberLocale} from '../../values/found.js';
import {knownLabels} from '../../query/meaning/label-lexicon.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import {squash} from '../../values/fold.js';
import {hasConcept, isPrice, isQuantity, type Item} from '../structure/item.js';

/**
 * Drops rows that are the sum of the items above them, whatever their labels. Rows below a sum without a name are
 * taxes and the like; they are dropped too, up to one with a quantity.
 */
export function withoutSums(items: Item[], numberLocale: NumberLocale): Item[] {
  const arePriced = items.filter(({cells}) => cells.some(isPrice)).length > items.length / 2;
  const kept: Item[] = [];
  const amounts: string[] = [];
  let isOver = false;
  for (const item of items) {
    const amount = amountOf(item, numberLocale);
    const isPriced = item.cells.some(isPrice);
    const isBare = !isPriced && (arePriced || !item.cells.some(isQuantity));
    if (isBare && amount !== undefined && isSum(amount, amounts, arePriced)) {
      isOver ||= arePriced || !item.cells.some((cell) => hasConcept(cell.column, 'description'));
      continue;
    }
    isOver &&= !item.cells.some(isQuantity) || (arePriced && !isPriced);
    if (isOver || isTotal(item)) continue;
    kept.push(item);
    amounts.push(amount ?? '0');
  }
  return kept;
}

/** Whether the name of an item is nothing but the label of a total, as below a column of quantities. */
function isTotal({cells}: Item): boolean {
  const names = cells.filter((cell) => hasConcept(cell.column, 'description'));
  const meanings = knownLabels().exact(squash(names.map(({text}) => text).join(' ')));
  return meanings !== undefined && totals.some((name) => meanings.has(name));
}

const totals: ConceptName[] = ['grand_total', 'net_total', 'subtotal', 'item_count'];

/** Whether an amount is the sum of all amounts, or with `ofSome` of the first or last of them. */
function isSum(amount: string, amounts: string[], ofSome: boolean): boolean {
  if (amounts.length < 2) return false;
  if (compareDecimals(amount, addDecimals(...amounts)) === 0) return true;
  return (
    ofSome &&
    amounts.some(
      (_, at) =>
        (at > 1 && compareDecimals(amount, addDecimals(...amounts.slice(0, at))) === 0) ||
        (at > 0 &&
          at < amounts.length - 1 &&
          compareDecimals(amount, addDecimals(...amounts.slice(at))) === 0),
    )
  );
}

/** The amount of an item; `undefined` where it has none. */
export function amountOf({cells}: Item, numberLocale: NumberLocale): string | undefined {
  return cells
    .filter((cell) => hasConcept(cell.column, 'line_amount'))
    .flatMap((cell) => findMoney(cell.text, numberLocale).slice(-1))
    .map(({value}) => value)[0];
}
