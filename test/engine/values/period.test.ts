import {expect, test} from 'vitest';
import {findEnds, findPeriods} from '../../../src/engine/values/period.js';

test.each([
  ['1 January 2025 to 31 March 2025', '2025-01-01', '2025-03-31'],
  ['May 1 – May 31, 2025', '2025-05-01', '2025-05-31'],
  ['04.08.–15.08.2025', '2025-08-04', '2025-08-15'],
  ['1 août – 31 août 2025', '2025-08-01', '2025-08-31'],
  ['1–31 May 2025', '2025-05-01', '2025-05-31'],
  ['juni 2025', '2025-06-01', '2025-06-30'],
  ['Juli/August 2026', '2026-07-01', '2026-08-31'],
  ['December/January 2026', '2025-12-01', '2026-01-31'],
  ['02/2024', '2024-02-01', '2024-02-29'],
])('%s', (text, start, end) => {
  expect(findPeriods(text, {dayFirst: true}).map(({value}) => value)).toEqual([{start, end}]);
});

test('one day, and two days that are no period, are none', () => {
  expect(findPeriods('12 May 2025', {dayFirst: true})).toEqual([]);
  expect(findPeriods('Invoice date 12.05.2025 Due date 26.05.2025', {dayFirst: true})).toEqual([]);
});

test.each([
  ['1 - 14 June 2021', ['2021-06-01', '2021-06-14']],
  ['3 to 9 May 2022', ['2022-05-03', '2022-05-09']],
  ['2 March 2024 - 5 March 2024', ['2024-03-02', '2024-03-05']],
  ['14 June 2021', ['2021-06-14']],
  ['05/06/20-12/06/20', ['2020-06-05', '2020-06-12']],
  ['01.02.2024-31.03.2024', ['2024-02-01', '2024-03-31']],
  ['No. 12.05.2024-001', []],
])('the days of "%s" are told, each by its own characters', (text, days) => {
  const found = findEnds(text, {dayFirst: true});
  expect(found.map(({value}) => value)).toEqual(days);
  for (const {raw, start, end} of found) expect(text.slice(start, end)).toBe(raw);
  expect(found.every(({end}, at) => end <= (found[at + 1]?.start ?? text.length))).toBe(true);
});
