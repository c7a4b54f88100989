import {expect, test} from 'vitest';
import {findPeriods} from '../../../src/engine/values/period.js';

test.each([
  ['1 January 2025 to 31 March 2025', '2025-01-01', '2025-03-31'],
  ['May 1 – May 31, 2025', '2025-05-01', '2025-05-31'],
  ['04.08.–15.08.2025', '2025-08-04', '2025-08-15'],
  ['1 août – 31 août 2025', '2025-08-01', '2025-08-31'],
  ['1–31 May 2025', '2025-05-01', '2025-05-31'],
  ['juni 2025', '2025-06-01', '2025-06-30'],
  ['Juli/August 2026', '2026-07-01', '2026-08-31'],
  ['02/2024', '2024-02-01', '2024-02-29'],
])('%s', (text, start, end) => {
  expect(findPeriods(text, {dayFirst: true}).map(({value}) => value)).toEqual([{start, end}]);
});

test('one day, and two days that are no period, are none', () => {
  expect(findPeriods('12 May 2025', {dayFirst: true})).toEqual([]);
  expect(findPeriods('Invoice date 12.05.2025 Due date 26.05.2025', {dayFirst: true})).toEqual([]);
});
