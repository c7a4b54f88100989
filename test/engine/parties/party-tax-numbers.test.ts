import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOf} from '../../helpers/page-of.js';

function idsOf(text: string) {
  const fields = [
    {name: 'seller_vat_id', type: 'vat' as const},
    {name: 'buyer_vat_id', type: 'vat' as const},
  ];
  const found = extractFromPages([pageOf(text)], {document_type: 'invoice', fields}).fields;
  return [found.seller_vat_id!.value, found.buyer_vat_id!.value];
}

test('each party has the tax number that stands with it', () => {
  expect(
    idsOf(`
Sprzedawca                             Nabywca
Zakład Marek Zieliński                 Jachty Bałtyk Sp. z o.o.
ul. Portowa 15                         ul. Żeglarska 2
81-350 Gdynia                          80-560 Gdańsk
NIP: 586-123-45-67                     NIP: 5830012345`),
  ).toEqual(['586-123-45-67', '5830012345']);
});

test.each([
  ['Please make checks payable to us. EIN 84-2917734. Thank you!', '84-2917734'],
  ['ABN 53 004 085 616', '53004085616'],
  ['NIF: B84512309', 'B84512309'],
  ['GSTIN: 32AABFM1234K1Z5', '32AABFM1234K1Z5'],
  ['VAT Reg No GB 123 4567 82', 'GB123456782'],
])('%s', (line, id) => {
  expect(idsOf(`Acme Ltd\n${line}`)).toEqual([id, null]);
});
