import type {FieldMeta, FieldValue, ResultFields, ResultMeta} from '../../contract/extraction.js';
import {printable} from '../terminal/printable.js';
import {table} from './table.js';
import {fit, padEnd, widthOf} from '../terminal/width.js';

/**
 * Extracted fields for people: name and value in two columns, tables below their name. Between
 * them are the confidence and the page of each value.
 */
export function fieldLines(fields: ResultFields, width: number, meta: ResultMeta = {}): string[] {
  const names = Object.keys(fields).map(printable);
  const column = Math.min(Math.max(0, ...names.map(widthOf)), Math.floor(width / 2));
  const told = Object.keys(fields).map((name) => metaText(meta[name]));
  const between = Math.max(0, ...told.map((text) => text.length));
  const gap = between === 0 ? '  ' : `  ${' '.repeat(between)}  `;
  return Object.entries(fields).flatMap(([name, value], index) => {
    const text = told[index] ?? '';
    if (isRows(value))
      return [
        text === '' ? printable(name) : `${padEnd(fit(printable(name), column), column)}  ${text}`,
        ...rowLines(value, width - 2).map((line) => `  ${line}`),
      ];
    const shown = fit(printable(scalarText(value)), Math.max(8, width - column - gap.length));
    const beside = between === 0 ? '' : `${text.padEnd(between)}  `;
    return [`${padEnd(fit(printable(name), column), column)}  ${beside}${shown}`.trimEnd()];
  });
}

/** Empty for a value that was not found. */
function metaText(meta: FieldMeta | undefined): string {
  if (meta === undefined || (meta.confidence === 0 && meta.page === undefined)) return '';
  const sure = `${Math.round(meta.confidence * 100)} %`.padStart(5);
  return meta.page === undefined ? sure : `${sure}  p. ${meta.page}`;
}

type Row = Record<string, FieldValue>;

function isRows(value: FieldValue): value is Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

function isRow(value: FieldValue): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowLines(rows: Row[], width: number): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return table(
    columns,
    rows.map((row) => columns.map((column) => scalarText(row[column] ?? null))),
    width,
  );
}

function scalarText(value: FieldValue): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(scalarText).join('; ') : JSON.stringify(value);
}
