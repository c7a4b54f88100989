import type {NumberLocale} from '../../values/found.js';
import type {Cell} from '../structure/row-cells.js';
import type {HeaderColumn} from '../headers/header-column.js';
import {hasConcept, isQuantity, type Item} from '../structure/item.js';
import {multiplied, type Factors} from './quantity-times-price.js';
import {amountOf} from './without-sums.js';

/** Items of a table without quantities, which are taken from the names: "4 x Coperto", "14 h at 82.00". */
export function withEmbeddedQuantities(items: Item[], numberLocale: NumberLocale): Item[] {
  if (items.some(({cells}) => cells.some(isQuantity))) return items;
  const factors = items.map((item) => factorsOf(item, numberLocale));
  const counted = factors.filter((one) => one !== undefined);
  const isProven = counted.some(({price}) => price !== undefined);
  if (!isProven && counted.length < Math.max(2, items.length / 2)) return items;
  return items.map((item, index) => withFactors(item, factors[index]));
}

function described({cells}: Item): Cell[] {
  return cells.filter((cell) => hasConcept(cell.column, 'description'));
}

function factorsOf(item: Item, numberLocale: NumberLocale): Factors | undefined {
  const amount = amountOf(item, numberLocale);
  const texts = described(item).map(({text}) => text);
  return amount === undefined ? undefined : multiplied(texts, amount, numberLocale);
}

function withFactors(item: Item, factors: Factors | undefined): Item {
  const names = described(item);
  const [name] = names;
  if (factors === undefined || name === undefined) return item;
  const column = (concept: 'quantity' | 'unit_price'): HeaderColumn => ({
    ...name.column,
    title: '',
    concepts: new Map([[concept, 1]]),
  });
  const told = names.flatMap((cell, at) =>
    factors.rest[at] === '' ? [] : [{...cell, text: factors.rest[at]!}],
  );
  const price =
    factors.price === undefined ? [] : [{...name, column: column('unit_price'), text: factors.price}];
  return {
    ...item,
    cells: [
      {...name, column: column('quantity'), text: factors.quantity},
      ...price,
      ...told,
      ...item.cells.filter((cell) => !names.includes(cell)),
    ],
  };
}
