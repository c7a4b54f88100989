import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {readXlsx} from 'hucre/xlsx';
import {expect, test} from 'vitest';
import {sheetsOf} from '../../../src/batch/results/result-sheets.js';
import {workbookOf} from '../../../src/batch/workbook/workbook.js';

async function read(...results: Record<string, unknown>[]) {
  const stored = results.map((fields, at) => ({source: `${at}.png`, job_id: 'j', fields}));
  const bytes = await buffer(Readable.from(workbookOf(await sheetsOf(() => stored))));
  const {sheets} = await readXlsx(bytes);
  return Object.fromEntries(sheets.map(({name, rows}) => [name, rows]));
}

test('amounts are numbers, dates are dates, and digits that may be a code stay text', async () => {
  const {documents} = await read(
    {total: '1578.60', issued: '2024-03-15', number: '4108', postcode: '01067', paid: true},
    {total: '-3', issued: '1999-12-31', number: '30718', postcode: '10115', paid: null},
  );
  expect(documents).toEqual([
    ['source', 'job_id', 'total', 'issued', 'number', 'postcode', 'paid'],
    ['0.png', 'j', 1578.6, new Date('2024-03-15'), '4108', '01067', true],
    ['1.png', 'j', -3, new Date('1999-12-31'), '30718', '10115', null],
  ]);
});

test('a column with one value that is no number is text as a whole', async () => {
  const {documents} = await read({term: '2.5'}, {term: '2.5 years'});
  expect(documents?.map(([, , term]) => term)).toEqual(['term', '2.5', '2.5 years']);
});

test('a table has a sheet of its own, and its number of lines among the fields', async () => {
  const lines = [
    {description: 'Paper', quantity: '12', amount: '281.88'},
    {description: 'Ink', quantity: '1', amount: '40.00', tax: '7.60'},
  ];
  const sheets = await read({lines}, {lines: null}, {lines: lines.slice(1)});
  expect(sheets.documents?.map(([, , count]) => count)).toEqual(['lines', 2, null, 1]);
  expect(sheets.lines).toEqual([
    ['source', 'job_id', 'row', 'description', 'quantity', 'amount', 'tax'],
    ['0.png', 'j', 1, 'Paper', 12, 281.88, null],
    ['0.png', 'j', 2, 'Ink', 1, 40, 7.6],
    ['2.png', 'j', 1, 'Ink', 1, 40, 7.6],
  ]);
});
