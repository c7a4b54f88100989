import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const invoice = `
Harbour Lane Print Ltd
4 Harbour Lane, Whitby YO21 3PU
VAT No.: GB999999973

Bill to:
Mason & Dale Ltd
9 Foundry Row, Derby DE1 2AB

INVOICE
Invoice number: INV-2024-0187
Invoice date: 14 March 2024`;

const seller = {name: 'seller_vat_id', prompt: 'VAT number of the seller'};
const buyer = {name: 'buyer_vat_id', prompt: 'VAT number of the buyer'};
const others = [
  {name: 'buyer', prompt: 'buyer name'},
  {name: 'number', prompt: 'invoice number'},
  {name: 'date', prompt: 'invoice date'},
];

test('the one tax number of an invoice is the seller’s, whichever party is asked for', () => {
  expect(answersOf(invoice, [seller, buyer])).toEqual({seller_vat_id: 'GB999999973', buyer_vat_id: null});
  expect(answersOf(invoice, [buyer, ...others])).toMatchObject({
    buyer_vat_id: null,
    buyer: 'Mason & Dale Ltd',
  });
});

test('a tax number in the head and at the foot of an invoice is that of one party', () => {
  const twice = `${invoice}\n\nHarbour Lane Print Ltd, registered in England. VAT No.: GB999999973`;
  expect(answersOf(twice, [seller, buyer])).toEqual({seller_vat_id: 'GB999999973', buyer_vat_id: null});
});

test('the tax numbers of both parties are told apart by their labels', () => {
  const both = `${invoice}\nYour VAT No.: GB123456782`;
  expect(answersOf(both, [seller, buyer])).toEqual({
    seller_vat_id: 'GB999999973',
    buyer_vat_id: 'GB123456782',
  });
});

function answersOf(text: string, fields: {name: string; prompt: string}[]) {
  const pages = [pageOfText(text.trim().split('\n'))];
  const answers = extractFromPages(pages, {document_type: 'invoice', fields}).fields;
  return Object.fromEntries(Object.entries(answers).map(([name, {value}]) => [name, value]));
}
