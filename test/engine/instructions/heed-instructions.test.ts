import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {extractByWords, extractFromPages} from '../../../src/engine/extract.js';
import {pageOfText} from '../../helpers/page-of-text.js';

/** The values and warnings of pages of text, with instructions and without. */
function read(pages: string[][], fields: Field[], instructions?: string) {
  const extraction = extractFromPages(
    pages.map((lines, at) => pageOfText(lines, {number: at + 1})),
    {document_type: 'form', fields, ...(instructions && {instructions})},
  );
  const values = Object.entries(extraction.fields).map(([name, {value}]) => [name, value]);
  return {values: Object.fromEntries(values) as Record<string, unknown>, warnings: extraction.warnings};
}

const received: Field[] = [{name: 'received', prompt: 'Date received', type: 'date'}];

test('the order of dates follows the instructions, whatever the page suggests', () => {
  const page = ['Registration', '', 'Date received: 03/04/2024', '', 'Harbour Works Ltd'];
  expect(read([page], received, 'US dates.').values.received).toBe('2024-03-04');
  expect(read([page], received, 'Dates are day first').values.received).toBe('2024-04-03');
});

test('a language that is named tells the order of dates and the decimal separator', () => {
  const page = ['Form', '', 'Received: 03/04/2024', '', 'Weight: 1,500', '', 'Harbour Inc'];
  const fields: Field[] = [
    {name: 'received', prompt: 'Received', type: 'date'},
    {name: 'weight', prompt: 'Weight', type: 'number'},
  ];
  expect(read([page], fields).values).toEqual({received: '2024-03-04', weight: '1500'});
  expect(read([page], fields, 'The documents are in German.').values).toEqual({
    received: '2024-04-03',
    weight: '1.5',
  });
});

const plan: Field[] = [{name: 'plan', prompt: 'Plan name'}];
const pages = [
  ['Offer', '', 'Plan name: Alder Basic'],
  ['Annex', '', 'Plan name: Birch Large'],
];

test('pages are left out as told, and the document keeps its number of pages', () => {
  expect(read(pages, plan, 'Only the first page.').values.plan).toBe('Alder Basic');
  expect(read(pages, plan, 'Ignore page 1.').values.plan).toBe('Birch Large');
  expect(read(pages, plan, 'Last page only').values.plan).toBe('Birch Large');
});

test('of several answers the one that the instructions name', () => {
  const page = [
    'Payments',
    '',
    'Amount: 120.00',
    '',
    'Amount: 95.00',
    '',
    'Amount: 310.00',
    '',
    'Amount: 40.00',
  ];
  const amount: Field[] = [{name: 'amount', prompt: 'Amount', type: 'money'}];
  expect(read([page], amount, 'If there are several amounts, take the last.').values.amount).toBe('40.00');
  expect(read([page], amount, 'If there are several amounts, take the first.').values.amount).toBe('120.00');
  expect(read([page], amount, 'Take the larger amount').values.amount).toBe('310.00');
});

test('words to ignore are no part of a value', () => {
  const page = ['Delivery', '', 'Driver: Morgan Ellery COPY'];
  const driver: Field[] = [{name: 'driver', prompt: 'Driver'}];
  expect(read([page], driver, 'Ignore stamps that say COPY.').values.driver).toBe('Morgan Ellery');
});

test('amounts in another currency than the one named are passed over', () => {
  const page = ['Offer', '', 'Price: EUR 120.00', '', 'Price: USD 131.50'];
  const price: Field[] = [{name: 'price', prompt: 'Price', type: 'money'}];
  expect(read([page], price, 'Amounts are in USD.').values.price).toBe('131.50');
});

test('a currency that is named is the currency asked for', () => {
  const page = ['Offer', '', 'Price: $ 131.50'];
  const currency: Field[] = [{name: 'currency', prompt: 'Currency', type: 'currency'}];
  expect(read([page], currency, 'Amounts are in CAD.').values.currency).toBe('CAD');
});

test('what is not understood is a warning that quotes it, shortened', () => {
  const long = `Please treat ${'every '.repeat(30)}field with care`;
  const {warnings} = read(pages, plan, `Dates are day first. Handle with care.\n${long}`);
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('"Handle with care."');
  expect(warnings[1]!.length).toBeLessThan(180);
});

test('the last page is left out once', async () => {
  const three = [
    ['Letter'],
    ['Offer', '', 'Plan name: Alder Basic'],
    ['Annex', '', 'Plan name: Birch Large'],
  ];
  const all = three.map((lines, at) => pageOfText(lines, {number: at + 1}));
  const request = {document_type: 'form', fields: plan, instructions: 'Ignore the last page.'};
  const {fields} = await extractByWords(all, {request, references: []});
  expect(fields.plan!.value).toBe('Alder Basic');
});

test('a choice that names a field concerns it alone', () => {
  const page = [
    'Offer',
    '',
    'Total: 120.00',
    'Total: 95.00',
    '',
    'Received: 03/04/2024',
    'Received: 05/04/2024',
  ];
  const both: Field[] = [
    {name: 'total', prompt: 'Total', type: 'money'},
    {name: 'received', prompt: 'Received', type: 'date'},
  ];
  const alone = read([page], both).values.received;
  expect(read([page], both, 'Take the last total.').values).toEqual({total: '95.00', received: alone});
});
