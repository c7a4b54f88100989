import {findValues} from '../../values/find-values.js';
import {addDecimals, compareDecimals, isZero} from '../../values/decimal.js';
import {findMoney} from '../../values/money.js';
import type {ReadDocument} from '../headers/read-document.js';
import type {ColumnQuery} from '../line-items/requested-columns.js';
import type {Table} from '../structure/table.js';
import {dateOf} from './dates-without-year.js';

/** A column of a table in a document. */
export interface ColumnPlace {
  table: Table;
  at: number;
  document: ReadDocument;
}

/** Whether at least half of the filled cells can be read as the type. */
export function holdsType(type: ColumnQuery['type'], {table, at, document}: ColumnPlace): boolean {
  const texts = table.rows.map(({cells}) => cells[at]!).filter((text) => text !== '');
  if (type === 'text' || type === 'name' || type === 'address' || type === 'identifier')
    return texts.length > 0;
  const isNoNumber = (text: string) =>
    type !== 'date' && /^\d{1,2}([./-])\d{1,2}(?:\1(?:\d{2,4})?)?$/.test(text) && !/^\d+\.\d+$/.test(text);
  const isRead = (text: string) =>
    !isNoNumber(text) && findValues(type, text, document.view.numberLocale).length > 0;
  const read = texts.filter((text) => isRead(text) || (type === 'date' && dateOf(text, document)));
  return texts.length > 0 && read.length >= texts.length / 2;
}

/** Whether every filled cell begins with a time of day: "8:30", "14h00". */
export function holdsTimes({rows}: Table, at: number): boolean {
  const filled = rows.map(({cells}) => cells[at]!).filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => /^\d{1,2}[:.hH]\d{2}\b/.test(cell));
}

/** The mean number of letters in the cells of a column. */
export function lettersIn({rows}: Table, at: number): number {
  const letters = rows.map(({cells}) => cells[at]!.match(/\p{L}/gu)?.length ?? 0);
  return letters.reduce((sum, count) => sum + count, 0) / rows.length;
}

/** Whether each row fills exactly one of two columns, as with charges and payments. */
export function areFilledInTurn({rows}: Table, one: number, other: number): boolean {
  return rows.every(({cells}) => (cells[one] === '') !== (cells[other] === ''));
}

/** Whether another column holds a balance that falls by an amount of this one. */
export function lessensBalance(
  {rows}: Table,
  {at, document}: {at: number; document: ReadDocument},
  columns: number[],
): boolean {
  const read = (cells: string[], column: number) =>
    findMoney(cells[column]!, document.view.numberLocale).at(-1)?.value;
  return columns.some((balance) =>
    rows.some(({cells}, row) => {
      const [taken, now] = [read(cells, at), read(cells, balance)];
      const before = row === 0 ? undefined : read(rows[row - 1]!.cells, balance);
      if (taken === undefined || now === undefined || before === undefined || isZero(taken)) return false;
      return compareDecimals(addDecimals(now, taken), before) === 0;
    }),
  );
}

/** Whether every cell is a count, with its unit or without, or empty: "12", "2.5 kg". */
export function areCounts({rows}: Table, at: number): boolean {
  return rows.every(({cells}) => /^\d{0,6}(?:[.,]\d{1,3})?(?: ?\p{L}{1,6}\.?)?$/u.test(cells[at]!));
}

/** Whether a cell has an amount with two decimals. */
export function isOfCents({rows}: Table, at: number): boolean {
  return rows.some(({cells}) => /\d[.,]\d\d(?!\d)/.test(cells[at]!));
}
