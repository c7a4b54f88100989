import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import type {Page} from '../../../src/engine/page.js';
import {pageOf} from '../../helpers/page-of.js';

function find(pages: Page[], fields: (string | Field)[], paperKind = 'invoice') {
  const asked = fields.map((field) => (typeof field === 'string' ? {name: field} : field));
  return findFields(pages, {paperKind, fields: asked, minConfidence: 0.5});
}

function values(pages: Page[], fields: (string | Field)[], paperKind?: string) {
  return Object.fromEntries([...find(pages, fields, paperKind)].map(([name, field]) => [name, field.value]));
}

const german = pageOf(`
Muster GmbH - Ecke 12 - 12345 Stadthausen

Beispiel AG
Bahnstr. 42                                          Rechnungsdatum:   31.01.2024
88802 Spielkreis                                     Kundennummer:     4711

Rechnung Nr. RE-2024/0815
Bestellung Nr. 99-1 vom 02.01.2024

Pos  Bezeichnung              Menge     Einzelpreis      Gesamt
1    Amboss 250 kg            2 Stück     1.000,00     2.000,00
2    Kette                    30 Meter       10,00       300,00
     Oberfläche: verzinkt

                              Summe netto              2.300,00
                              Umsatzsteuer 19%           437,00
                              Rechnungsbetrag          2.737,00

Zahlbar bis 14.02.2024 auf IBAN DE88 2008 0000 0970 3757 00
`);

test('a German invoice gives its facts', () => {
  const names = [
    'invoice_number',
    'issue_date',
    'due_date',
    'net_total',
    'tax_total',
    'grand_total',
    'iban',
    'seller_name',
    'buyer_name',
  ];
  expect(values([german], names)).toEqual({
    invoice_number: 'RE-2024/0815',
    issue_date: '2024-01-31',
    due_date: '2024-02-14',
    net_total: '2300.00',
    tax_total: '437.00',
    grand_total: '2737.00',
    iban: 'DE88200800000970375700',
    seller_name: 'Muster GmbH',
    buyer_name: 'Beispiel AG',
  });
});

test('line items are read with their numbers', () => {
  const columns = [{name: 'description'}, {name: 'quantity'}, {name: 'unit_price'}, {name: 'amount'}];
  const lines = find([german], [{name: 'lines', type: 'table', columns}]).get('lines');
  expect(lines?.route).toBe('table');
  expect(lines?.value).toEqual([
    {description: 'Amboss 250 kg', quantity: '2', unit_price: '1000.00', amount: '2000.00'},
    {description: 'Kette', quantity: '30', unit_price: '10.00', amount: '300.00'},
  ]);
});

test('a value says where it stands and what was written there', () => {
  const field = find([german], ['issue_date']).get('issue_date')!;
  expect(field).toMatchObject({page: 1, raw: '31.01.2024', route: 'label', source: 'text'});
  expect(field.box!.left).toBeCloseTo((71 * 6) / 600, 2);
  expect(field.confidence).toBeGreaterThan(0.8);
});

test('the longest label wins: neither subtotal nor tax nor change is the total', () => {
  const page = pageOf(`
CORNER SHOP LTD
12 High Street
London SW1A 1AA
Date: 05/03/2024 12:31

Sub Total            8.00
Total VAT            1.60
Total                9.60
Cash                10.00
Change               0.40
`);
  expect(values([page], ['company', 'date', 'address', 'total'], 'receipt')).toEqual({
    company: 'CORNER SHOP LTD',
    date: '2024-03-05',
    address: '12 High Street London SW1A 1AA',
    total: '9.60',
  });
});

test('where cash is rounded the rounded total is the one to pay', () => {
  const page = pageOf(`
KEDAI ABC SDN BHD
NO 1, JALAN BESAR
81100 JOHOR BAHRU
TOTAL            60.31
ROUNDING ADJ     -0.01
CASH             70.30
CHANGE           10.00
`);
  expect(values([page], ['total'], 'receipt')).toEqual({total: '60.30'});
});

test('values stand below their labels too', () => {
  const page = pageOf(`
Invoice Number      Invoice Date      Due Date
INV-77              15/11/2024        15/12/2024
`);
  expect(values([page], ['invoice_number', 'issue_date', 'due_date'])).toEqual({
    invoice_number: 'INV-77',
    issue_date: '2024-11-15',
    due_date: '2024-12-15',
  });
});

test('a field nobody knows is found by its own words, on whatever page', () => {
  const pages = [
    pageOf('General terms\nNothing here'),
    pageOf('Mast height:  12.5 m\nHull colour:  deep blue', 2),
  ];
  const found = find(pages, [{name: 'hull_colour'}, {name: 'anchor_weight'}], 'ship');
  expect(found.get('hull_colour')).toMatchObject({value: 'deep blue', page: 2});
  expect(found.get('anchor_weight')).toEqual({value: null, confidence: 0, route: 'none'});
});

test('a document that says nothing of what is asked answers nothing', () => {
  const page = pageOf('Dear Sir or Madam,\nthe weather has been fine in March and we hope yours was too.');
  const names = ['invoice_number', 'grand_total', 'net_total', 'iban', 'due_date', 'currency', 'buyer_name'];
  expect(new Set(Object.values(values([page], names)))).toEqual(new Set([null]));
});

test('labels misread by recognition are recognised', () => {
  const page = pageOf('INV0ICE NUMBER : A-123\nT0TAL AM0UNT : 12.00', 1, 'ocr');
  expect(values([page], ['invoice_number', 'total'])).toEqual({invoice_number: 'A-123', total: '12.00'});
});
