import {unionOf} from '../../box.js';
import {isClearAmount} from '../../clear-amount.js';
import type {ReadDocument} from '../headers/read-document.js';
import type {PageView, TextLine, Token} from '../../page-view/document-view.js';
import type {Box} from '../../page.js';
import {isNear, multiplyDecimals} from '../../values/decimal.js';
import type {NumberLocale} from '../../values/found.js';
import {findMoney} from '../../values/money.js';
import {factorsIn} from './quantity-times-price.js';

/** A row of a page that ends in an amount with cents or a currency. */
export interface AmountRow {
  row: number;
  /** The lines with the text before the amount. */
  lines: TextLine[];
  line: TextLine;
  tokens: Token[];
  box: Box;
  /** The amount as printed. */
  written: string;
  value: string;
  /** The letter behind the amount that stands for its tax rate. */
  code?: string;
}

/**
 * The rows of a page that end in amounts, without those that only say how a neighbour's amount is made up: "2 x
 * 13.49".
 */
export function amountRows(page: PageView, document: ReadDocument): AmountRow[] {
  const all = page.rows.flatMap((_, row) => amountRow(page, row, document));
  return all.filter(
    (one, at) => ![all[at - 1], all[at + 1]].some((other) => other && explains(one, other, document)),
  );
}

/** Whether a row is only quantity and price, with the amount of the row above or below as their product. */
function explains({row, line}: AmountRow, other: AmountRow, {view}: ReadDocument): boolean {
  if (Math.abs(other.row - row) > 1) return false;
  return isProductOf(line.page.rows[row]!, other.value, view.numberLocale);
}

/** Whether lines are only quantity and price of an amount: "2 x 13.49" of 26.98. */
export function isProductOf(lines: TextLine[], amount: string, numberLocale: NumberLocale): boolean {
  const factors = factorsIn(lines.map(({text}) => text).join(' '), numberLocale);
  if (factors === undefined || /\p{L}{3}/u.test(factors.left)) return false;
  return isNear(multiplyDecimals(factors.quantity, factors.price), amount, '0.02');
}

function amountRow(page: PageView, row: number, {view}: ReadDocument): AmountRow[] {
  const lines = page.rows[row]!;
  const line = lines.at(-1)!;
  // "8,20B": the letter behind stands for the tax rate and is no misread digit.
  const [tail] = /(?<=\d[.,]\d{2}) ?\p{L}$/u.exec(line.text) ?? [''];
  const text = line.text.slice(0, line.text.length - tail.length);
  const hit = findMoney(text, view.numberLocale).at(-1);
  if (
    hit === undefined ||
    !isClearAmount(hit) ||
    /[\p{L}\d]/u.test(text.slice(hit.end).replace(/^\s*\p{L}{1,3}$/u, ''))
  )
    return [];
  const tokens = line.tokens.filter((token) => token.end > hit.start && token.start < hit.end);
  const before = line.tokens.filter((token) => token.end <= hit.start);
  const rest = before.some(({key}) => key !== '') ? [...lines.slice(0, -1), line] : lines.slice(0, -1);
  const box = unionOf(tokens.map((token) => token.box));
  const written = text.slice(hit.start, hit.end);
  return [{row, lines: rest, line, tokens, box, written, value: hit.value, ...(tail && {code: tail.trim()})}];
}

/** Whether words precede the amount. */
export function isWorded({lines, tokens}: AmountRow): boolean {
  return lines.some((line) =>
    line.tokens.some((token) => !tokens.includes(token) && /\p{L}{2}/u.test(token.text)),
  );
}
