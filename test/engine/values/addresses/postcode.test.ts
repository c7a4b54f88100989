import {expect, test} from 'vitest';
import {countriesOfPostcodes, correctPostcodes} from '../../../../src/engine/values/addresses/postcode.js';

test.each([
  ['S014 9ZZ', 'SO14 9ZZ'],
  ['Southampton S014 3AB', 'Southampton SO14 3AB'],
  ['0X1 4DB', 'OX1 4DB'],
  ['BS1 4D8', 'BS1 4DB'],
  ['SL0 gAB', 'SL0 gAB'],
  ['P013 9ZZ', 'PO13 9ZZ'],
])('%s is %s in Britain', (read, printed) => expect(correctPostcodes(read, ['GB'])).toBe(printed));

test.each([
  'SO14 9ZZ',
  'SL0 9AB',
  'SW1A 1AA',
  'B5 5SB',
  'LOT 433',
  'UNIT 101',
  'K1A 0B1',
  'INV2024',
  'M-20433',
])('%s stays as it is', (text) => expect(correctPostcodes(text, ['GB'])).toBe(text));

test('without reason, nothing is mended', () => {
  expect(correctPostcodes('S014 9ZZ', [])).toBe('S014 9ZZ');
  expect(correctPostcodes('S014 9ZZ', ['CA', 'DE'])).toBe('S014 9ZZ');
});

test('in Canada', () => {
  expect(correctPostcodes('Ottawa K1A OB1', ['CA'])).toBe('Ottawa K1A 0B1');
});

test('a postcode that is written well tells the country, one that is misread does not', () => {
  expect(countriesOfPostcodes('1 Slipway Road, Gosport PO12 9ZZ')).toEqual(['GB']);
  expect(countriesOfPostcodes('S014 9ZZ')).toEqual([]);
  expect(countriesOfPostcodes('K1A 0B1')).toEqual(['CA']);
});
