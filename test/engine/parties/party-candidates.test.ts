import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {linesOf} from '../../../src/engine/group-words-into-lines.js';
import {pageOf} from '../../helpers/page-of.js';

function partiesOf(text: string) {
  const names = ['seller_name', 'seller_address', 'buyer_name', 'buyer_address'];
  const request = {document_type: 'invoice', fields: names.map((name) => ({name}))};
  const {fields} = extractFromPages([pageOf(text)], request);
  return Object.fromEntries(Object.entries(fields).map(([name, {value}]) => [name, value]));
}

test('the line above the window gives name and address of the seller, each by itself', () => {
  const parties = partiesOf(`

Malermeister Petersen GmbH · Deichstraße 14 · 25813 Husum

Frau
Silke Andresen
Norderstraße 3
25821 Bredstedt

Rechnung Nr. 2026/031                                 17.02.2026`);
  expect(parties).toEqual({
    seller_name: 'Malermeister Petersen GmbH',
    seller_address: 'Deichstraße 14, 25813 Husum',
    buyer_name: 'Silke Andresen',
    buyer_address: 'Norderstraße 3 25821 Bredstedt',
  });
});

test('a title beside the first block does not make it the addressee’s', () => {
  const parties = partiesOf(`
Boulangerie Le Goff SARL                                        FACTURE
12 rue du Port                                                  N° FA-2026-0187
29200 Brest                                                     Date : 05/02/2026



                                                Hôtel de la Rade
                                                3 quai Malbert
                                                29200 Brest

Désignation               Qté           P.U. HT       Montant HT
Baguette tradition        310           0,95              294,50`);
  expect(parties).toMatchObject({
    seller_name: 'Boulangerie Le Goff SARL',
    seller_address: '12 rue du Port 29200 Brest',
    buyer_name: 'Hôtel de la Rade',
  });
});

test('an address ends where telephone, mail and web begin', () => {
  const {buyer_address} = partiesOf(`
Invoice 0004                                       Date: March 3, 2026

Bill to
Northwind Dental LLC
2100 Elm Avenue, Suite 4
Boise, ID 83702
office@northwinddental.com`);
  expect(buyer_address).toBe('2100 Elm Avenue, Suite 4 Boise, ID 83702');
});

test('addresses at the foot are the seller’s, whoever stands at the head', () => {
  const text = `
Your electricity bill                              Bill number  SVE-771

Mrs Eleanor Pritchard
14 Orchard Rise
Ledbury
HR8 2DT

Total amount due                                                 259.73
${'\n'.repeat(42)}
Severn Valley Energy plc · PO Box 4410 · Gloucester GL1 9XT · Tel 0330 555 0199`;
  expect(partiesOf(text)).toEqual({
    seller_name: 'Severn Valley Energy plc',
    seller_address: 'PO Box 4410, Gloucester GL1 9XT',
    buyer_name: 'Mrs Eleanor Pritchard',
    buyer_address: '14 Orchard Rise Ledbury HR8 2DT',
  });
});

test('headings of two languages and headings in brackets are no names', () => {
  const parties = partiesOf(`
Exportador / Exporter                  Consignee (Buyer)
Calzados Serra, S.L.                   Prairie Rose Outfitters Inc.
Calle Mayor 18                         455 Market Street
03600 Elda                             Boise, ID 83702`);
  expect(parties).toEqual({
    seller_name: 'Calzados Serra, S.L.',
    seller_address: 'Calle Mayor 18 03600 Elda',
    buyer_name: 'Prairie Rose Outfitters Inc.',
    buyer_address: '455 Market Street Boise, ID 83702',
  });
});

test.each([
  ['HL Harbour Lane Print Ltd', 'Harbour Lane Print Ltd'],
  ['AB Harbour Lane Print Ltd', 'AB Harbour Lane Print Ltd'],
])('initials in letters of another size are a logo: %s', (sign, name) => {
  const page = pageOf(`
${sign}
14 Harbour Lane
Bristol BS1 9XX
Tel. 0117 496 0142

INVOICE 4711`);
  const enlarged = page.words.map((word, at) =>
    at === 0 ? {...word, box: {...word.box, top: word.box.top - 2, bottom: word.box.bottom + 2}} : word,
  );
  const request = {document_type: 'invoice', fields: [{name: 'seller_name'}]};
  const {fields} = extractFromPages([{...page, words: enlarged, lines: linesOf(enlarged)}], request);
  expect(fields.seller_name!.value).toBe(name);
});

test('the full name of a house in the row of its sign is its name', () => {
  const page = pageOf(`
Waterkant                   Scheepsuitrusting De Waterkant B.V.
14 Havenkade                Tel. 010 496 0142
3011 AB Rotterdam

FACTUUR 4711`);
  const enlarged = page.words.map((word, at) =>
    at === 0 ? {...word, box: {...word.box, top: word.box.top - 6, bottom: word.box.bottom + 6}} : word,
  );
  const request = {document_type: 'invoice', fields: [{name: 'seller_name'}]};
  const {fields} = extractFromPages([{...page, words: enlarged, lines: linesOf(enlarged)}], request);
  expect(fields.seller_name!.value).toBe('Scheepsuitrusting De Waterkant B.V.');
});
