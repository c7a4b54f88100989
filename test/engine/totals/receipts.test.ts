import {expect, test} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function read(text: string, ...names: string[]) {
  const fields = names.map((name) => ({name}));
  const found = findFields([pageOf(text, 1, 'ocr')], {paperKind: 'receipt', fields, minConfidence: 0.5});
  return Object.fromEntries([...found].map(([name, field]) => [name, field.value]));
}

test('a total whose label cannot be read is what was given less the change', () => {
  const text = `
Corner Kettle
Tea             3.10
Scone           4.90
T~+*l           8.00
Cash           20.00
Change         12.00`;
  expect(read(text, 'total')).toEqual({total: '8.00'});
});

test('a total whose label cannot be read is the net total and its tax', () => {
  const text = `
Corner Kettle
Lamps                66.04
Joints                2.83
Sub Total            68.87
VAT                   4.13
TQ#L                 73.00`;
  expect(read(text, 'total')).toEqual({total: '73.00'});
});

test('a subtotal that the rows add up to is not the total', () => {
  const text = `
Corner Kettle
Saba                53.70
Salmon              21.90
SUBTOTAL            75.60
DISCOUNT           -30.00
Total Amount:       45.60`;
  expect(read(text, 'total')).toEqual({total: '45.60'});
});

test('an address goes on to the names of places below it and leaves out what is about numbers', () => {
  const text = `
LIAN HING STATIONERY SON BHD
(162761-M)
NO.32 & 33, JALAN SR 1/9,
L0T 12, 4330O SERI KEMBANGAN,
SELANGOR
DARULEHSAN
GST ID :002139201536
Tax Invoice`;
  expect(read(text, 'company', 'address')).toEqual({
    company: 'LIAN HING STATIONERY SDN BHD',
    address: 'NO.32 & 33, JALAN SR 1/9, LOT 12, 43300 SERI KEMBANGAN, SELANGOR DARULEHSAN',
  });
});

test('an address of two lines without a word for street is one all the same', () => {
  const text = `
THREE STOOGES
BISTRO & CAFE
109, SS21/1A,
DAMANSARA UTAMA
GST ID : 001661886464`;
  expect(read(text, 'address')).toEqual({address: '109, SS21/1A, DAMANSARA UTAMA'});
});

test('what is not on a receipt is not guessed', () => {
  const fields = {
    signature: 'naam van de ondertekenaar',
    passport_number: 'number of the passport',
    buyer_vat: 'numéro de TVA du client',
  };
  const text = `
Corner Kettle
GST No: 000849813504
Table No: A1
Total 8.00
Goods sold are not refundable`;
  const found = findFields([pageOf(text, 1, 'ocr')], {
    paperKind: 'receipt',
    fields: Object.entries(fields).map(([name, prompt]) => ({name, prompt})),
    minConfidence: 0.5,
  });
  for (const name of Object.keys(fields)) expect(found.get(name)!.value).toBeNull();
});
