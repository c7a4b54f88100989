import {xmlText} from './xml-text.js';

/** What the cells of a column are. A cell that is not of that kind is text. */
export type CellKind = 'text' | 'number' | 'date' | 'boolean';

/** Content of a cell: a number as a decimal string, as precise as it was; a date as `2024-03-15`. */
export type CellValue = string | boolean | null;

/** Characters that a cell may have (Excel specifications and limits). */
const longestText = 32_767;
/** Digits that a spreadsheet keeps of a number, which is an IEEE 754 double there. */
const mostDigits = 15;

const decimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const date = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * The kind of a column with this value and those before. Digits with a leading zero, or more of them than a number keeps, are
 * text: they may be a code.
 */
export function kindWith(before: CellKind | undefined, value: CellValue): CellKind | undefined {
  if (value === null || value === '') return before;
  const kind = kindOf(value);
  return before === undefined || before === kind ? kind : 'text';
}

function kindOf(value: string | boolean): CellKind {
  if (typeof value === 'boolean') return 'boolean';
  if (isNumber(value)) return 'number';
  return serialOf(value) === undefined ? 'text' : 'date';
}

function isNumber(text: string): boolean {
  return decimal.test(text) && text.replaceAll(/\D/g, '').length <= mostDigits;
}

const dayInMs = 24 * 3600 * 1000;
/** Day 0. Before March 1900 spreadsheets count a day that never was: such dates stay text. */
const epoch = Date.UTC(1899, 11, 30);
const firstDay = Date.UTC(1900, 2, 1);

/** Days since the epoch of spreadsheets; `undefined` for what is no date they know. */
function serialOf(text: string): number | undefined {
  if (!date.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isReal && time >= firstDay ? (time - epoch) / dayInMs : undefined;
}

/**
 * Indexes of cell formats in `cellXfs` of styles.xml; `number + n` is the format with n decimals, up to `mostDecimals`.
 */
export const styles = {text: 0, header: 1, date: 2, number: 3} as const;
/** More decimals are shown as they are stored. */
export const mostDecimals = 6;

/** A cell of a row as XML; nothing for an empty one. */
export function cellXml(value: CellValue, kind: CellKind, reference: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (kind === 'number' && isNumber(value)) {
    const decimals = Math.min(value.split('.')[1]?.length ?? 0, mostDecimals);
    return `<c r="${reference}" s="${styles.number + decimals}"><v>${value}</v></c>`;
  }
  const serial = kind === 'date' ? serialOf(value) : undefined;
  if (serial !== undefined) return `<c r="${reference}" s="${styles.date}"><v>${serial}</v></c>`;
  return textCell(value, reference, styles.text);
}

/** Text, never a formula, whatever it begins with. What is longer than a cell may be ends in an ellipsis. */
export function textCell(text: string, reference: string, style: number): string {
  const shown = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(shown)}</t></is></c>`;
}

/** `A`, `Z`, `AA`: the name of a column, from 0. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
