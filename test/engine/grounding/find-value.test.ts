import {expect, test} from 'vitest';
import type {FieldType} from '../../../src/contract/fields.js';
import {findValue} from '../../../src/engine/grounding/find-value.js';
import {linesOn} from '../../../src/engine/grounding/text-location.js';
import {valueOf} from '../../../src/engine/grounding/type-value.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const pages = [
  pageOfText([
    'Müller & Söhne GmbH',
    'Hauptstraße 7',
    '10115 Berlin',
    'Rechnung Nr.:RE-2024/0815',
    'Datum 5. März 2024',
    'Lieferung 03/04/2024',
    'Summe 1.234,50 EUR',
    'IBAN DE89 3704 0044 0532 0130 00',
    'Kunde K0-8I5',
  ]),
  pageOfText(['Wonderful Equiprnent Rental Cornpany'], {number: 2, source: 'ocr'}),
];
const find = (value: string, type: FieldType = 'text') =>
  findValue({value, type, numberLocale: defaultNumberLocale}, linesOn(pages));

test('a text is found whatever its case, accents and punctuation, with page, box and words', () => {
  expect(find('MULLER & SOHNE GMBH', 'name')).toEqual({
    page: 1,
    box: {left: 0, top: 0, right: 0.19, bottom: 0.015},
    raw: 'Müller & Söhne GmbH',
    source: 'text',
    closeness: 1,
  });
});

test('a value glued to its label is found, a part of a longer number is not', () => {
  expect(find('RE-2024/0815', 'identifier')).toMatchObject({raw: 'Nr.:RE-2024/0815', closeness: 1});
  expect(find('2024/08', 'identifier')).toBeUndefined();
  expect(find('081', 'identifier')).toBeUndefined();
});

test('a text may run over lines, also with other separators', () => {
  expect(find('Hauptstraße 7, 10115 Berlin', 'address')).toMatchObject({
    raw: 'Hauptstraße 7 10115 Berlin',
    box: {top: 0.02, bottom: 0.055},
  });
});

test('an address whose lines stand apart is found piece by piece, not when a piece is missing', () => {
  expect(find('Müller & Söhne GmbH, 10115 Berlin', 'address')).toMatchObject({page: 1, closeness: 0.95});
  expect(find('Müller & Söhne GmbH, 10115 Potsdam', 'address')).toBeUndefined();
});

test('dates, amounts and account numbers are found in the way they are written there', () => {
  expect(find('2024-03-05', 'date')).toMatchObject({raw: '5. März 2024', closeness: 1});
  expect(find('1234.5', 'money')).toMatchObject({raw: '1.234,50 EUR'});
  expect(find('DE89370400440532013000', 'iban')).toMatchObject({raw: 'DE89 3704 0044 0532 0130 00'});
  expect(find('EUR', 'currency')).toMatchObject({raw: 'EUR'});
});

test('both orders of a numeric date are on the page, another date is not', () => {
  expect(find('2024-04-03', 'date')).toMatchObject({raw: '03/04/2024'});
  expect(find('2024-03-04', 'date')).toMatchObject({raw: '03/04/2024'});
  expect(find('2024-04-04', 'date')).toBeUndefined();
});

test('an amount that does not stand there is not found', () => {
  expect(find('1234.60', 'money')).toBeUndefined();
  expect(find('-1234.50', 'money')).toBeUndefined();
});

test('letters recognition takes for others cost closeness', () => {
  expect(find('KO-815', 'identifier')).toMatchObject({raw: 'K0-8I5', closeness: 0.9});
  expect(find('Wonderful Equipment Rental Company', 'name')).toMatchObject({page: 2, source: 'ocr'});
});

test('a long name with a letter wrong is found, a long identifier with a digit wrong is not', () => {
  expect(find('Wonderful Equiprnent Rentel Cornpany', 'name')?.closeness).toBeLessThan(0.9);
  expect(find('RE-2024/0816', 'identifier')).toBeUndefined();
});

test('nothing is found for a value without letters and digits', () => {
  expect(find('---')).toBeUndefined();
  expect(find('')).toBeUndefined();
});

test('an answer in words becomes the value of its type, or none', () => {
  expect(valueOf('5 mars 2024', 'date', defaultNumberLocale)).toBe('2024-03-05');
  expect(valueOf('1 234,5 €', 'money', defaultNumberLocale)).toBe('1234.50');
  expect(valueOf('19', 'percent', defaultNumberLocale)).toBe('19');
  expect(valueOf('on receipt', 'date', defaultNumberLocale)).toBeUndefined();
  expect(valueOf(' Zug ', 'text', defaultNumberLocale)).toBe('Zug');
});
