import {expect, test} from 'vitest';
import {standingFeatures} from '../../../src/engine/features/standing-features.js';

test('a candidate stands in the ranking of its own query', () => {
  const [first, second, alone] = standingFeatures([
    {query: 'name', place: 'a', score: 3},
    {query: 'name', place: 'b', score: 1},
    {query: 'date', place: 'c', score: -2},
  ]);
  expect(first).toMatchObject({rank: 0, lead: 2, candidates: 2, contested: 0});
  expect(first!.share).toBeCloseTo(1 / (1 + Math.exp(-2)));
  expect(second).toMatchObject({rank: 1, lead: -2});
  expect(alone).toMatchObject({rank: 0, candidates: 1, share: 1, shareOfTwo: 1});
});

test('words that answer another query better are contested', () => {
  const [mine, theirs] = standingFeatures([
    {query: 'name', place: 'a', score: 0},
    {query: 'title', place: 'a', score: 4},
    {query: 'title', place: 'b', score: 0},
  ]);
  expect(mine!.contested).toBeGreaterThan(0.9);
  expect(theirs!.contested).toBe(1);
});
