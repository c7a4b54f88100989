import {expect, test} from 'vitest';
import type {ExtractedField} from '../../../src/contract/extraction.js';
import type {Field} from '../../../src/contract/fields.js';
import {parseEInvoice} from '../../../src/engine/einvoice/read-einvoice.js';
import {mergeWithEInvoice} from '../../../src/engine/einvoice/merge-einvoice.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';
import {facturX} from './samples.js';

const invoice = (await parseEInvoice(new TextEncoder().encode(facturX)))!;
const printedPage = [
  'Menuiserie Lefèvre SARL',
  'Facture FA-2024-0117 du 5 mars 2024',
  'Chêne massif & vernis 10 120,50 1 205,00',
  'Total HT 1 205,00 TVA 241,00',
  'Net à payer 1 446,00 EUR',
];

test('fields asked for in any language get the attached value, with its place where it stands on the page', () => {
  const {fields, warnings} = settle([
    {name: 'Rechnungsnummer'},
    {name: 'date', prompt: 'date de la facture'},
    {name: 'total', prompt: 'the total the customer has to pay, including tax', type: 'money'},
    {name: 'IBAN'},
  ]);
  expect(fields.Rechnungsnummer).toMatchObject({
    value: 'FA-2024-0117',
    route: 'attachment',
    confidence: 0.99,
    page: 1,
    raw: 'FA-2024-0117',
  });
  expect(fields.date).toMatchObject({value: '2024-03-05', raw: '5 mars 2024', confidence: 0.99});
  expect(fields.total).toMatchObject({value: '1446.00', confidence: 0.99});
  expect(fields.IBAN).toEqual({value: 'FR7630006000011234567890189', route: 'attachment', confidence: 0.93});
  expect(warnings).toEqual([]);
});

test('what the invoice does not know, constants, and fields of other meaning stay as they were found', () => {
  const found = {
    'delivery note number': value('L-1', 0.9),
    colour: value('red', 0.4),
    currency: {...value('USD', 1), route: 'static' as const},
  };
  const {fields} = settle(
    [{name: 'delivery note number'}, {name: 'colour'}, {name: 'currency', kind: 'STATIC', value: 'USD'}],
    {found},
  );
  expect(fields).toEqual(found);
});

test('a value the page contradicts is taken with a warning and less confidence', () => {
  const {fields, warnings} = settle([{name: 'grand_total'}, {name: 'net_total'}, {name: 'iban'}], {
    page: ['Net à payer 1 999,00 EUR', 'Total HT 1 205,00'],
    found: {grand_total: value('1999.00', 0.95), net_total: value('1205.00', 0.95)},
  });
  expect(fields.grand_total).toMatchObject({value: '1446.00', confidence: 0.6});
  expect(fields.net_total).toMatchObject({value: '1205.00', confidence: 0.99});
  expect(fields.iban).toMatchObject({confidence: 0.93});
  expect(warnings).toEqual([
    'The attached invoice and the page differ about "grand_total"; the attached value was taken.',
  ]);
});

test('what the page was hardly read to say contradicts nothing', () => {
  const {warnings} = settle([{name: 'grand_total'}], {page: [], found: {grand_total: value('9.99', 0.4)}});
  expect(warnings).toEqual([]);
});

test('an attachment with several contradictions is doubted in all that does not stand on the page', () => {
  const {fields} = settle(
    [{name: 'grand_total'}, {name: 'invoice_number'}, {name: 'iban'}, {name: 'issue_date'}],
    {
      page: ['Facture 99 du 5 mars 2024', 'Total 1,00'],
      found: {grand_total: value('1.00', 0.9), invoice_number: value('99', 0.9)},
    },
  );
  expect(fields.iban).toMatchObject({confidence: 0.6});
  expect(fields.issue_date).toMatchObject({confidence: 0.99});
});

test('items come with the columns asked for, whatever they are called; unknown columns are empty', () => {
  const columns = [{name: 'Bezeichnung'}, {name: 'Menge'}, {name: 'total'}, {name: 'colour'}];
  const {fields} = settle([{name: 'Positionen', type: 'table', columns}]);
  expect(fields.Positionen).toMatchObject({
    value: [{Bezeichnung: 'Chêne massif & vernis', Menge: '10', total: '1205.00', colour: null}],
    confidence: 0.99,
    route: 'attachment',
  });
});

test('a table about something else is not filled with the items', () => {
  const {fields} = settle([{name: 'staff', type: 'table', columns: [{name: 'wing span'}, {name: 'colour'}]}]);
  expect(fields).toEqual({});
});

test('a field for several values gets a list', () => {
  expect(settle([{name: 'order number', multiple: true}]).fields['order number']).toMatchObject({
    value: ['BC-88'],
  });
});

function settle(
  fields: Field[],
  {page = printedPage, found = {}}: {page?: string[]; found?: Record<string, ExtractedField>} = {},
) {
  return mergeWithEInvoice({
    invoice,
    request: {document_type: 'invoice', fields},
    pages: [pageOfText(page)],
    numberLocale: defaultNumberLocale,
    found,
  });
}

function value(text: string, confidence: number): ExtractedField {
  return {value: text, confidence, route: 'label', page: 1};
}
