import type {NumberLocale} from '../../values/found.js';
import {isNear, isZero, multiplyDecimals} from '../../values/decimal.js';
import {findMoney} from '../../values/money.js';
import {findNumbers} from '../../values/number.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {Cell} from '../structure/row-cells.js';
import type {HeaderColumn} from '../headers/header-column.js';
import {hasConcept, type Item} from '../structure/item.js';

/**
 * Items of OCR pages with quantities that OCR lost: a thin "1" read as "I" or not at all, a missing decimal
 * separator. They are computed from price and amount, if that gives a plain number.
 */
export function withInferredQuantities(
  items: Item[],
  columns: HeaderColumn[],
  numberLocale: NumberLocale,
): Item[] {
  const counted = items.flatMap(({cells}) => cells.map(({column}) => column));
  const column = [...counted, ...columns].find((one) => hasConcept(one, 'quantity'));
  const figures = items.map((item) => figuresOf(item, numberLocale));
  const proven = figures.filter(isProven).length;
  const complete = figures.filter(({count, price, amount}) => count && price && amount).length;
  if (column === undefined || proven < complete / 2) return items;
  return items.map((item, at) => {
    const {count, digits, price, amount} = figures[at]!;
    const isRead = item.lines.every(({source}) => source === 'ocr');
    if (!isRead || price === undefined || amount === undefined || isProven(figures[at]!)) return item;
    const told = count === undefined ? countOf(price, amount) : withPoint(digits, price, amount);
    return told === undefined ? item : withCount(item, told, column);
  });
}

interface Figures {
  count: string | undefined;
  /** The digits of `count` as printed, without separators. */
  digits: string;
  price: string | undefined;
  amount: string | undefined;
}

function figuresOf({cells}: Item, numberLocale: NumberLocale): Figures {
  const texts = (name: ConceptName) =>
    cells.filter(({column}) => hasConcept(column, name)).map(({text}) => text);
  const money = (name: ConceptName) =>
    texts(name).flatMap((text) => findMoney(text, numberLocale).slice(-1))[0]?.value;
  const [count] = texts('quantity').flatMap((text) => findNumbers(text, numberLocale).slice(0, 1));
  const [written = ''] = texts('quantity').flatMap((text) => /^[\d., ]*/.exec(text) ?? []);
  return {
    count: count?.value,
    digits: written.replace(/\D/g, ''),
    price: money('unit_price'),
    amount: money('line_amount'),
  };
}

function isProven({count, price, amount}: Figures): boolean {
  return count !== undefined && price !== undefined && amount !== undefined && makes(count, price, amount);
}

function makes(count: string, price: string, amount: string): boolean {
  return isNear(multiplyDecimals(count, price), amount, '0.011');
}

/** The quantity that makes the amount, if it is a multiple of 0.25. */
function countOf(price: string, amount: string): string | undefined {
  if (isZero(price) || isZero(amount) || price.startsWith('-')) return undefined;
  const quarters = Math.round((4 * Number(amount)) / Number(price));
  const count = String(quarters / 4);
  return quarters > 0 && quarters < 40_000 && makes(count, price, amount) ? count : undefined;
}

/** The digits of "75" or "7..5" as 7.5, if that makes the amount. */
function withPoint(digits: string, price: string, amount: string): string | undefined {
  if (digits.length < 2 || digits.length > 4) return undefined;
  return [1, 2]
    .map((at) => `${digits.slice(0, -at)}.${digits.slice(-at)}`)
    .find((one) => makes(one, price, amount));
}

function withCount(item: Item, text: string, column: HeaderColumn): Item {
  const old = item.cells.find((cell) => hasConcept(cell.column, 'quantity'));
  const beside = item.cells.find((cell) => hasConcept(cell.column, 'line_amount'))!;
  const {left, right} = column.box;
  const cell: Cell = {...beside, box: {...beside.box, left, right}, ...old, column, text};
  return {...item, cells: [cell, ...item.cells.filter((one) => !hasConcept(one.column, 'quantity'))]};
}
