import type {FieldValue, ResultFields} from '../../contract/extraction.js';
import {printable} from '../terminal/printable.js';
import {table} from './table.js';
import {fit, padEnd, widthOf} from '../terminal/width.js';

/** Extracted fields for people: name and value in two columns, tables below their name. */
export function fieldLines(fields: ResultFields, width: number): string[] {
  const names = Object.keys(fields).map(printable);
  const column = Math.min(Math.max(0, ...names.map(widthOf)), Math.floor(width / 2));
  return Object.entries(fields).flatMap(([name, value]) => {
    if (isRows(value)) return [printable(name), ...rowLines(value, width - 2).map((line) => `  ${line}`)];
    const shown = fit(printable(scalarText(value)), Math.max(8, width - column - 2));
    return [`${padEnd(fit(printable(name), column), column)}  ${shown}`.trimEnd()];
  });
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
