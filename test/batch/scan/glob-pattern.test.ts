import {expect, test} from 'vitest';
import {globMatcher} from '../../../src/batch/scan/glob-pattern.js';

test.each([
  ['*.pdf', 'deep/in/a.pdf', true],
  ['*.pdf', 'SCAN.PDF', true],
  ['*.pdf', 'a.pdf.txt', false],
  ['in/*.pdf', 'in/a.pdf', true],
  ['in/*.pdf', 'in/b/a.pdf', false],
  ['in/**/*.pdf', 'in/a.pdf', true],
  ['in/**/*.pdf', 'in/b/c/a.pdf', true],
  ['**', 'anything/at/all', true],
  ['page-?.{jpg,png}', 'page-7.png', true],
  ['page-?.{jpg,png}', 'page-17.png', false],
  ['[a-c]*.pdf', 'bill.pdf', true],
  ['[!a-c]*.pdf', 'bill.pdf', false],
  ['a+b (1).pdf', 'a+b (1).pdf', true],
  ['a+b (1).pdf', 'aab 1.pdf', false],
])('%s and %s: %s', (pattern, source, expected) => {
  expect(globMatcher([pattern])(source)).toBe(expected);
});

test('one of several patterns is enough', () => {
  expect(globMatcher(['*.pdf', '*.png'])('a.png')).toBe(true);
  expect(globMatcher([])('a.png')).toBe(false);
});
