import type {NumberLocale} from '../../values/found.js';
import {findNumbers} from '../../values/number.js';
import {findMoney} from '../../values/money.js';
import {
  addDecimals,
  compareDecimals,
  isNear,
  isZero,
  multiplyDecimals,
  negateDecimal,
} from '../../values/decimal.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {HeaderColumn} from '../headers/header-column.js';
import type {Item} from '../structure/item.js';

/** The columns of quantity, unit price and line amount. */
interface Roles {
  quantity: HeaderColumn;
  unit_price: HeaderColumn;
  line_amount: HeaderColumn;
}

const roleNames = ['quantity', 'unit_price', 'line_amount'] as const satisfies ConceptName[];

/**
 * Items with the columns for which quantity times price is the amount in most of the rows, unless the titles
 * already fit half of them. Titles mislead ("Amount" above quantities, gross beside net, a lone "Total").
 */
export function withProvenRoles(items: Item[], columns: HeaderColumn[], numberLocale: NumberLocale): Item[] {
  const rows = items.map((item) => numbersOf(item, columns, numberLocale));
  const titled = rolesByTitle(columns);
  const half = rows.length / 2;
  if (titled !== undefined && proofs(rows, titled) >= Math.max(1, half)) return items;
  const proven = bestRoles(rows, columns, Math.floor(half) + 1);
  return proven === undefined ? items : items.map((item) => renamed(item, rename(columns, proven)));
}

type Numbers = Map<HeaderColumn, {first: string; last: string; hasCents: boolean}>;

function numbersOf(item: Item, columns: HeaderColumn[], numberLocale: NumberLocale): Numbers {
  const numbers: Numbers = new Map();
  for (const column of columns) {
    const cell = item.cells.find((one) => one.column === column && /\d/.test(one.text));
    if (cell === undefined || (column.concepts.has('description') && isWorded(cell.text))) continue;
    const amounts = cell.text.replace(/\d+(?:[.,]\d+)? ?%/g, '');
    // A cell with nothing but a percentage may be a discount.
    const text = /\d/.test(amounts) ? amounts : cell.text;
    const first = findNumbers(text, numberLocale)[0]?.value;
    const last = findMoney(text, numberLocale).at(-1)?.value;
    if (first !== undefined || last !== undefined)
      numbers.set(column, {
        first: first ?? last!,
        last: last ?? first!,
        hasCents: /\d[.,]\d{2}(?!\d)/.test(text),
      });
  }
  return numbers;
}

/** "Coffee beans, 1 kg" is a name, and its number no quantity. */
function isWorded(text: string): boolean {
  return /\p{L}{4}/u.test(text);
}

function rolesByTitle(columns: HeaderColumn[]): Roles | undefined {
  const [quantity, unitPrice, amount] = roleNames.map((name) =>
    columns.find((column) => column.concepts.has(name)),
  );
  return quantity && unitPrice && amount ? {quantity, unit_price: unitPrice, line_amount: amount} : undefined;
}

/**
 * In how many rows quantity times price is the amount, with or without a discount by a percentage in another column.
 */
function proofs(rows: Numbers[], roles: Roles): number {
  return rows.filter((row) => {
    const quantity = row.get(roles.quantity)?.first;
    const price = row.get(roles.unit_price)?.last;
    const amount = row.get(roles.line_amount)?.last;
    if (quantity === undefined || price === undefined || amount === undefined) return false;
    const rates = [...row].filter(([column]) => !Object.values(roles).includes(column));
    return (
      isProduct(quantity, price, amount) ||
      rates.some(([, {first}]) => isDiscounted({quantity, price, amount}, first))
    );
  }).length;
}

/** Whether the amount is quantity times price less a discount of `rate` per cent. */
function isDiscounted(
  {quantity, price, amount}: Record<'quantity' | 'price' | 'amount', string>,
  rate: string,
) {
  if (!isAbout(Number(quantity) * Number(price) * (1 - Number(rate) / 100), Number(amount))) return false;
  if (isZero(rate) || rate.startsWith('-') || compareDecimals(rate, '99') > 0) return false;
  const left = addDecimals('100', negateDecimal(rate));
  return isProduct(multiplyDecimals(quantity, left), multiplyDecimals(price, '0.01'), amount);
}

function isProduct(quantity: string, price: string, amount: string): boolean {
  if (!isAbout(Number(quantity) * Number(price), Number(amount))) return false;
  const product = multiplyDecimals(quantity, price);
  return isNear(product, amount, '0.02') || isNear(addDecimals(product, amount), '0', '0.02');
}

/**
 * A rough check that ignores signs. Exact arithmetic on every choice of columns takes seconds on a page full of
 * numbers.
 */
function isAbout(product: number, amount: number): boolean {
  return !(Math.abs(Math.abs(product) - Math.abs(amount)) > 0.03 + 1e-9 * Math.abs(amount));
}

function bestRoles(rows: Numbers[], columns: HeaderColumn[], least: number): Roles | undefined {
  const filled = columns.filter((column) => rows.some((row) => row.has(column)));
  let best: {roles: Roles; score: number} | undefined;
  for (const quantity of filled)
    for (const price of filled)
      for (const amount of filled) {
        if (quantity === price || columns.indexOf(amount) <= columns.indexOf(price) || quantity === amount)
          continue;
        const roles = {quantity, unit_price: price, line_amount: amount};
        const explained = proofs(rows, roles);
        if (explained < least || !isTelling(rows, roles)) continue;
        const titled = roleNames.filter((name) => roles[name].concepts.has(name)).length;
        const score =
          explained + 0.2 * titled + (columns.indexOf(quantity) < columns.indexOf(price) ? 0.1 : 0);
        if (best === undefined || score > best.score) best = {roles, score};
      }
  return best?.roles;
}

/**
 * Whether the rows tell quantity and price apart, which a factor of 1 does not: neither is 1 in some row, two titles
 * agree, or all quantities are 1 beside prices with cents.
 */
function isTelling(rows: Numbers[], roles: Roles): boolean {
  const counts = rows.map((row) => row.get(roles.quantity)?.first ?? '1');
  const prices = rows.map((row) => row.get(roles.unit_price)?.last ?? '1');
  return (
    counts.some((count, at) => !isOne(count) && !isOne(prices[at]!)) ||
    roleNames.filter((name) => roles[name].concepts.has(name)).length > 1 ||
    (counts.every((count) => count === '1') && rows.some((row) => row.get(roles.unit_price)?.hasCents))
  );
}

function isOne(number: string): boolean {
  return Number(number) === 1;
}

function rename(columns: HeaderColumn[], roles: Roles): Map<HeaderColumn, HeaderColumn> {
  return new Map(
    columns.map((column) => {
      const role = roleNames.find((name) => roles[name] === column);
      const kept = [...column.concepts].filter(([name]) => !(roleNames as readonly string[]).includes(name));
      return [column, {...column, concepts: new Map(role === undefined ? kept : [[role, 1]])}];
    }),
  );
}

function renamed(item: Item, names: Map<HeaderColumn, HeaderColumn>): Item {
  return {
    ...item,
    cells: item.cells.map((cell) => ({...cell, column: names.get(cell.column) ?? cell.column})),
  };
}
