import {describe, expect, test} from 'vitest';
import {findDates, findDaysOfYear, namesDayFirst, impliesDayFirst} from '../../../src/engine/values/date.js';

describe('a date becomes ISO', () => {
  test.each([
    ['2018-03-23', '2018-03-23'],
    ['25/12/2018 8:13:39 PM', '2018-12-25'],
    ['12-01-19 21:13', '2019-01-12'],
    ['31.12.99', '1999-12-31'],
    ['13/3/61', '1961-03-13'],
    ['13/3/49', '2049-03-13'],
    ['20180304', '2018-03-04'],
    ['2021. 3. 4', '2021-03-04'],
    ['5 March 2018', '2018-03-05'],
    ['March 5th, 2018', '2018-03-05'],
    ['29DEC17', '2017-12-29'],
    ['28th day of December 1976', '1976-12-28'],
    ['5. März 2018', '2018-03-05'],
    ['24. Jänner 2014', '2014-01-24'],
    ['1er janvier 2020', '2020-01-01'],
    ['3 août 2021', '2021-08-03'],
    ['12 de mayo de 2019', '2019-05-12'],
    ['7 ottobre 2022', '2022-10-07'],
    ['15 de março de 2023', '2023-03-15'],
    ['2 mei 2020', '2020-05-02'],
    ['3 października 2020 r.', '2020-10-03'],
    ['11 augusti 2019', '2019-08-11'],
    ['15 Ağustos 2021', '2021-08-15'],
    ['O5/O3/2018', '2018-03-05'],
    ['reçue le 4/03/2 025', '2025-03-04'],
    ['née le 23/04/19 88', '1988-04-23'],
    ['17/6/2 6', '2026-06-17'],
  ])('%s is %s', (text, iso) => {
    expect(findDates(text).map(({value}) => value)).toEqual([iso]);
  });
});

test('what is no date is not taken for one', () => {
  for (const text of [
    'Tel 07-5547360/016-7993391',
    'No 22.124. Jalan',
    '32/13/2018',
    '31.02.2020',
    '192.168.1.10',
  ])
    expect(findDates(text)).toEqual([]);
});

test('the text a date was read from is kept', () => {
  const [date] = findDates('Due 05 MAR 2018 at noon');
  expect(date).toMatchObject({value: '2018-03-05', raw: '05 MAR 2018', start: 4, end: 15});
});

test('the month comes first where the document says so, but never between points', () => {
  expect(findDates('03/04/2020', {dayFirst: false})[0]?.value).toBe('2020-03-04');
  expect(findDates('03/04/2020', {dayFirst: true})[0]?.value).toBe('2020-04-03');
  expect(findDates('06.12.2018', {dayFirst: false})[0]?.value).toBe('2018-12-06');
});

test('a day beyond twelve tells how the document writes its dates', () => {
  expect(impliesDayFirst('12/28/2017')).toBe(false);
  expect(impliesDayFirst('28/12/2017')).toBe(true);
  expect(impliesDayFirst('03/04/2017')).toBeUndefined();
});

test('names of months before or behind their days tell it too', () => {
  expect(namesDayFirst('signed on March 4, 1988')).toBe(false);
  expect(namesDayFirst('signed on 4 March 1988')).toBe(true);
  expect(namesDayFirst('signed in March')).toBeUndefined();
});

test.each([
  ['26 JUN', '2024-06-26'],
  ['mercredi 12 novembre, aux mêmes heures', '2024-11-12'],
  ['by Friday, November 20', '2024-11-20'],
])('a day without a year, "%s", is one of the year of the document', (text, iso) => {
  expect(findDaysOfYear(text, {dayFirst: true, year: 2024}).map(({value}) => value)).toEqual([iso]);
  expect(findDaysOfYear(text, {dayFirst: true})).toEqual([]);
});

test('numbers beside other words are no days', () => {
  for (const text of ['12 people', 'Room 12 novel', 'mars 14,50', '31 June'])
    expect(findDaysOfYear(text, {dayFirst: true, year: 2024})).toEqual([]);
});
