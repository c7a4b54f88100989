import {expect, test} from 'vitest';
import {compareAnswers} from './compare-answers.mjs';

const box = {left: 0.1, top: 0.1, right: 0.3, bottom: 0.2};
const far = {left: 0.1, top: 0.7, right: 0.3, bottom: 0.8};
const settings = {metric: 'fields', monthFirst: false};

function verdictOf(wanted: unknown, before: unknown, after: unknown, place = box) {
  const [compared] = compareAnswers(
    [{set: 'made', id: 'one', truth: {name: {value: wanted}}, settings}],
    [{name: {value: before, page: 1, box}}],
    [{name: {value: after, page: 1, box: place}}],
  );
  return compared!.verdict;
}

test('an answer is unchanged with the same value at the same place', () => {
  expect(verdictOf('A-17', 'A-17', 'A-17')).toBe('unchanged');
  expect(verdictOf('A-17', 'A-17', 'A-17', far)).toBe('changed');
});

test('right is better than empty, and empty better than wrong', () => {
  expect(verdictOf('A-17', null, 'A-17')).toBe('better');
  expect(verdictOf('A-17', 'A-17', null)).toBe('worse');
  expect(verdictOf('A-17', 'B-90', null)).toBe('better');
  expect(verdictOf(null, null, 'B-90')).toBe('worse');
  expect(verdictOf('A-17', 'B-90', 'C-33')).toBe('changed');
});

test('a table with more of its rows is better', () => {
  const rows = [
    {description: 'Poster', quantity: '2', amount: '6.50'},
    {description: 'Booklet', quantity: '1', amount: '1.84'},
  ];
  expect(verdictOf(rows, rows.slice(0, 1), rows)).toBe('better');
});
