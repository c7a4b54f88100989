import {describe, expect, it} from 'vitest';
import {correctAddress, correctCompany} from '../../../../src/engine/values/addresses/correct-words.js';

describe('words of addresses that recognition misread', () => {
  it.each([
    ['L0T 12, JaIan Ria 4330O Johcr', 'LOT 12, Jalan Ria 43300 Johor'],
    ['10T 7, SET1A INDAH, 41l50 SELANG0R', 'LOT 7, SETIA INDAH, 41150 SELANGOR'],
    ['Marktpiatz 3, 80331 Munchem', 'Marktpiatz 3, 80331 Munchen'],
    ['4 Quay Street, Southampton S014 3AB', '4 Quay Street, Southampton SO14 3AB'],
    ['2 High Street, Oxford 0X1 4DB', '2 High Street, Oxford OX1 4DB'],
    ['12， Orchard Raod （Singapcre）', '12, Orchard Raod (Singapore)'],
  ])('%s', (read, printed) => expect(correctAddress(read)).toBe(printed));

  it.each([
    '7/118B SS21/1A U13',
    'K3-113, B-F-11',
    '3RD FLR, 221B Baker Street',
    'Utara Selatan',
    'Żółta 5',
    'Slough SL0 9AB',
    'Bristol BS1 4DJ',
  ])('leaves %s alone', (text) => expect(correctAddress(text)).toBe(text));
});

describe('words of company names that recognition misread', () => {
  it.each([
    ['WAHIN HARDWAKE SON BHD', 'WAHIN HARDWARE SDN BHD'],
    ['AEON C0. （M） BHD', 'AEON CO. (M) BHD'],
    ['FY Eagle Enterfrise', 'FY Eagle Enterprise'],
  ])('%s', (read, printed) => expect(correctCompany(read)).toBe(printed));

  it('leaves names alone that only resemble words of business', () => {
    expect(correctCompany('Marti 7-ELEVEN 99 Speed')).toBe('Marti 7-ELEVEN 99 Speed');
  });
});

it('a letter behind the slash of a house number is the digit it looks like', () => {
  expect(correctAddress('Jalan 7/l18B')).toBe('Jalan 7/118B');
});
