import {DocextractError} from '../../contract/errors.js';
import {type CellKind, type CellValue, kindWith} from '../workbook/cell.js';
import {type Column, mostColumns, mostRows, type Sheet} from '../workbook/sheet.js';
import {isTable, lineTablesOf, linesOf} from './line-tables.js';
import {columnsOf, recordsOf, type TableRows} from './results-table.js';

/** Records, the first of them the names of the columns; read several times. */
type Records = () => AsyncIterable<readonly unknown[]>;

/**
 * Results as sheets: one of the documents, with the columns of the CSV and of each table how many lines it has, and one of
 * the lines of each table. What has more rows than a sheet may have goes on in another. Throws `cannot_write` for more columns
 * than that.
 */
export async function sheetsOf(rows: TableRows): Promise<Sheet[]> {
  const columns = await columnsOf(rows);
  const tables = await lineTablesOf(rows);
  const sheets = await sheetsOfRecords('documents', () => recordsOf(rows, columns), 'text');
  for (const table of tables)
    sheets.push(...(await sheetsOfRecords(table.field, () => linesOf(rows, table), 'number')));
  return sheets;
}

/** What whole numbers in text are: among fields postcodes and numbers of papers, among lines quantities. */
type Digits = 'text' | 'number';

async function sheetsOfRecords(name: string, records: Records, digits: Digits): Promise<Sheet[]> {
  const {columns, count} = await described(records, digits);
  if (columns.length > mostColumns)
    throw new DocextractError('cannot_write', `${columns.length} columns are more than a sheet may have`, {
      hint: 'write the results with --format csv',
    });
  const perSheet = mostRows - 1;
  const parts = Math.max(1, Math.ceil(count / perSheet));
  return Array.from({length: parts}, (_, part) => ({
    ...{name, columns},
    rows: () => cellsBetween(records, part * perSheet, (part + 1) * perSheet),
  }));
}

async function described(records: Records, digits: Digits): Promise<{columns: Column[]; count: number}> {
  let names: string[] | undefined;
  let count = 0;
  const kinds: (CellKind | undefined)[] = [];
  const lengths: number[] = [];
  const isMeasured: boolean[] = [];
  for await (const record of records()) {
    if (names === undefined) {
      names = record.map(String);
      continue;
    }
    count++;
    for (const [index, content] of record.entries()) {
      const value = cellValueOf(content);
      kinds[index] = kindWith(kinds[index], value);
      lengths[index] = Math.max(lengths[index] ?? 0, lengthOf(value));
      isMeasured[index] ||= typeof content === 'string' ? content.includes('.') : value !== null;
    }
  }
  const columns = (names ?? []).map((name, index) => ({
    ...{name, length: lengths[index] ?? 0},
    kind: kinds[index] === 'number' && isMeasured[index] !== true ? digits : (kinds[index] ?? 'text'),
  }));
  return {columns, count};
}

async function* cellsBetween(records: Records, from: number, to: number): AsyncGenerator<CellValue[]> {
  // The names of the columns come before the first row.
  let at = -1;
  for await (const record of records()) {
    if (at >= to) return;
    if (at >= from) yield record.map(cellValueOf);
    at++;
  }
}

/** A list of plain values is joined, a table counted, anything else that is not text is JSON. */
function cellValueOf(value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return String(value);
  if (isTable(value)) return String(value.length);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ');
  return JSON.stringify(value);
}

/** Of the longest line. */
function lengthOf(value: CellValue): number {
  if (value === null) return 0;
  let longest = 0;
  for (const line of String(value).split('\n')) longest = Math.max(longest, line.length);
  return longest;
}
