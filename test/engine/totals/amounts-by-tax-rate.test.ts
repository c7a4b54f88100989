import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function ask(page: string, field: Omit<Field, 'name'>): unknown {
  const fields = [{name: 'x', ...field}] as Field[];
  return findFields([pageOf(page)], {paperKind: 'invoice', fields, minConfidence: 0.5}).get('x')!.value;
}

const invoice = `
Facture 2026-118

Taux         Base HT        TVA
5,5 %        2 911,30       160,12
20 %         4 881,82       976,36

Total HT     7 793,12
Total TVA    1 136,48
Total TTC    8 929,60`;

test.each([
  ['Net amount taxed at 5.5 %', '2911.30'],
  ['VAT at the 20 % rate', '976.36'],
  ['TVA à 5,5 %', '160.12'],
  ['%20 KDV tutarı', '976.36'],
])('"%s" stands in the row of its rate', (prompt, value) => {
  expect(ask(invoice, {type: 'money', prompt})).toBe(value);
});

test('the total is no answer to whoever names a rate that does not stand on the page', () => {
  expect(ask(invoice, {type: 'money', prompt: 'VAT at the 10 % rate'})).toBeNull();
});

test('a rate is read as one, though the field is a number', () => {
  const page = `
Rechnung 118
Entwurf                    2.093,74
zzgl. 19 % USt               397,81
Gesamt                     2.491,55`;
  expect(ask(page, {type: 'number', prompt: 'VAT rate in percent'})).toBe('19');
});

test('of several rates of tax none is the rate', () => {
  const page = `
Zwischensumme              100,00
+ 7 % USt                    3,50
+ 19 % USt                   9,50
Summe                      113,00`;
  expect(ask(page, {type: 'percent', prompt: 'Steuersatz'})).toBeNull();
});
