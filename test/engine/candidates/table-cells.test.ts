import {expect, test} from 'vitest';
import {tableCellSource} from '../../../src/engine/candidates/table-cells.js';
import {sourceValues} from './source-values.js';

const report = `
Subject          Current      Target      Effort      Teacher
Mathematics      7            8           A           Mr Odell
French           5            6           B           Mme Arnaud
History          6            7           C           Ms Bright
`;

const hours = `
Day         Start      Finish     Break     Hours
Mon         08:00      16:30      30        8.00
Tue         08:00      17:00      30        8.50
Fri         08:00      14:15      15        6.00
`;

const first = (text: string, prompt: string) =>
  sourceValues(tableCellSource, text, {name: 'asked', prompt})[0];

test('a request that names a row and a column is answered by the cell where they cross', () => {
  expect(first(report, 'target grade in Mathematics')).toBe('8');
  expect(first(report, 'Effort, History')).toBe('C');
});

test('words of a request name a head up to their endings', () => {
  expect(first(report, 'Who teaches French?')).toBe('Mme Arnaud');
});

test('an abbreviated day is the day that is asked for', () => {
  expect(first(hours, 'Hours worked on Friday')).toBe('6');
  expect(first(hours, 'When did she finish on Tuesday?')).toBe('17:00');
});

test('a request that names a row alone has no cell', () => {
  expect(sourceValues(tableCellSource, report, {name: 'asked', prompt: 'History'})).toEqual([]);
});
