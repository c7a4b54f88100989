import {expect, test} from 'vitest';
import {localeOf} from '../../../src/engine/page-view/number-and-date-locale.js';
import {pageOfText} from '../../helpers/page-of-text.js';
import {pageOf} from '../../helpers/page-of.js';

test.each([
  ['Date: 8/6/93   Telephone (919) 555-0142', false],
  ['Date: 8/6/93   Northwind Tobacco Corporation', false],
  ['Date: 8/6/93   Approved on July 3, 1993', false],
  ['Date: 8/6/93   Oakdale, OH 45102   $ 12.00', false],
  ['Date: 8/6/93   Approved on 3 July 1993   Northwind Inc', true],
  ['Date: 8/6/93   Tel 555-555-0142   GST 6%', true],
  ['Date: 8/6/93   Project leader', true],
  ['Flight 01/06/20 - 02/02/20   Date: 8/6/20', false],
  ['Stay 03/04/20 - 01/05/20   Northwind Inc', true],
  ['Date: 8/6/93   Seen on 25/6/93 by Northwind Inc', true],
])('%s: day first %s', (text, dayFirst) => {
  expect(localeOf([pageOf(text)]).dayFirst).toBe(dayFirst);
});

test('a paper in a language of the day first puts the day first, with an American telephone number too', () => {
  const lines = [
    'Rechnung',
    'Datum: 03/04/2024',
    'Der Betrag ist zahlbar auf unser Konto',
    'Tel. (212) 555-0142',
  ];
  expect(localeOf([pageOfText(lines)]).dayFirst).toBe(true);
});
