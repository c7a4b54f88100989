import {describe, expect, test} from 'vitest';
import {findMoney} from '../../../src/engine/values/money.js';

describe('an amount becomes a decimal string', () => {
  test.each([
    ['RM 33.92', '33.92'],
    ['15.387,08 €', '15387.08'],
    ['$1,234.50', '1234.50'],
    ['1 234,56 €', '1234.56'],
    ['1’234.50 CHF', '1234.50'],
    ["CHF 1'234.50", '1234.50'],
    ['1.234.567,89', '1234567.89'],
    ['17808,00', '17808.00'],
    ['1 234,00 zł', '1234.00'],
    ['0.025', '0.025'],
    ['250,-', '250.00'],
    ['-RM 0.02', '-0.02'],
    ['(12.00)', '-12.00'],
    ['20.00CR', '-20.00'],
    ['100,00-', '-100.00'],
    ['−218,48 €', '-218.48'],
    ['S8.20', '8.20'],
    ['9. 00', '9.00'],
    ['1X3.11', '3.11'],
  ])('%s is %s', (text, value) => {
    expect(findMoney(text).at(-1)?.value).toBe(value);
  });
});

test('many digits are kept to the last', () => {
  expect(findMoney('12.345.678.901.234,56 €')[0]?.value).toBe('12345678901234.56');
});

test('a percentage, a time and a date are no likely amounts', () => {
  expect(findMoney('19%').every(({quality}) => quality < 0.1)).toBe(true);
  expect(findMoney('8:13:39')).toEqual([]);
  expect(findMoney('25/12/2018')).toEqual([]);
});

test('three digits behind a lone separator group, unless the document writes decimals so', () => {
  expect(findMoney('1.234')[0]?.value).toBe('1234.00');
  expect(findMoney('1.234', {dayFirst: true, decimal: '.'})[0]?.value).toBe('1.234');
});

test.each([
  ['RMS.75', '5.75'],
  ['RMI,350.33', '1350.33'],
  ['RM 14-10', '14.10'],
])(
  'letters and dashes behind a currency are read as the digits and the point they stand for: %s',
  (text, value) => {
    expect(findMoney(text)[0]).toMatchObject({value, quality: 1});
  },
);

test('a day, a month and a year behind a currency stay what they are, and `6$` is a rate', () => {
  expect(findMoney('RM 14-10-2019').map(({value}) => value)).not.toContain('14.10');
  expect(findMoney('SST 6$')[0]!.quality).toBeLessThan(0.2);
});

test('lakhs are grouped by two digits', () => {
  expect(findMoney('₹ 1,98,712.50').map(({value}) => value)).toEqual(['198712.50']);
});

test('brackets behind an amount in words are no sign, alone they are', () => {
  const amounts = (text: string) => findMoney(text).map(({value}) => value);
  expect(amounts('Forty Dollars ($40.00) per month')).toEqual(['40.00']);
  expect(amounts('Net loss (40.00)')).toEqual(['-40.00']);
});

test('an S in front of an amount with thousands is a dollar sign', () => {
  expect(findMoney('S4,218.60')[0]).toMatchObject({value: '4218.60', quality: 1});
});
