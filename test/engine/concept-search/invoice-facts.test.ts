import {describe, expect, it} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

const request = {
  paperKind: 'invoice',
  minConfidence: 0.5,
  fields: [
    {name: 'invoice_number'},
    {name: 'issue_date'},
    {name: 'due_date'},
    {name: 'seller_name', type: 'name' as const},
    {name: 'buyer_name', type: 'name' as const},
    {name: 'currency'},
    {name: 'net_total', type: 'money' as const},
    {name: 'tax_total', type: 'money' as const},
    {name: 'grand_total', type: 'money' as const},
  ],
};

function factsOf(text: string) {
  const fields = findFields([pageOf(text)], request);
  return Object.fromEntries([...fields].map(([name, {value}]) => [name, value]));
}

describe('totals of an invoice', () => {
  it('are proven by their sum and the tax rate where a label is not known', () => {
    expect(
      factsOf(`
Description             Qty         Unit price     Amount
Oak shelf               4           25.00          100.00
Steel bracket           3           10.00           30.00

Goods and services                                 130.00
VAT 20 %                                            26.00
Kindly transfer                                    156.00`),
    ).toMatchObject({net_total: '130.00', tax_total: '26.00', grand_total: '156.00'});
  });

  it('hold one tax for several rates that stand beside each other', () => {
    expect(
      factsOf(`
Net total          VAT 6 %          VAT 21 %          Grand total
3,922.00           46.92            659.40            4,628.32`),
    ).toMatchObject({net_total: '3922.00', tax_total: '706.32', grand_total: '4628.32'});
  });

  it('are left empty where nothing adds up', () => {
    expect(
      factsOf(`
Goods and services                                 130.00
Kindly transfer                                    171.00`),
    ).toMatchObject({net_total: null, tax_total: null, grand_total: null});
  });
});

describe('the parties of an invoice', () => {
  it('are told from streets whatever these are called', () => {
    expect(
      factsOf(`
Acme GmbH
Am Güterbahnhof 35
12345 Musterstadt


Beta AG
Zur Alten Mühle 7
54321 Beispielhausen

Rechnung Nr. 4711`),
    ).toMatchObject({seller_name: 'Acme GmbH', buyer_name: 'Beta AG'});
  });

  it('go by their full name where a sign is only a part of it', () => {
    const foot = '\n'.repeat(48);
    expect(factsOf(`VALVERDE\n\nFattura n. 12${foot}Officina Meccanica Valverde S.r.l.`).seller_name).toBe(
      'Officina Meccanica Valverde S.r.l.',
    );
  });
});

describe('the currency of an invoice', () => {
  it('is the peso of Mexico where its tax stands beside a dollar sign', () => {
    expect(factsOf('Subtotal: $ 100.00\nIVA 16 %: $ 16.00\nTotal: $ 116.00').currency).toBe('MXN');
    expect(factsOf('Subtotal: $ 100.00\nSales tax 8 %: $ 8.00\nTotal: $ 108.00').currency).toBe('USD');
  });
});

describe('number and dates of an invoice', () => {
  it('are read before the words that name them, as Turkish has it', () => {
    expect(
      factsOf('12-06-2019 tarihli 13327/19 nolu fatura\n\nLütfen 23 Temmuz 2019 tarihine kadar ödeyiniz.'),
    ).toMatchObject({invoice_number: '13327/19', issue_date: '2019-06-12', due_date: '2019-07-23'});
  });

  it('keep the kind and the series of a document with its number', () => {
    expect(factsOf('Fatura FT 2024/215\nData: 2024-03-01').invoice_number).toBe('FT 2024/215');
  });

  it('are told right behind a number that looks like the beginning of a date', () => {
    expect(factsOf('Rechnung Nr. 24.11 vom 18. Februar 2019').issue_date).toBe('2019-02-18');
  });

  it('are told from a date behind the name of a place', () => {
    expect(factsOf('Acme GmbH\n\nMusterstadt, den 5.3.2024\n\nRechnung 4711').issue_date).toBe('2024-03-05');
  });

  it('take a vague label for the number where it stands beside the date', () => {
    expect(
      factsOf(`
Nummer            Datum factuur     Betalen vóór
A37191.03         30-05-2020        29-07-2020`),
    ).toMatchObject({invoice_number: 'A37191.03', issue_date: '2020-05-30', due_date: '2020-07-29'});
  });
});
