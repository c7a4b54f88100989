import {expect, test} from 'vitest';
import {findTimes} from '../../../src/engine/values/time.js';

const times = (text: string) => findTimes(text).map(({value}) => value);

test('times are written with a colon, or with a point beside a word for the time', () => {
  expect(times('from 18:24 to 19:05')).toEqual(['18:24', '19:05']);
  expect(times('held at 7.30 p.m. in the hall')).toEqual(['7.30 p.m.']);
  expect(times('om 16.42 uur vastgesteld')).toEqual(['16.42 uur']);
  expect(times('samling kl. 18.00')).toEqual(['18.00']);
});

test('amounts and dates are no times', () => {
  expect(times('Total 16.42, paid 12.05.2025')).toEqual([]);
});

test('times are written with the letter h and spaces around it', () => {
  expect(times("L'eau sera coupée de 9 h 30 à 15 h 00")).toEqual(['9 h 30', '15 h 00']);
});

test('a span of time begins with a time too, though the word for it stands behind its end alone', () => {
  expect(times('Termin: 8.00 – 11.30 Uhr')).toEqual(['8.00', '11.30 Uhr']);
  expect(times('Fläche 8.00 – 11.30 m²')).toEqual([]);
});
