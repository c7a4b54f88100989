import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {readXlsx} from 'hucre/xlsx';
import {expect, test} from 'vitest';
import type {CellValue} from '../../../src/batch/workbook/cell.js';
import type {Column} from '../../../src/batch/workbook/sheet.js';
import {sheetNames} from '../../../src/batch/workbook/sheet-names.js';
import {workbookOf} from '../../../src/batch/workbook/workbook.js';

const text: Column = {name: 'source', kind: 'text', length: 10};

async function bytesOf(columns: Column[], rows: () => AsyncIterable<CellValue[]>): Promise<Buffer> {
  return await buffer(Readable.from(workbookOf([{name: 'documents', columns, rows}])));
}

async function* only(...rows: CellValue[][]): AsyncGenerator<CellValue[]> {
  yield* await Promise.resolve(rows);
}

test('what a document says is never a formula, and comes back as it was', async () => {
  const values = [
    '=HYPERLINK("http://a.example")',
    '<b>&amp;</b>',
    '_x0041_',
    'two\r\nlines',
    ' ends with a blank ',
  ];
  const bytes = await bytesOf([text], () => only(...values.map((value) => [value])));
  const {sheets} = await readXlsx(bytes);
  expect(sheets[0]?.rows.map(([value]) => value)).toEqual(['source', ...values]);
});

test('characters that XML cannot carry are left out, and a text longer than a cell may be ends in an ellipsis', async () => {
  const bytes = await bytesOf([text], () => only(['a\u0000b\ud800c'], ['x'.repeat(40_000)]));
  const {sheets} = await readXlsx(bytes);
  const values = sheets[0]?.rows.map(([value]) => String(value)) ?? [];
  expect(values[1]).toBe('abc');
  expect(values[2]).toMatch(/^x{32766}…$/);
});

test('rows that cannot be read end the file with their error', async () => {
  const failing = async function* (): AsyncGenerator<CellValue[]> {
    yield await Promise.resolve(['one']);
    throw new Error('the disk is gone');
  };
  await expect(bytesOf([text], failing)).rejects.toThrow('the disk is gone');
});

test('names of sheets are valid and differ, whatever fields are called', () => {
  const long = `${'a'.repeat(30)}'b`;
  const names = sheetNames(['documents', 'Documents', 'a/b:c', "'", 'History', long, `${'b'.repeat(30)}😀`]);
  expect(names).toEqual([
    'documents',
    'Documents (2)',
    'a b c',
    'sheet',
    'History (2)',
    'a'.repeat(30),
    'b'.repeat(30),
  ]);
});
