import {expect, test} from 'vitest';
import {likenessToAddress} from '../../../src/engine/values/addresses/address.js';
import {findBooleans} from '../../../src/engine/values/boolean.js';
import {findCurrencies} from '../../../src/engine/values/currency.js';
import {addDecimals, compareDecimals, isNear, multiplyDecimals} from '../../../src/engine/values/decimal.js';
import {findEmails} from '../../../src/engine/values/email.js';
import {findIbans, isValidIban} from '../../../src/engine/values/checked-numbers/iban.js';
import {findIdentifiers} from '../../../src/engine/values/identifier.js';
import {hasLegalForm, likenessToCompany, withoutRegistration} from '../../../src/engine/values/name.js';
import {findPercents} from '../../../src/engine/values/percent.js';
import {findPhones} from '../../../src/engine/values/phone.js';
import {findVatNumbers} from '../../../src/engine/values/checked-numbers/vat.js';

test('a VAT number is no IBAN that was printed wrong', () => {
  expect(findIbans('Momsreg.nr SE556677889901')).toEqual([]);
  expect(findIbans('IBAN DE12 1234 4321 9876 00')).toHaveLength(1);
});

test('an IBAN ends where its country says and its check number tells a wrong one', () => {
  const [good] = findIbans('IBAN DE88 2008 0000 0970 3757 00 BIC COBADEFFXXX');
  expect(good).toMatchObject({value: 'DE88200800000970375700', quality: 1});
  expect(findIbans('DE88 2008 0000 0970 3757 01')[0]?.quality).toBeLessThan(0.7);
  expect(isValidIban('FR2012421242124212421242124')).toBe(true);
});

test('letters misread for digits are mended where only digits can stand', () => {
  expect(findIbans('DE88 2OO8 0000 0970 3757 00')[0]).toMatchObject({
    value: 'DE88200800000970375700',
    quality: 1,
  });
});

test('a VAT number has the form of its country', () => {
  const found = (text: string) => findVatNumbers(text).map(({value}) => value);
  expect(found('USt-ID: DE136695976')).toEqual(['DE136695976']);
  expect(found('BE 0123.456.749')).toEqual(['BE0123456749']);
  expect(found('NL123456789B01 und ATU12345678')).toEqual(['NL123456789B01', 'ATU12345678']);
  expect(found('DE12345')).toEqual([]);
});

test('an identifier keeps its signs and loses what surrounds it', () => {
  expect(findIdentifiers('# RE-20140522/501, vom')[0]?.value).toBe('RE-20140522/501');
  expect(findIdentifiers('no digits here')).toEqual([]);
});

test('currencies are found by code, sign and word', () => {
  expect(findCurrencies('Währung: GBP')[0]?.value).toBe('GBP');
  expect(findCurrencies('10 €')[0]?.value).toBe('EUR');
  expect(findCurrencies('RM 30')[0]?.value).toBe('MYR');
});

test('percentages, phones and mail addresses are found', () => {
  expect(findPercents('MwSt 5,5 %')[0]?.value).toBe('5.5');
  expect(findPhones('Tel:07-3507405 Fax:07-3558160').map(({value}) => value)).toEqual([
    '07-3507405',
    '07-3558160',
  ]);
  expect(findPhones('12/03/2018')).toEqual([]);
  expect(findEmails('write to hans.muster@example.de.')[0]?.value).toBe('hans.muster@example.de');
});

test('yes and no are understood in words and marks', () => {
  expect(findBooleans('Oui')[0]?.value).toBe(true);
  expect(findBooleans('nein')[0]?.value).toBe(false);
  expect(findBooleans('[x]')[0]?.value).toBe(true);
  expect(findBooleans('☐')[0]?.value).toBe(false);
});

test('companies are known by their legal form and cleaned of their registration number', () => {
  expect(hasLegalForm('Beispiel GmbH & Co. KG')).toBe(true);
  expect(hasLegalForm('GmbH')).toBe(false);
  expect(likenessToCompany('ACME SDN BHD')).toBeGreaterThan(likenessToCompany('tan woon'));
  expect(withoutRegistration('99 SPEED MART S/B (519537-X)')).toBe('99 SPEED MART S/B');
});

test('addresses are told from other lines in several countries', () => {
  for (const line of [
    '81100 JOHOR BAHRU',
    'Bahnstr. 42',
    '69001 Lyon',
    'London SW1A 1AA',
    '00-950 Warszawa',
    'NO. 53, JALAN BESAR',
  ])
    expect(likenessToAddress(line), line).toBeGreaterThanOrEqual(0.35);
  for (const line of ['ACME TRADING', 'Thank you', 'info@example.com'])
    expect(likenessToAddress(line), line).toBeLessThan(0.35);
});

test('decimal numbers are calculated exactly', () => {
  expect(addDecimals('0.10', '0.2', '-0.05')).toBe('0.25');
  expect(multiplyDecimals('3.3333', '3')).toBe('9.9999');
  expect(compareDecimals('10.0', '9.99')).toBe(1);
  expect(isNear('9.9999', '10.00', '0.02')).toBe(true);
});

test.each([
  ['850 0123 7741', '850 0123 7741'],
  ['884 2204418773', '884 2204418773'],
  [': TBRU 448120-7', 'TBRU 448120-7'],
  ['Nr. LS 26-04417', 'LS 26-04417'],
  ['AU 55.201.117', 'AU 55.201.117'],
  ['R 1187/25', 'R 1187/25'],
  ['552 100 554 00013', '552 100 554 00013'],
  ['8841 KZM', '8841 KZM'],
  ['65 230886 W 018', '65 230886 W 018'],
  ['HV 6115 12-07-2025', 'HV 6115'],
  ['20-45-77', '20-45-77'],
  ['4711 vom 1.3.2018', '4711'],
  ['12345 10 items', '12345'],
  ['12345 EUR', '12345'],
  ['No 4711 DATE', '4711'],
])('a number is read with all its groups and nothing behind them: %s', (text, number) => {
  expect(findIdentifiers(text)[0]!.value).toBe(number);
});
