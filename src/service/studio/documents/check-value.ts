import {DocextractError} from '../../../contract/errors.js';
import type {FieldValue} from '../../../contract/extraction.js';
import type {Column, Field, FieldType} from '../../../contract/fields.js';
import {isRecord} from '../../../contract/records.js';

/** Throws `invalid_request` unless the value is one that the field could have been read with; `null` always is. */
export function requireFitting(field: Field, value: FieldValue): void {
  const complaint = complaintAbout(field, value);
  if (complaint === undefined) return;
  throw new DocextractError('invalid_request', `${field.name}: ${complaint}.`, {
    hint: 'A value that is not on the page is null.',
  });
}

function complaintAbout(field: Field, value: FieldValue): string | undefined {
  if (value === null) return undefined;
  if (field.type === 'table') return complaintAboutRows(field.columns, value);
  if (field.multiple !== true) return complaintAboutCell(field, value);
  if (!Array.isArray(value)) return 'it takes a list of values';
  return firstOf(value, (one) => complaintAboutCell(field, one));
}

function complaintAboutRows(columns: Column[] | undefined, rows: FieldValue): string | undefined {
  if (!Array.isArray(rows)) return 'a table is a list of rows';
  return firstOf(rows, (row, index) => {
    if (!isRecord(row)) return `row ${index + 1} is no object of columns and values`;
    return firstOf(Object.entries(row), ([name, cell]) => {
      const column = columns?.find((one) => one.name === name);
      if (columns !== undefined && column === undefined)
        return `row ${index + 1} has a column ${name} that the table does not have`;
      const complaint = cell === null ? undefined : complaintAboutCell(column ?? {name}, cell);
      return complaint === undefined ? undefined : `row ${index + 1}, ${name}: ${complaint}`;
    });
  });
}

function complaintAboutCell({type, options}: Pick<Field, 'type' | 'options'>, value: FieldValue) {
  const complaint = type === undefined ? undefined : complaintAboutType(type, value);
  if (complaint !== undefined) return complaint;
  if (typeof value === 'string' && value.trim() === '') return 'it is blank';
  if (options === undefined || options.some((one) => one === value)) return undefined;
  return `it is none of ${options.join(', ')}`;
}

function complaintAboutType(type: FieldType, value: FieldValue): string | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'it is neither true nor false';
  if (typeof value !== 'string') return 'it is no text';
  if (type === 'date') return isDate(value) ? undefined : 'it is no date such as 2024-03-05';
  if (type === 'money' || type === 'number' || type === 'percent')
    return /^-?\d+(\.\d+)?$/.test(value) ? undefined : 'it is no number such as 1234.50';
  return undefined;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // The 31st of a shorter month is a day of the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The first complaint about a value in a list. */
function firstOf<Item>(
  items: Item[],
  complaintOf: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const complaint = complaintOf(item, index);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}
