import {expect, test} from 'vitest';
import {createWatchStatistics} from '../../../src/batch/hot-folder/watch-statistics.js';
import type {DocumentOutcome} from '../../../src/batch/model/outcome.js';

const outcome = (source: string, more: Partial<DocumentOutcome> = {}): DocumentOutcome => ({
  ...{source, status: 'succeeded', mapping: 'exact', pages: 1},
  ...more,
});

test('of a hundred thousand documents all are counted and the latest are listed', () => {
  const tally = createWatchStatistics(10);
  for (let number = 0; number < 100_000; number++) tally.record(outcome(`${number}.pdf`), true);
  const {counts, documents} = tally.finish([]);
  expect(counts).toMatchObject({total: 100_000, succeeded: 100_000, pages: 100_000});
  expect(documents.map(({source}) => source)).toEqual(
    Array.from({length: 10}, (_, index) => `${99_990 + index}.pdf`),
  );
});

test('a document that stays in the folder counts once, with what came of it last', () => {
  const tally = createWatchStatistics(10);
  const unsent = outcome('a.pdf', {status: 'unsent', error: {code: 'locked', message: 'another has it'}});
  tally.record(unsent, false);
  tally.record(unsent, false);
  expect(tally.finish([])).toMatchObject({counts: {total: 1, unsent: 1}, failures: [{count: 1}]});
  tally.record(outcome('a.pdf'), true);
  expect(tally.finish([])).toMatchObject({counts: {total: 1, unsent: 0, succeeded: 1}, failures: []});
});

test('what was paid stays paid, also when the next look finds it done before', () => {
  const tally = createWatchStatistics(10);
  tally.record(outcome('a.pdf', {pages: 3}), false);
  tally.record(outcome('a.pdf', {pages: 3, status: 'skipped'}), true);
  tally.record(outcome('b.pdf', {pages: 2, status: 'unknown'}), true);
  tally.record(outcome('c.pdf', {pages: 4, status: 'failed'}), true);
  expect(tally.creditsSpent).toBe(5);
});
